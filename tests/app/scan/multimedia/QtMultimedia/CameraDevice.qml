// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum Position { UnspecifiedPosition, BackFace, FrontFace }
}
