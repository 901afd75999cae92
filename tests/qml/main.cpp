// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the QML tests (tst_*.qml). Any warning of the QML engine fails the run.
#include "app/qt/rows_model.h"
#include "rules/view.h"

#include <QQmlEngine>
#include <QQmlError>
#include <QtQuickTest>

#include <cstdio>

void qml_register_types_Optio();

/// The rows of a form, set from QML: FormRows { rows: [{id: …}, …] } updates as the app's own lists do.
class FormRows : public optio::RowsModel {
    Q_OBJECT
    Q_PROPERTY(QVariantList rows READ list WRITE setList NOTIFY listChanged)
public:
    explicit FormRows(QObject *parent = nullptr)
        : RowsModel(
              {"id", "side", "label", "help", "kind", "choices", "least", "most", "value", "standard", "rule", "effect", "tone", "idle"},
              parent)
    {}
    QVariantList list() const { return list_; }
    void setList(const QVariantList &list)
    {
        list_ = list;
        QList<QVariantMap> rows;
        for (const QVariant &row : list)
            rows.push_back(row.toMap());
        update(rows);
        Q_EMIT listChanged();
    }

Q_SIGNALS:
    void listChanged();

private:
    QVariantList list_;
};

/// The words of the rules that the screens must know.
class RuleWords : public QObject {
    Q_OBJECT
    Q_PROPERTY(QStringList tones READ tones CONSTANT)
public:
    QStringList tones() const
    {
        const auto words = wordsOf(optio::Tone());
        return {words.begin(), words.end()};
    }
};

/// Counts what the QML engine warns of, also outside of any test function.
class Setup : public QObject {
    Q_OBJECT
public:
    int warnings = 0;

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        engine->addImportPath("qrc:/qt/qml");
        connect(engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError> &list) { warnings += static_cast<int>(list.size()); });
    }
};

int main(int argc, char **argv)
{
    qml_register_types_Optio();
    qmlRegisterType<FormRows>("OptioTest", 1, 0, "FormRows");
    qmlRegisterType<RuleWords>("OptioTest", 1, 0, "RuleWords");
    Setup setup;
    const int failed = quick_test_main_with_setup(argc, argv, "qml", nullptr, &setup);
    if (setup.warnings > 0)
        std::fprintf(stderr, "%d warnings from QML: none is allowed\n", setup.warnings);
    return failed != 0 ? failed : setup.warnings > 0 ? 1 : 0;
}

#include "main.moc"
