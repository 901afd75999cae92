// SPDX-License-Identifier: GPL-3.0-or-later
// App: the one object that QML binds to. It owns the view models and joins them.
#pragma once

#include "app/armies/editor_model.h"
#include "app/armies/import_model.h"
#include "app/armies/library_model.h"
#include "app/armies/share_model.h"
#include "app/board/battle_prefs_model.h"
#include "app/board/board_model.h"
#include "app/board/cards/own_pictures.h"
#include "app/board/debrief_model.h"
#include "app/board/new_battle_model.h"
#include "app/board/sound/sounds.h"
#include "app/club/club_model.h"
#include "app/club/reporting_model.h"
#include "app/home/about_model.h"
#include "app/home/backup_model.h"
#include "app/home/campaign_model.h"
#include "app/home/campaigns_model.h"
#include "app/home/games_model.h"
#include "app/home/house_model.h"
#include "app/home/prefs.h"
#include "app/home/reference_model.h"
#include "app/home/series_model.h"
#include "app/mail/mail_model.h"
#include "app/odds/odds_model.h"
#include "app/odds/plan_model.h"
#include "app/paper/chart_model.h"
#include "app/paper/print_model.h"
#include "app/paper/report_model.h"
#include "app/play/amend_model.h"
#include "app/play/clock_model.h"
#include "app/play/game_model.h"
#include "app/play/hand_over_model.h"
#include "app/play/lesson_model.h"
#include "app/play/replay_model.h"
#include "app/play/resolver_model.h"
#include "app/play/result_model.h"
#include "app/qt/slicer.h"
#include "app/qt/storage.h"
#include "app/record/luck_model.h"
#include "app/record/record_model.h"
#include "app/table/table_model.h"
#include "app/table/watch_model.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <memory>
#include <vector>

namespace optio {

class Awake;
class Language;
class LibraryGame;
class Services;
class Registry;
class Ruleset;
class Store;
class ThemeSource;

class AppModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(App)
    QML_SINGLETON
    Q_PROPERTY(optio::Prefs *prefs READ prefs CONSTANT)
    Q_PROPERTY(optio::LibraryModel *library READ library CONSTANT)
    Q_PROPERTY(optio::EditorModel *editor READ editor CONSTANT)
    Q_PROPERTY(optio::ImportModel *importing READ importing CONSTANT)
    Q_PROPERTY(optio::ShareModel *sharing READ sharing CONSTANT)
    Q_PROPERTY(optio::GamesModel *games READ games CONSTANT)
    Q_PROPERTY(optio::GameModel *game READ game CONSTANT)
    Q_PROPERTY(optio::NewBattleModel *newBattle READ newBattle CONSTANT)
    Q_PROPERTY(optio::DebriefModel *debrief READ debrief CONSTANT)
    Q_PROPERTY(optio::BattlePrefsModel *battlePrefs READ battlePrefs CONSTANT)
    Q_PROPERTY(optio::ResolverModel *resolver READ resolver CONSTANT)
    Q_PROPERTY(optio::ResultModel *result READ result CONSTANT)
    Q_PROPERTY(optio::HandOverModel *handOver READ handOver CONSTANT)
    Q_PROPERTY(optio::BoardModel *board READ board CONSTANT)
    Q_PROPERTY(optio::OwnPictures *pictures READ pictures CONSTANT)
    Q_PROPERTY(optio::Sounds *sounds READ sounds CONSTANT)
    Q_PROPERTY(optio::ClockModel *clock READ clock CONSTANT)
    Q_PROPERTY(optio::AmendModel *amend READ amend CONSTANT)
    Q_PROPERTY(optio::ReferenceModel *reference READ reference CONSTANT)
    Q_PROPERTY(optio::ChartModel *charts READ charts CONSTANT)
    Q_PROPERTY(optio::PrintModel *printing READ printing CONSTANT)
    Q_PROPERTY(optio::HouseModel *house READ house CONSTANT)
    Q_PROPERTY(optio::CampaignsModel *campaigns READ campaigns CONSTANT)
    Q_PROPERTY(optio::CampaignModel *campaign READ campaign CONSTANT)
    Q_PROPERTY(optio::MailModel *mail READ mail CONSTANT)
    Q_PROPERTY(optio::ClubModel *club READ club CONSTANT)
    Q_PROPERTY(optio::ReportingModel *reporting READ reporting CONSTANT)
    Q_PROPERTY(optio::OddsModel *odds READ odds CONSTANT)
    Q_PROPERTY(optio::LessonModel *lesson READ lesson CONSTANT)
    Q_PROPERTY(optio::SeriesModel *series READ series CONSTANT)
    Q_PROPERTY(optio::PlanModel *plan READ plan CONSTANT)
    Q_PROPERTY(optio::ReportModel *report READ report CONSTANT)
    Q_PROPERTY(optio::LuckModel *luck READ luck CONSTANT)
    Q_PROPERTY(optio::RecordModel *record READ record CONSTANT)
    Q_PROPERTY(optio::TableModel *table READ table CONSTANT)
    Q_PROPERTY(optio::WatchModel *watch READ watch CONSTANT)
    Q_PROPERTY(optio::ReplayModel *replay READ replay CONSTANT)
    Q_PROPERTY(optio::BackupModel *backup READ backup CONSTANT)
    Q_PROPERTY(optio::Storage *storage READ storage CONSTANT)
    Q_PROPERTY(optio::AboutModel *about READ about CONSTANT)
    /// Something to know, shown until dismissed; empty when there is nothing.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// Why the program cannot work at all (a page with this sentence and Quit); empty when it can.
    Q_PROPERTY(QString fatal READ fatal NOTIFY fatalChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    /// Where armies and games are kept.
    Q_PROPERTY(QString dataFolder READ dataFolder CONSTANT)
public:
    /// The app over these rule sets, which must outlive it, and this store. Without a store `fatal` says why.
    AppModel(std::vector<const Ruleset *> rulesets, std::unique_ptr<Store> store, const QString &fatal = {}, QObject *parent = nullptr);
    AppModel(const Registry &registry, std::unique_ptr<Store> store, const QString &fatal = {}, QObject *parent = nullptr);
    ~AppModel() override;

    /// Opens the store in `data` and the rule sets in `rulesets`; what goes wrong becomes `fatal`. Never throws.
    static std::unique_ptr<AppModel> open(const std::filesystem::path &data, const std::filesystem::path &rulesets);
    /// For the QML engine: the one AppModel there is.
    static AppModel *create(QQmlEngine *, QJSEngine *);

    Prefs *prefs() const { return prefs_; }
    LibraryModel *library() const { return library_; }
    EditorModel *editor() const { return editor_; }
    ImportModel *importing() const { return importing_; }
    ShareModel *sharing() const { return sharing_; }
    GamesModel *games() const { return games_; }
    GameModel *game() const { return game_; }
    NewBattleModel *newBattle() const { return newBattle_; }
    DebriefModel *debrief() const { return debrief_; }
    BattlePrefsModel *battlePrefs() const { return battlePrefs_; }
    ResolverModel *resolver() const { return resolver_; }
    ResultModel *result() const { return result_; }
    HandOverModel *handOver() const { return handOver_; }
    BoardModel *board() const { return board_; }
    OwnPictures *pictures() const { return pictures_; }
    Sounds *sounds() const { return sounds_; }
    ClockModel *clock() const { return clock_; }
    AmendModel *amend() const { return amend_; }
    ReferenceModel *reference() const { return reference_; }
    ChartModel *charts() const { return charts_; }
    PrintModel *printing() const { return printing_; }
    HouseModel *house() const { return house_; }
    CampaignsModel *campaigns() const { return campaigns_; }
    CampaignModel *campaign() const { return campaign_; }
    MailModel *mail() const { return mail_; }
    ClubModel *club() const { return club_; }
    ReportingModel *reporting() const { return reporting_; }
    OddsModel *odds() const { return odds_; }
    LessonModel *lesson() const { return lesson_; }
    SeriesModel *series() const { return series_; }
    PlanModel *plan() const { return plan_; }
    ReportModel *report() const { return report_; }
    LuckModel *luck() const { return luck_; }
    RecordModel *record() const { return record_; }
    TableModel *table() const { return table_; }
    WatchModel *watch() const { return watch_; }
    ReplayModel *replay() const { return replay_; }
    BackupModel *backup() const { return backup_; }
    Storage *storage() const { return storage_; }
    AboutModel *about() const { return about_; }
    const QString &notice() const { return notice_; }
    const QString &fatal() const { return fatal_; }
    QString version() const;
    const QString &dataFolder() const { return dataFolder_; }

    /// What a file holds, or a link to a shared game, is opened: a game is taken into the library, a turn of a battle by e-mail looked at,
    /// a backup read through, an event taken into the library, house rules and armies read for import. Gives the page that shows it,
    /// {"page","values"}; {} after failed().
    Q_INVOKABLE QVariantMap openFile(const QUrl &file);
    /// A file that the program was started with, or is handed later; nothing for an empty address. The window opens it when it can.
    void give(const QUrl &file);
    /// The next file that was given and not yet taken; empty when there is none.
    Q_INVOKABLE QUrl takeGiven();

    Q_INVOKABLE void dismissNotice();
    /// What the Undo of the last undoable() does.
    Q_INVOKABLE void undoLast();

    /// Work that may wait until the first picture is on the screen: the supplied armies, the desktop's theme, old things in the bin.
    void settle();

Q_SIGNALS:
    void noticeChanged();
    void fatalChanged();
    /// takeGiven() has something.
    void given();
    /// Something did not work, and nothing has changed.
    void failed(const QString &sentence);
    /// What failed() told last is that nothing can be saved; and something is saved again.
    void diskFailed();
    void diskMended();
    /// Something was done that undoLast() takes back.
    void undoable(const QString &text);

private:
    /// Over these rule sets, or those of a registry, each read when it is first asked for.
    AppModel(std::vector<const Ruleset *> rulesets, std::shared_ptr<Registry> registry, std::unique_ptr<Store> store, const QString &fatal,
             QObject *parent);
    void join();
    /// Tells all again in the language of now; what is open stays open.
    void retell();
    /// Closes what is open in the library, which is to become another one.
    void closeAll();
    /// Shows the library as it is now.
    void readAll();

    std::shared_ptr<Registry> registry_; ///< set by open()
    Slicer reading_;
    QString notice_, fatal_, dataFolder_;
    QList<QUrl> given_;
    Services *services_;
    ThemeSource *theme_;
    Awake *awake_;
    Prefs *prefs_;
    Language *language_; ///< before all that tells something
    QPointer<QQmlEngine> engine_;
    LibraryModel *library_;
    EditorModel *editor_;
    ImportModel *importing_;
    ShareModel *sharing_;
    GameModel *game_;
    GamesModel *games_;
    ReferenceModel *reference_;
    ChartModel *charts_;
    HouseModel *house_;
    CampaignModel *campaign_;
    CampaignsModel *campaigns_;
    ResolverModel *resolver_;
    ResultModel *result_;
    HandOverModel *handOver_;
    BoardModel *board_;
    LibraryGame *laid_;
    AmendModel *amend_;
    ClockModel *clock_;
    NewBattleModel *newBattle_;
    DebriefModel *debrief_;
    BattlePrefsModel *battlePrefs_;
    PrintModel *printing_;
    MailModel *mail_;
    OddsModel *odds_;
    LessonModel *lesson_;
    SeriesModel *series_;
    PlanModel *plan_;
    ReportModel *report_;
    LuckModel *luck_;
    RecordModel *record_;
    TableModel *table_;
    WatchModel *watch_;
    ReplayModel *replay_;
    BackupModel *backup_;
    ClubModel *club_;
    ReportingModel *reporting_;
    Storage *storage_;
    AboutModel *about_;
    OwnPictures *pictures_;
    Sounds *sounds_;
};

} // namespace optio
