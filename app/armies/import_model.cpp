// SPDX-License-Identifier: GPL-3.0-or-later
// Reading armies for the import page, and writing them.
#include "app/armies/import_model.h"

#include "app/armies/library_model.h"
#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/worker.h"
#include "app/services.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace optio {

namespace {

constexpr qsizetype mostShown = 60'000; ///< letters in the field; more would make typing slow
constexpr int pauseLength = 350;        ///< ms

/// A note as a sentence.
QString sentenceOfNote(const std::string &note)
{
    const QString text = qt(note);
    return text.left(1).toUpper() + text.mid(1) + (text.endsWith(u'.') ? QString() : QStringLiteral("."));
}

/// As it is kept but for what is worked out anew.
Json withoutPins(Json roster)
{
    roster.erase("pinned");
    return roster;
}

} // namespace

ImportModel::ImportModel(Services *services, LibraryModel *library, QObject *parent)
    : QObject(parent), services_(services), library_(library), worker_(new Worker(this)),
      questions_(new RowsModel({"id", "side", "label", "help", "kind", "choices", "least", "most", "value", "standard", "rule", "topic",
                                "needs", "effect", "tone", "idle"},
                               this)),
      armies_(new RowsModel({"id", "name", "detail", "status", "tone", "older", "errors", "findings", "differences", "choice", "choices"},
                            this))
{
    pause_.setSingleShot(true);
    pause_.setInterval(pauseLength);
    connect(&pause_, &QTimer::timeout, this, &ImportModel::read);
    connect(services, &Services::rulesetsChanged, this, [this] {
        Q_EMIT formatsChanged();
        read();
    });
}

ImportModel::~ImportModel() = default;

QString ImportModel::size() const { return bytes_ ? QLocale().formattedDataSize(static_cast<qint64>(bytes_->size())) : QString(); }
bool ImportModel::busy() const { return worker_->busy(); }

QVariantList ImportModel::formats() const
{
    QVariantList list{QVariantMap{{"value", QString()}, {"label", tr("Recognise it")}}};
    for (const exchange::Format *format : exchange::formatsOf(services_->rulesets()))
        list.append(QVariantMap{{"value", qt(format->id())},
                                {"label", qt(format->name())},
                                {"detail", format->ruleset().empty() ? QString() : services_->rulesetName(format->ruleset())}});
    return list;
}

QString ImportModel::recognised() const
{
    for (const exchange::Format *format : exchange::formatsOf(services_->rulesets()))
        if (format->id() == reading_.format)
            return qt(format->name());
    return {};
}

QStringList ImportModel::filters() const
{
    QStringList endings{QStringLiteral("*.json"), QStringLiteral("*.tsv"), QStringLiteral("*.rosz"), QStringLiteral("*.zip")};
    for (const exchange::Format *format : exchange::formatsOf(services_->rulesets()))
        if (const QString ending = QStringLiteral("*.") + qt(format->ending()); !endings.contains(ending))
            endings.prepend(ending);
    return {tr("Armies (%1)").arg(endings.join(u' ')), tr("All files (*)")};
}

int ImportModel::wanted() const
{
    return static_cast<int>(std::count_if(plan_.begin(), plan_.end(), [](const ImportArmy &army) { return army.taken(); }));
}

bool ImportModel::isReady() const { return !busy() && !pause_.isActive() && fault_.isEmpty() && result_.isEmpty() && wanted() > 0; }

void ImportModel::begin(const QString &source, bool sameText)
{
    if (sameText && !reading_.import.questions.empty()) {
        known_.clear();
        for (const Question &question : reading_.import.questions)
            known_.emplace_back(question.label, question.value);
    } else if (!sameText) {
        known_.clear();
        format_.clear();
    }
    reading_.answers = Json::object();
    source_ = source;
    result_.clear();
    held_ = false;
    pause_.stop();
}

void ImportModel::clear()
{
    worker_->drop();
    begin({}, false);
    bytes_.reset();
    file_.clear();
    text_.clear();
    fail({});
    Q_EMIT textChanged();
}

void ImportModel::openFile(const QUrl &file)
{
    begin(QFileInfo(file.isLocalFile() ? file.toLocalFile() : file.path()).fileName(), false);
    bytes_.reset();
    file_ = file;
    text_.clear();
    Q_EMIT textChanged();
    read();
}

void ImportModel::setText(const QString &text)
{
    begin({}, false);
    bytes_ = std::make_shared<const std::string>(utf8(text));
    file_.clear();
    held_ = text.size() > mostShown;
    text_ = held_ ? QString() : text;
    Q_EMIT textChanged();
    read();
}

void ImportModel::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        Q_EMIT services_->failed(tr("The clipboard holds no text."));
    else
        setText(text);
}

bool ImportModel::clipboardIsLong() const { return QGuiApplication::clipboard()->text().size() > mostShown; }

void ImportModel::type(const QString &text)
{
    begin({}, true);
    file_.clear();
    text_ = text;
    worker_->drop();
    if (text.trimmed().isEmpty()) {
        bytes_.reset();
        fail({});
        return;
    }
    bytes_ = std::make_shared<const std::string>(utf8(text));
    pause_.start();
    Q_EMIT changed();
}

void ImportModel::setFormat(const QString &format)
{
    if (format == format_)
        return;
    format_ = format;
    known_.clear();
    reading_.answers = Json::object();
    read();
}

void ImportModel::answer(const QString &question, const QVariant &value)
{
    services_->attempt([&] {
        for (const Question &asked : reading_.import.questions)
            if (qt(asked.id) == question) {
                const Json given = answerFrom(asked, value);
                checkAnswer(asked, given);
                reading_.answers[asked.id] = given;
            }
        known_.clear();
        read();
    });
}

void ImportModel::cancel()
{
    worker_->drop();
    pause_.stop();
    fail(tr("Reading was stopped."));
}

void ImportModel::fail(const QString &sentence)
{
    fault_ = sentence;
    reading_.import = {};
    plan_.clear();
    show();
}

void ImportModel::read()
{
    if (isEmpty())
        return;
    pause_.stop();
    result_.clear();
    ImportJob job{
        bytes_, file_, source_.isEmpty() ? "the text" : utf8(source_), utf8(format_), reading_.answers, known_, services_->rulesets()};
    worker_->start([this, job = std::move(job)]() -> Worker::After {
        auto reading = std::make_shared<ImportReading>(readImport(job));
        return [this, reading] { plan(std::move(*reading)); };
    });
    Q_EMIT changed();
}

LibraryShare ImportModel::shareOf(const exchange::Import &import) const
{
    LibraryShare share;
    if (!services_->hasStore())
        return share;
    for (const RosterRow &row : services_->store().rosters()) {
        share.own.emplace(row.id, row.name);
        share.ownByName.emplace(std::pair{row.ruleset, row.name}, row.id);
    }
    std::map<std::string, const Json *> supplied;
    for (const Ruleset *ruleset : services_->rulesets())
        for (const Json &army : ruleset->armies())
            supplied.emplace(army.value("id", ""), &army);
    const auto add = [&](const std::string &id) {
        if (share.armies.contains(id))
            return;
        if (const auto army = supplied.find(id); army != supplied.end())
            share.armies.emplace(id, *army->second);
        else if (std::optional<Json> stored = services_->store().roster(id))
            share.armies.emplace(id, std::move(*stored));
    };
    for (const Json &roster : import.rosters) {
        add(roster.at("id").get<std::string>());
        if (const auto named = share.ownByName.find({roster.at("ruleset"), roster.at("name")}); named != share.ownByName.end())
            add(named->second);
    }
    return share;
}

void ImportModel::plan(ImportReading reading)
{
    if (!bytes_ && reading.bytes) { // a file, read for the first time
        bytes_ = reading.bytes;
        const QString text = QString::fromUtf8(*bytes_);
        held_ = text.size() > mostShown || text.contains(QChar(0)) || text.contains(QChar::ReplacementCharacter);
        text_ = held_ ? QString() : text;
        Q_EMIT textChanged();
    }
    reading_ = std::move(reading);
    if (!reading_.fault.empty()) {
        fail(qt(reading_.fault));
        return;
    }
    known_.clear();
    const bool looked = services_->attempt([this] { share_ = shareOf(reading_.import); });
    if (!looked) {
        fail(tr("Your library cannot be read, so nothing is imported."));
        return;
    }
    worker_->start([this, import = reading_.import, rulesets = services_->rulesets(), share = share_]() -> Worker::After {
        auto planned = std::make_shared<std::pair<std::vector<ImportArmy>, std::string>>(armiesOf(import, rulesets, share));
        return [this, planned] {
            if (!planned->second.empty()) {
                fail(qt(planned->second));
                return;
            }
            fault_.clear();
            plan_ = std::move(planned->first);
            show();
        };
    });
}

QVariantMap ImportModel::rowOf(std::size_t at) const
{
    const ImportArmy &army = plan_[at];
    const Json &roster = army.plan.roster;
    const std::string ruleset = roster.at("ruleset"), name = roster.at("name");
    QVariantList findings;
    QStringList differences;
    int errors = 0;
    for (const Finding &finding : army.plan.findings) {
        errors += finding.severity == "error" ? 1 : 0;
        findings.append(QVariantMap{{"severity", qt(finding.severity)}, {"text", qt(finding.text)}, {"rule", qt(finding.rule)}});
    }
    for (const RosterDifference &difference : army.plan.differences)
        differences.append(qt(difference.text));
    const auto option = [](const char *value, const QString &label) {
        return QVariantMap{{"value", QLatin1String(value)}, {"label", label}};
    };
    QVariantList choices;
    if (!army.mine.empty())
        choices = {option("both", tr("Keep both")), option("replace", tr("Replace mine")), option("skip", tr("Leave out"))};
    else if (!army.choice.empty())
        choices = {option("add", tr("Import")), option("skip", tr("Leave out"))};

    QString status = tr("New");
    if (army.choice.empty())
        status = tr("You already have this exact army.");
    else if (army.choice == "skip")
        status = tr("Left out");
    else if (army.choice == "replace")
        status = tr("Takes the place of your %1.").arg(qt(share_.own.at(army.mine)));
    else if (army.sameId)
        status = tr("You have another version of this army; both are kept.");
    else if (!army.mine.empty())
        status = tr("You have an army of this name; both are kept.");
    else if (army.plan.step == exchange::ImportStep::copy)
        status = services_->supplied(army.plan.wanted) ? tr("A supplied army: this one becomes your own copy of it.")
                                                       : tr("A copy is in the bin; this one is added as a new army.");
    if (army.taken() && army.name != name)
        status += u' ' + tr("It will be called %1.").arg(qt(army.name));
    const QString tone = army.choice == "replace" ? QStringLiteral("bad")
                         : army.choice == "add"   ? QStringLiteral("good")
                                                  : QStringLiteral("none");
    return {{"id", QString::number(at)},
            {"name", qt(name)},
            {"detail", tr("%1  ·  %2 points").arg(services_->rulesetName(ruleset), QLocale().toString(army.plan.points, 'g', 10))},
            {"status", status},
            {"tone", tone},
            {"older", !army.plan.current},
            {"errors", errors},
            {"findings", findings},
            {"differences", differences},
            {"choice", qt(army.choice)},
            {"choices", choices}};
}

void ImportModel::show()
{
    QList<QVariantMap> questions, armies;
    for (const Question &question : reading_.import.questions)
        questions.append(questionView(question));
    questions_->update(questions);
    for (std::size_t at = 0; at < plan_.size(); ++at)
        armies.append(rowOf(at));
    armies_->update(armies);
    notes_.clear();
    for (const exchange::Note &note : reading_.import.notes)
        notes_.append(QVariantMap{{"text", sentenceOfNote(note.text)},
                                  {"line", static_cast<int>(note.line)},
                                  {"column", static_cast<int>(note.column)},
                                  {"place", note.line == 0     ? QString()
                                            : note.column == 0 ? tr("Line %1").arg(note.line)
                                                               : tr("Line %1, column %2").arg(note.line).arg(note.column)}});
    Q_EMIT changed();
}

void ImportModel::choose(const QString &army, const QString &choice)
{
    const int at = armies_->indexOf(army);
    const QVariantList choices = at < 0 ? QVariantList() : armies_->get(at).value("choices").toList();
    if (std::none_of(choices.begin(), choices.end(), [&](const QVariant &one) { return one.toMap().value("value") == choice; }))
        return;
    chooseImport(plan_, static_cast<std::size_t>(at), utf8(choice));
    settleImport(plan_, share_);
    show();
}

void ImportModel::chooseAll(const QString &choice)
{
    const bool skip = choice == QLatin1String("skip");
    std::set<std::string> replaced;
    for (ImportArmy &army : plan_)
        if (!army.choice.empty())
            army.choice = skip                                                                      ? "skip"
                          : army.mine.empty()                                                       ? "add"
                          : choice == QLatin1String("replace") && replaced.insert(army.mine).second ? "replace"
                                                                                                    : "both";
    settleImport(plan_, share_);
    show();
}

void ImportModel::take()
{
    if (!isReady())
        return;
    services_->attempt([this] {
        Done done;
        QStringList names;
        for (const ImportArmy &army : plan_) {
            if (!army.taken())
                continue;
            Json roster = importedRoster(army);
            const std::optional<Json> there = services_->store().roster(roster.at("id"));
            if (army.choice == "replace" && there)
                done.replaced.push_back(*there);
            else if (there || services_->supplied(roster.at("id"))) // came there since the armies were shown
                roster["id"] = newId();
            names.append(textAt(roster, "name"));
            done.written.push_back(std::move(roster));
        }
        library_->saveAll(done.written);
        for (const Json &mine : done.replaced)
            Q_EMIT library_->saved(textAt(mine, "id"));
        constexpr int mostNames = 12;
        const bool one = names.size() == 1;
        const QString text = one ? tr("%1 is imported.").arg(names.first()) : tr("%1 armies are imported.").arg(names.size());
        result_ = {{"text", text},
                   {"detail", one ? QString()
                                  : names.mid(0, mostNames).join(QStringLiteral(", ")) +
                                        (names.size() > mostNames ? QStringLiteral(" …") : QString())},
                   {"army", one ? textAt(done.written.front(), "id") : QString()}};
        done_ = std::move(done);
        const int number = ++imports_;
        services_->offerUndo(text, [this, number] { takeBack(number); });
    });
    Q_EMIT changed();
}

void ImportModel::undo()
{
    services_->attempt([this] { takeBack(imports_); });
}

void ImportModel::takeBack(int number)
{
    if (number != imports_ || done_.written.empty())
        return;
    std::vector<Json> restored;
    QStringList added, kept;
    std::set<std::string> shown; // not in the bin yet
    for (const RosterRow &row : services_->store().rosters())
        shown.insert(row.id);
    for (const Json &roster : done_.written) {
        const std::optional<Json> there = services_->store().roster(roster.at("id"));
        const auto before =
            std::find_if(done_.replaced.begin(), done_.replaced.end(), [&](const Json &one) { return one.at("id") == roster.at("id"); });
        if (!there || withoutPins(*there) != withoutPins(roster))
            kept.append(textAt(there ? *there : roster, "name")); // the player went on with it
        else if (before != done_.replaced.end())
            restored.push_back(*before);
        else if (shown.contains(roster.at("id")))
            added.append(textAt(roster, "id"));
    }
    library_->saveAll(restored);
    for (const Json &roster : restored)
        Q_EMIT library_->saved(textAt(roster, "id"));
    library_->bin(added, true);
    done_ = {};
    result_.clear();
    read();
    if (!kept.isEmpty())
        Q_EMIT services_->failed(
            tr("Not undone because it has changed since: %1. Everything else was undone.").arg(kept.join(QStringLiteral(", "))));
}

int ImportModel::positionOf(const QString &text, int line, int column) const
{
    qsizetype at = 0;
    for (int i = 1; i < line; ++i) {
        const qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            break;
        at = end + 1;
    }
    for (int i = 1; i < column && at < text.size() && text[at] != u'\n'; ++i)
        at += text[at].isHighSurrogate() ? 2 : 1;
    return static_cast<int>(std::min(at, text.size()));
}

} // namespace optio
