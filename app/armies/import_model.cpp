// SPDX-License-Identifier: GPL-3.0-or-later
// The import page: what is given to it, from where, and its reading. What would become of the armies is in import_plan.cpp,
// the writing in import_taking.cpp.
#include "app/armies/import_model.h"

#include "app/armies/library_model.h"
#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/qt/clipboard.h"
#include "app/qt/json_qt.h"
#include "app/qt/slicer.h"
#include "app/qt/worker.h"
#include "app/services.h"
#include "rules/slices.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace optio {

namespace {

constexpr qsizetype mostShown = 60'000; ///< letters in the field; more would make typing slow
constexpr int pauseLength = 350;        ///< ms

} // namespace

ImportModel::ImportModel(Services *services, LibraryModel *library, QObject *parent)
    : QObject(parent), services_(services), library_(library), worker_(new Worker(this)), slicer_(std::make_unique<Slicer>()),
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
bool ImportModel::busy() const { return worker_->busy() || slicer_->busy(); }

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

void ImportModel::settle()
{
    if (taking_)
        slicer_->finish();
    slicer_->drop();
    worker_->drop();
}

void ImportModel::begin(const QString &source, bool sameText)
{
    settle();
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
    pasteText(this, [this](const QString &text) {
        if (text.trimmed().isEmpty())
            Q_EMIT services_->failed(tr("The clipboard holds no text."));
        else
            setText(text);
    });
}

bool ImportModel::clipboardIsLong() const { return QGuiApplication::clipboard()->text().size() > mostShown; }

void ImportModel::type(const QString &text)
{
    begin({}, true);
    file_.clear();
    text_ = text;
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
    if (taking_) {
        taking_ = false;
        slicer_->drop();
        Q_EMIT services_->failed(tr("Nothing was imported."));
        Q_EMIT changed();
        return;
    }
    settle();
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
    settle();
    pause_.stop();
    result_.clear();
    ImportJob job{
        bytes_, file_, source_.isEmpty() ? "the text" : utf8(source_), utf8(format_), reading_.answers, known_, services_->rulesets()};
    worker_->start(readImport(std::move(job), [this](ImportReading reading) { plan(std::move(reading)); }));
    Q_EMIT changed();
}

Slices ImportModel::lookingUp(ImportModel *model)
{
    LibraryShare share;
    std::exception_ptr fault;
    try {
        const Services &services = *model->services_;
        for (const RosterRow &row : services.store().rosters()) {
            share.own.emplace(row.id, row.name);
            share.ownByName.emplace(std::pair{row.ruleset, row.name}, row.id);
        }
        std::map<std::string, const Json *> supplied;
        for (const Ruleset *ruleset : services.rulesets())
            for (const Json &army : ruleset->armies())
                supplied.emplace(army.value("id", ""), &army);
        const auto add = [&](const std::string &id) {
            if (share.armies.contains(id))
                return;
            if (const auto army = supplied.find(id); army != supplied.end())
                share.armies.emplace(id, *army->second);
            else if (std::optional<Json> stored = services.store().roster(id))
                share.armies.emplace(id, std::move(*stored));
        };
        for (const Json &roster : model->reading_.import.rosters) {
            add(roster.at("id").get<std::string>());
            if (const auto named = share.ownByName.find({roster.at("ruleset"), roster.at("name")}); named != share.ownByName.end())
                add(named->second);
            co_yield Slices::Pause{};
        }
    } catch (const std::exception &) {
        fault = std::current_exception();
    }
    co_return [model, share = std::move(share), fault]() mutable {
        if (fault) {
            model->services_->attempt([&] { std::rethrow_exception(fault); });
            model->fail(tr("Your library cannot be read, so nothing is imported."));
            return;
        }
        model->share_ = std::move(share);
        model->work();
    };
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
    if (services_->hasStore()) {
        slicer_->start(lookingUp(this));
        return;
    }
    share_ = {};
    work();
}

void ImportModel::work()
{
    worker_->start(planArmies(std::move(reading_.import.rosters), services_->rulesets(), share_, [this](ImportPlan planned) {
        if (!planned.fault.empty()) {
            fail(qt(planned.fault));
            return;
        }
        fault_.clear();
        plan_ = std::move(planned.armies);
        show();
    }));
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
