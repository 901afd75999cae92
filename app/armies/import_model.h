// SPDX-License-Identifier: GPL-3.0-or-later
// App.importing: armies from a file, the clipboard or the keyboard. What they are and what would become of them is shown before anything is
// changed.
#pragma once

#include "app/armies/import_reading.h"
#include "app/qt/rows_model.h"

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <exception>
#include <memory>
#include <string>
#include <vector>

namespace optio {

class Services;
class LibraryModel;
class Slicer; // app/qt/slicer.h and rules/slices.h, which Qt's moc cannot read
class Slices;
class Worker;

class ImportModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// The text as its field shows it; "" for one that is too long for a field, or no text.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    /// Where it comes from: the name of a file, or "" for what was typed or pasted.
    Q_PROPERTY(QString source READ source NOTIFY changed)
    /// Was something given that the field does not show? `size` tells how large it is.
    Q_PROPERTY(bool held READ held NOTIFY changed)
    Q_PROPERTY(QString size READ size NOTIFY changed)
    /// Was nothing given yet?
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Is it busy writing the armies?
    Q_PROPERTY(bool taking READ taking NOTIFY changed)
    /// Why nothing can be imported; "" when all is well.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// The formats that can be chosen, "" for the one that the text looks like: [{value,label,detail}]
    Q_PROPERTY(QVariantList formats READ formats NOTIFY formatsChanged)
    Q_PROPERTY(QString format READ format NOTIFY changed)
    /// The name of the one it was read with.
    Q_PROPERTY(QString recognised READ recognised NOTIFY changed)
    /// What the text leaves open, as the rows of a form.
    Q_PROPERTY(optio::RowsModel *questions READ questions CONSTANT)
    /// [{text,place,line,column}]: what was not understood, or taken for something.
    Q_PROPERTY(QVariantList notes READ notes NOTIFY changed)
    /// {id,name,detail,status,tone,older,errors,findings:[{severity,text,rule}],differences:[text],choice,choices:[{value,label}]}
    Q_PROPERTY(optio::RowsModel *armies READ armies CONSTANT)
    /// How many of them would be written.
    Q_PROPERTY(int wanted READ wanted NOTIFY changed)
    /// May they be imported now?
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    /// What was imported last, until something else is read: {text,detail,army}; `army` is the id of a single one. Empty for nothing.
    Q_PROPERTY(QVariantMap result READ result NOTIFY changed)
    /// Filters of a file dialog.
    Q_PROPERTY(QStringList filters READ filters NOTIFY formatsChanged)
public:
    ImportModel(Services *services, LibraryModel *library, QObject *parent = nullptr);
    ~ImportModel() override;

    const QString &text() const { return text_; }
    const QString &source() const { return source_; }
    bool held() const { return held_; }
    QString size() const;
    bool isEmpty() const { return !bytes_ && file_.isEmpty(); }
    bool busy() const;
    bool taking() const { return taking_; }
    const QString &fault() const { return fault_; }
    QVariantList formats() const;
    const QString &format() const { return format_; }
    QString recognised() const;
    RowsModel *questions() const { return questions_; }
    const QVariantList &notes() const { return notes_; }
    RowsModel *armies() const { return armies_; }
    int wanted() const;
    bool isReady() const;
    const QVariantMap &result() const { return result_; }
    QStringList filters() const;

    /// Begins anew, with nothing.
    Q_INVOKABLE void clear();
    Q_INVOKABLE void openFile(const QUrl &file);
    /// Reads a text, as pasted or dropped.
    Q_INVOKABLE void setText(const QString &text);
    /// The clipboard's text; tells when it holds none.
    Q_INVOKABLE void paste();
    /// Is the clipboard's text too long for a field that is typed in?
    Q_INVOKABLE bool clipboardIsLong() const;
    /// What stands in the field by now; it is read after a short pause.
    Q_INVOKABLE void type(const QString &text);
    Q_INVOKABLE void setFormat(const QString &format);
    Q_INVOKABLE void answer(const QString &question, const QVariant &value);
    /// What is to become of an army.
    Q_INVOKABLE void choose(const QString &army, const QString &choice);
    /// The same for every army that allows it.
    Q_INVOKABLE void chooseAll(const QString &choice);
    /// Stops reading; or writing, of which nothing is kept then.
    Q_INVOKABLE void cancel();
    /// Writes the armies into the library, all of them or none.
    Q_INVOKABLE void take();
    /// Takes the last import back.
    Q_INVOKABLE void undo();
    /// Where a line and column (both from 1) of the field's text are in it.
    Q_INVOKABLE int positionOf(const QString &text, int line, int column) const;

Q_SIGNALS:
    void changed();
    void textChanged();
    void formatsChanged();

private:
    /// An import that can be taken back.
    struct Done {
        std::vector<Json> written;
        std::vector<Json> replaced; ///< as they were
    };
    void begin(const QString &source, bool sameText);
    void read();
    void plan(ImportReading reading);
    /// Works out what becomes of the armies that were read, beside what the library has.
    void work();
    void show();
    void fail(const QString &sentence);
    /// Forgets what is being read or shown; what is being written is written to its end.
    void settle();
    static Slices lookingUp(ImportModel *model);
    static Slices showing(ImportModel *model);
    static Slices writing(ImportModel *model);
    void wrote(Done done, const std::exception_ptr &fault);
    QVariantMap rowOf(std::size_t at) const;
    void takeBack(int number);

    Services *services_;
    LibraryModel *library_;
    Worker *worker_;
    std::unique_ptr<Slicer> slicer_;
    bool taking_ = false;
    RowsModel *questions_, *armies_;
    QTimer pause_; ///< between the last letter typed and reading

    std::shared_ptr<const std::string> bytes_;
    QUrl file_;
    QString text_, source_, format_, fault_;
    bool held_ = false;
    ImportReading reading_;
    LibraryShare share_;
    std::vector<ImportArmy> plan_;
    std::vector<std::pair<std::string, Json>> known_; ///< see ImportJob
    QVariantList notes_;
    QVariantMap result_;
    Done done_;
    int imports_ = 0; ///< number of the last one
};

} // namespace optio
