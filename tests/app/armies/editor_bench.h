// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor for a test: the app on a folder of its own, without a window, and what its fields and rows hold.
#pragma once

#include "rules/json.h"
#include "tests/app/armies/army_files.h"
#include "tests/app/window.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace optio::test {

inline QVariantMap fieldOf(const QVariantList &fields, const QString &key)
{
    for (const QVariant &field : fields)
        if (field.toMap().value("key").toString() == key)
            return field.toMap();
    return {};
}

inline QStringList labelsOf(const QVariantMap &field)
{
    QStringList labels;
    const QVariantList choices = field.value("choices").toList();
    for (const QVariant &choice : choices)
        labels.append(choice.toMap().value("label").toString());
    return labels;
}

struct Bench {
    QTemporaryDir folder;
    std::unique_ptr<AppModel> app = AppModel::open(folder.path().toStdString(), rulesets());
    EditorModel &editor = *app->editor();
    LibraryModel &library = *app->library();
    QSignalSpy failures{app.get(), &AppModel::failed};

    /// The army as it is stored.
    Json stored() const { return armyFile(*app, editor.id()); }
    QVariant value(const QString &key) const { return fieldOf(editor.armyFields(), key).value("value"); }
    QVariantMap unit(int row, int command = 0) const { return editor.unit(command, row); }
    QStringList labels(int command) const
    {
        QStringList labels;
        for (int row = 0; !unit(row, command).isEmpty(); ++row)
            labels.append(unit(row, command).value("label").toString());
        return labels;
    }
    QStringList findings() const
    {
        QStringList texts;
        for (const QVariant &finding : editor.findings())
            texts.append(finding.toMap().value("where").toString() + u' ' + finding.toMap().value("text").toString());
        return texts;
    }
};

} // namespace optio::test
