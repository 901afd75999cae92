// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the QML tests (tst_*.qml). Any warning, from QML or elsewhere, fails the run.
#include "app/rows_model.h"

#include <QQmlEngine>
#include <QtQuickTest>

#include <cstdio>

void qml_register_types_Optio();

namespace {

QtMessageHandler testHandler = nullptr;
int warnings = 0;

void countWarnings(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type == QtWarningMsg || type == QtCriticalMsg) {
        ++warnings;
        std::fprintf(stderr, "WARNING COUNTED: %s\n", qPrintable(text));
    }
    testHandler(type, context, text);
}

} // namespace

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

class Setup : public QObject {
    Q_OBJECT
public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        // The test library has set its own handler by now; ours comes before it.
        if (testHandler == nullptr)
            testHandler = qInstallMessageHandler(countWarnings);
        engine->addImportPath("qrc:/qt/qml");
    }
};

int main(int argc, char **argv)
{
    qml_register_types_Optio();
    qmlRegisterType<FormRows>("OptioTest", 1, 0, "FormRows");
    Setup setup;
    const int failed = quick_test_main_with_setup(argc, argv, "qml", nullptr, &setup);
    if (warnings > 0)
        std::fprintf(stderr, "%d warnings: none is allowed\n", warnings);
    return failed != 0 ? failed : warnings > 0 ? 1 : 0;
}

#include "main.moc"
