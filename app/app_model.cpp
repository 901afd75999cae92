// SPDX-License-Identifier: GPL-3.0-or-later
// Making the view models and joining them.
#include "app/app_model.h"

#include "app/board/library_game.h"
#include "app/engine.h"
#include "app/home/house_outdated.h"
#include "app/qt/awake.h"
#include "app/qt/json_qt.h"
#include "app/qt/language.h"
#include "app/qt/theme_source.h"
#include "app/services.h"

#include <QMetaProperty>

#include <algorithm>

namespace optio {

namespace {

AppModel *theOne = nullptr;

std::vector<const Ruleset *> all(const Registry &registry)
{
    std::vector<const Ruleset *> rulesets;
    for (const std::unique_ptr<Ruleset> &ruleset : registry.all())
        rulesets.push_back(ruleset.get());
    return rulesets;
}

/// The language that the players chose, spoken from now on.
Language *languageOf(const Prefs *prefs, QObject *parent)
{
    auto *language = new Language(parent);
    language->speak(prefs->language());
    return language;
}

/// Everyone who asks for a property of these asks again.
void tellProperties(QObject *model)
{
    const QMetaObject *meta = model->metaObject();
    std::vector<int> told;
    for (int at = QObject::staticMetaObject.propertyCount(); at < meta->propertyCount(); ++at) {
        const QMetaMethod signal = meta->property(at).notifySignal();
        if (!signal.isValid() || signal.parameterCount() != 0 || std::ranges::find(told, signal.methodIndex()) != told.end())
            continue;
        told.push_back(signal.methodIndex());
        signal.invoke(model, Qt::DirectConnection);
    }
}

/// Reads the rule sets that have not been asked for, one by one, with their armies; `failed` hears why that cannot be done.
Slices readingAll(Services *services, std::function<void(const std::string &)> failed)
{
    std::string fault;
    for (const std::string &id : services->rulesetIds()) {
        try {
            if (const Ruleset *ruleset = services->find(id))
                (void)ruleset->armies();
        } catch (const std::exception &problem) {
            fault = problem.what();
        }
        co_yield Slices::Pause{true};
    }
    co_return [fault = fault.empty() ? services->unread() : fault, failed = std::move(failed)] {
        if (!fault.empty())
            failed(fault);
    };
}

} // namespace

AppModel::AppModel(std::vector<const Ruleset *> rulesets, std::unique_ptr<Store> store, const QString &fatal, QObject *parent)
    : AppModel(std::move(rulesets), nullptr, std::move(store), fatal, parent)
{}

AppModel::AppModel(std::vector<const Ruleset *> rulesets, std::shared_ptr<Registry> registry, std::unique_ptr<Store> store,
                   const QString &fatal, QObject *parent)
    : QObject(parent), registry_(std::move(registry)), notice_(store ? qt(store->notice()) : QString()), fatal_(fatal),
      services_(new Services(std::move(rulesets), registry_, std::move(store), fatal, this)), theme_(new ThemeSource(this)),
      awake_(new Awake(this)), prefs_(new Prefs(services_, theme_, this)), language_(languageOf(prefs_, this)),
      library_(new LibraryModel(services_, this)), editor_(new EditorModel(services_, library_, this)),
      importing_(new ImportModel(services_, library_, this)), sharing_(new ShareModel(services_, this)),
      game_(new GameModel(services_, prefs_, this)), games_(new GamesModel(services_, game_, this)),
      reference_(new ReferenceModel(services_, this)), charts_(new ChartModel(services_, this)), house_(new HouseModel(services_, this)),
      campaign_(new CampaignModel(services_, games_, game_, this)), campaigns_(new CampaignsModel(services_, campaign_, this)),
      resolver_(new ResolverModel(services_, game_, this)), result_(new ResultModel(services_, game_, resolver_, reference_, this)),
      handOver_(new HandOverModel(services_, game_, resolver_, result_, this)), board_(new BoardModel(services_, prefs_, this)),
      laid_(new LibraryGame(services_, prefs_, game_, this)), amend_(new AmendModel(services_, game_, this)),
      clock_(new ClockModel(services_, game_, resolver_, result_, this)), newBattle_(new NewBattleModel(services_, prefs_, games_, this)),
      debrief_(new DebriefModel(services_, game_, this)), battlePrefs_(new BattlePrefsModel(services_, prefs_, game_, this)),
      printing_(new PrintModel(services_, game_, board_, this)), mail_(new MailModel(services_, newBattle_, this)),
      odds_(new OddsModel(services_, game_, this)), lesson_(new LessonModel(services_, games_, game_, resolver_, result_, board_, this)),
      series_(new SeriesModel(services_, games_, game_, this)), plan_(new PlanModel(services_, game_, resolver_, this)),
      report_(new ReportModel(services_, game_, this)), luck_(new LuckModel(services_, game_, this)),
      record_(new RecordModel(services_, this)), table_(new TableModel(services_, game_, games_, resolver_, this)),
      watch_(new WatchModel(services_, game_, table_, this)), replay_(new ReplayModel(services_, prefs_, game_, this)),
      backup_(new BackupModel(
          services_, [this] { closeAll(); }, [this] { readAll(); }, this)),
      club_(new ClubModel(services_, this)), reporting_(new ReportingModel(services_, game_, this)), storage_(new Storage(this)),
      about_(new AboutModel(services_, prefs_, house_, this)), pictures_(new OwnPictures(services_, this)),
      sounds_(new Sounds(services_, prefs_, this))
{
    theOne = this;
    join();
    if (!fatal_.isEmpty())
        about_->remember(fatal_);
}

AppModel::AppModel(const Registry &registry, std::unique_ptr<Store> store, const QString &fatal, QObject *parent)
    : AppModel(all(registry), std::move(store), fatal, parent)
{}

AppModel::~AppModel()
{
    lesson_->leave();
    table_->pause();
    game_->close();
    mail_->battle()->close();
    // The view models look at the services to their end, so they go first.
    for (QObject *model : std::initializer_list<QObject *>{
             watch_,   reporting_, club_,      table_,  series_, lesson_,    plan_,     report_, about_,    sounds_,
             replay_,  mail_,      odds_,      luck_,   record_, importing_, sharing_,  backup_, printing_, battlePrefs_,
             debrief_, newBattle_, board_,     laid_,   clock_,  handOver_,  amend_,    result_, resolver_, games_,
             editor_,  library_,   reference_, charts_, house_,  campaigns_, campaign_, game_,   prefs_})
        delete model;
    if (theOne == this)
        theOne = nullptr;
}

std::unique_ptr<AppModel> AppModel::open(const std::filesystem::path &data, const std::filesystem::path &rulesets)
{
    std::shared_ptr<Registry> registry;
    std::unique_ptr<Store> store;
    QString fatal;
    try {
        registry = std::make_shared<Registry>(rulesets, Registry::Reading::whenAsked);
        store = std::make_unique<Store>(data); // before the house files: it finishes a restore that was interrupted
    } catch (const std::exception &error) {
        fatal = QString::fromUtf8(error.what());
    }
    if (registry)
        registry->addHouses(data / "house");
    std::unique_ptr<AppModel> app(new AppModel({}, registry, std::move(store), fatal, nullptr));
    if (registry) {
        app->house_->use(registry, rulesets, data / "house");
        const auto note = [&](const QString &sentence) {
            app->notice_ += (app->notice_.isEmpty() ? QString() : QStringLiteral("\n")) + sentence;
        };
        for (const std::string &fault : registry->faults())
            note(tr("House rules are left out: %1").arg(qt(fault)));
        if (app->services_->hasStore())
            app->services_->attempt([&] { // DAT-03
                for (const QString &sentence : outdatedHouses(app->services_->store(), *registry, rulesets))
                    note(sentence);
            });
    }
    app->club_->use(rulesets);
    app->lesson_->clear();
    app->dataFolder_ = qt(data.string());
    app->pictures_->use(qt((data / "pictures").string()));
    app->sounds_->use(qt((data / "sounds").string()));
    return app;
}

AppModel *AppModel::create(QQmlEngine *engine, QJSEngine *)
{
    theOne->engine_ = engine;
    QJSEngine::setObjectOwnership(theOne, QJSEngine::CppOwnership);
    return theOne;
}

void AppModel::join()
{
    connect(services_, &Services::failed, this, &AppModel::failed);
    connect(services_, &Services::diskFailed, this, &AppModel::diskFailed);
    connect(services_, &Services::diskMended, this, &AppModel::diskMended);
    connect(this, &AppModel::failed, about_, &AboutModel::remember);
    connect(storage_, &Storage::failed, about_, &AboutModel::remember);
    connect(services_, &Services::undoable, this, &AppModel::undoable);
    connect(game_, &GameModel::asked, this, [this](const QString &resolver, const QVariantMap &input) {
        services_->attempt([&] { resolver_->start(utf8(resolver), fromVariant(input)); });
    });
    connect(game_, &GameModel::opened, this, [this] {
        services_->attempt([this] {
            resolver_->restore();
            result_->restore();
        });
        awake_->keep(prefs_->keepAwake());
    });
    connect(game_, &GameModel::opened, this, [this] {
        mail_->battle()->close();
        board_->begin(laid_);
    });
    connect(table_, &TableModel::changed, laid_, &LibraryGame::lookAgain);
    connect(replay_, &ReplayModel::opened, this, [this] { board_->begin(replay_, true); });
    connect(replay_, &ReplayModel::closing, this, [this] {
        board_->end(replay_);
        if (replay_->gameStays() && replay_->onBoard())
            board_->begin(laid_);
    });
    connect(mail_->battle(), &MailGame::opened, this, [this] {
        game_->close();
        board_->begin(mail_->battle());
        awake_->keep(prefs_->keepAwake());
    });
    connect(mail_->battle(), &MailGame::closing, this, [this] {
        board_->end(mail_->battle());
        awake_->keep(false);
    });
    connect(game_, &GameModel::closing, this, [this] {
        board_->end(laid_);
        awake_->keep(false);
    });
    connect(prefs_, &Prefs::languageChanged, language_, [this] { language_->speak(prefs_->language()); });
    connect(language_, &Language::changed, this, &AppModel::retell);
    connect(board_, &BoardModel::heard, sounds_, &Sounds::play);
    connect(board_, &BoardModel::refused, sounds_, [this] { sounds_->play({QStringLiteral("refusal")}); });
    const auto awake = [this] {
        awake_->keep(prefs_->keepAwake() && (game_->isOpen() || mail_->battle()->isOpen() || club_->isOnWall() || watch_->isOn()));
    };
    connect(prefs_, &Prefs::keepAwakeChanged, this, awake);
    connect(club_, &ClubModel::onWallChanged, this, awake);
    connect(watch_, &WatchModel::onChanged, this, awake);
}

void AppModel::retell()
{
    services_->attempt([this] {
        services_->retell();
        campaigns_->refresh();
        mail_->refresh();
        if (game_->isOpen() && !replay_->isOpen()) {
            const QString game = game_->id();
            game_->close();
            games_->open(game);
        }
    });
    if (engine_)
        engine_->retranslate();
    for (QObject *model : findChildren<QObject *>(Qt::FindDirectChildrenOnly))
        if (model != prefs_ && model != services_)
            tellProperties(model);
}

void AppModel::closeAll()
{
    lesson_->leave();
    game_->close();
    mail_->closeAll();
    editor_->close();
    campaign_->close();
    club_->stop();
}

void AppModel::readAll()
{
    prefs_->read();
    house_->read();
    services_->lookAgain();
    campaigns_->refresh();
    mail_->refresh();
    club_->refresh();
    club_->resume();
}

QString AppModel::version() const { return QStringLiteral(OPTIO_VERSION); }

void AppModel::dismissNotice()
{
    notice_.clear();
    Q_EMIT noticeChanged();
}

void AppModel::give(const QUrl &file)
{
    if (file.isEmpty())
        return;
    given_.append(file);
    Q_EMIT given();
}

QUrl AppModel::takeGiven() { return given_.isEmpty() ? QUrl() : given_.takeFirst(); }

void AppModel::undoLast() { services_->undoLast(); }

void AppModel::settle()
{
    reading_.start(readingAll(services_,
                              [this](const std::string &fault) {
                                  fatal_ = QString::fromUtf8(fault.c_str());
                                  about_->remember(fatal_);
                                  Q_EMIT fatalChanged();
                              }),
                   true);
    theme_->start();
    if (services_->hasStore())
        services_->attempt([this] { services_->store().emptyBin(Services::now()); });
    mail_->refresh();
    club_->resume();
}

} // namespace optio
