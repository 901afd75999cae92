// SPDX-License-Identifier: GPL-3.0-or-later
// Six digits to be compared with those of another tablet: SixDigits { digits: "123 456" }. A screen reader says them one by one.
import QtQuick
import Optio

Text {
    property string digits

    objectName: "sixDigits"
    text: digits
    textFormat: Text.PlainText
    color: Theme.ink
    font.family: Theme.columns
    font.pixelSize: Theme.textHuge
    font.weight: Font.DemiBold
    horizontalAlignment: Text.AlignHCenter
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.textUnit
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Digits to compare: %1").arg(digits.replace(/[^0-9]/g, "").split("").join(" "))
}
