// SPDX-License-Identifier: GPL-3.0-or-later
// The window: a stack of pages, and over it the resolver, its result and messages.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Optio

ApplicationWindow {
    id: window

    readonly property AppPage current: pages.currentItem as AppPage
    readonly property bool covered: App.resolver.open || App.result.open || App.handOver.open
    readonly property bool upright: height > width
    /// The side that does something here now: this tablet's own, or whose turn it is.
    readonly property string whose: App.game.seat !== "" ? App.game.seat : App.game.active !== "" ? App.game.active : "a"
    // A page of secrets does not stay open on a tablet that changes hands.
    onUprightChanged: App.handOver.cover()
    onActiveChanged: {
        if (active) {
            App.table.wake();
            App.mail.post.wake();
        } else {
            App.handOver.cover();
        }
    }
    onCurrentChanged: {
        if (current?.forAll)
            snackbar.pass();
    }
    onCoveredChanged: {
        if (covered) {
            snackbar.pass(); // what the message spoke of is over
        } else {
            current?.forceActiveFocus();
            openGiven();
        }
    }

    function show(page: string, values: var) {
        if (page === "GamePage" && App.board.open)
            page = "BoardPage";
        if (page === "BoardPage" && current?.objectName === "boardPage")
            return;
        const kept = page === "GamePage" ? game : page === "BoardPage" ? board : null;
        if (kept === null)
            pages.push(Qt.resolvedUrl(page + ".qml"), values ?? {});
        else if (kept.now().StackView.view)
            pages.pop(kept.item);
        else
            pages.push(kept.item);
        current?.forceActiveFocus();
    }
    function showFromHome(page: string, values: var) {
        const left = pages.currentItem;
        (left as AppPage)?.leave();
        if (pages.depth > 1)
            pages.pop(null, StackView.Immediate);
        show(page, values);
    }
    function openFile(file: url) {
        // These let go of what they show when they are left, which would be this file already.
        if (["restorePage", "houseAddPage"].includes(current?.objectName))
            leavePage();
        const to = App.openFile(file);
        follow(to);
        if (to.page === undefined)
            snackbar.stay(); // who has opened a file looks here only after a while
    }
    /// Opens what the program was started with or handed, as soon as nothing lies over the page.
    function openGiven() {
        if (App.fatal !== "")
            return;
        const next = () => covered || App.backup.restoring ? "" : App.takeGiven();
        for (let file = next(); String(file) !== ""; file = next())
            openFile(file);
    }
    function follow(to: var) {
        if (to.page !== undefined)
            showFromHome(to.page, to.values);
    }
    function leavePage() {
        current?.leave();
        if (pages.depth > 1)
            pages.pop();
        else
            pages.replace(Qt.resolvedUrl("HomePage.qml"));
        current?.forceActiveFocus();
    }
    /// Home, with no page under it.
    function startAgain() {
        pages.replace(null, Qt.resolvedUrl("HomePage.qml"), {}, StackView.Immediate);
        current?.forceActiveFocus();
    }
    function leaveLesson() {
        App.lesson.leave();
        startAgain();
    }
    /// Closes what lies on top, or leaves the page. Returns false when there was nothing to go back from.
    function goBack(): bool {
        if (App.lesson.on) {
            leaveLesson();
        } else if (App.handOver.to !== "") {
            App.handOver.done();
        } else if (App.result.open) {
            App.result.last ? App.result.change() : App.result.accept();
        } else if (App.resolver.open) {
            App.resolver.close();
        } else if (App.handOver.open) {
            App.handOver.done();
        } else if (!current?.closeInner()) {
            if (pages.depth <= 1 && current?.objectName === "homePage")
                return false;
            leavePage();
        }
        return true;
    }

    objectName: "mainWindow"
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    width: App.fatal !== "" ? 640 : 1280
    height: App.fatal !== "" ? 600 : 800
    minimumWidth: 360
    minimumHeight: 480
    visible: true
    color: Theme.ground
    title: App.game.open ? App.game.title : qsTr("Optio")
    Component.onCompleted: {
        const size = App.prefs.windowSize;
        if (size.width >= minimumWidth && size.height >= minimumHeight) {
            width = size.width;
            height = size.height;
        }
    }
    onClosing: close => {
        if (Qt.platform.os === "android")
            close.accepted = !goBack();
        if (close.accepted && visibility === Window.Windowed && App.fatal === "")
            App.prefs.windowSize = Qt.size(width, height);
    }

    Binding {
        target: Theme
        property: "dark"
        value: App.prefs.dark
    }
    Binding {
        target: Theme
        property: "contrast"
        value: App.prefs.theme === "contrast"
    }
    Binding {
        target: Theme
        property: "scale"
        value: App.prefs.textScale
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: App.prefs.reducedMotion
    }
    InSight { id: sight }
    WindowKeys {
        covered: window.covered || App.backup.restoring
        current: window.current
        onBackWanted: window.goBack()
        onRulesWanted: (ruleset, rule) => window.show("RulesPage", {"ruleset": ruleset, "rule": rule})
    }
    NoticeStrip {
        id: notice
        width: parent.width
    }
    // What comes and goes all the time is made once, while the players look at the first page; what it shows is bound to the game.
    Kept {
        id: game
        anchors.fill: pages
        page: "GamePage.qml"
    }
    Kept {
        id: board
        anchors.fill: pages
        page: "BoardPage.qml"
    }
    Timer {
        readonly property var kept: [game, form, card, board]
        property int made: 0
        property bool listing: true
        // One at a time, so that a tap in between is heard.
        interval: made < kept.length ? 300 : 60
        repeat: true
        running: App.fatal === "" && (made < kept.length || listing)
        onTriggered: {
            if (made < kept.length)
                kept[made++].now();
            else
                listing = App.library.prepare();
        }
    }
    DropArea {
        anchors.fill: pages
        enabled: !window.covered && !App.backup.restoring
        onDropped: event => event.hasUrls && window.openFile(event.urls[0])
    }
    TableStrip {
        id: tableStrip
        anchors.top: notice.bottom
        width: parent.width
        table: App.table
        reading: App.game.reading && (window.current === game.item || window.current === board.item)
        sentShown: window.current === board.item
        handed: App.game.handed
        answering: window.current?.objectName === "answerPage"
        told: window.current?.objectName === "carryOnPage" || window.current?.objectName === "partedPage"
        onCodeWanted: window.showFromHome("JoinPage", {})
        sharing: window.current?.objectName === "tablePage"
        onSeekerWanted: window.show("TablePage", {})
        onAnswersWanted: window.show("AnswerPage", {})
        onCarryingWanted: window.show("CarryOnPage", {})
        onPartingWanted: window.show("PartedPage", {})
    }
    StackView {
        id: pages
        anchors.top: tableStrip.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: !snackbar.over && (window.current?.leavesStrip ?? true) ? 0 : snackbar.strip
        width: parent.width
        focus: !window.covered
        enabled: !window.covered
        Keys.onEscapePressed: event => event.accepted = window.goBack()
        Component.onCompleted: {
            if (App.fatal !== "")
                return;
            window.show(App.game.open ? "GamePage" : "HomePage", {});
            if (App.club.wallAsked) {
                pages.push(Qt.resolvedUrl("EventPage.qml"), {}, StackView.Immediate);
                pages.push(Qt.resolvedUrl("ClubWallPage.qml"), {}, StackView.Immediate);
                window.current?.forceActiveFocus();
                window.showFullScreen();
            }
            if (App.watch.asked) {
                pages.push(Qt.resolvedUrl("WatchPage.qml"), {}, StackView.Immediate);
                window.current?.forceActiveFocus();
                window.showFullScreen();
            }
            window.openGiven();
        }

        pushEnter: Transition {
            NumberAnimation {
                property: "opacity"
                from: 0
                to: 1
                duration: Theme.quick
            }
        }
        pushExit: Transition {}
        popEnter: Transition {}
        popExit: Transition {
            NumberAnimation {
                property: "opacity"
                from: 1
                to: 0
                duration: Theme.quick
            }
        }
        replaceEnter: pushEnter
        replaceExit: pushExit
    }
    Connections {
        target: window.current
        function onOpen(page, values) {
            window.show(page, values);
        }
        function onOpenFromHome(page, values) {
            window.showFromHome(page, values);
        }
        function onBack() {
            window.leavePage();
        }
        function onSay(sentence) {
            snackbar.say(sentence);
        }
    }
    FocusScope {
        anchors.fill: pages
        focus: window.covered

        Loader {
            id: own
            anchors.fill: parent
            active: App.handOver.owner !== ""
            onLoaded: (item as Item).forceActiveFocus()
            Component.onCompleted: setSource("PrivatePage.qml", {"handOver": App.handOver, "rules": App.result})
        }
        Kept {
            id: form
            anchors.fill: parent
            page: "ResolverSheet.qml"
            values: ({"objectName": "resolverSheet", "resolver": App.resolver, "rules": App.result, "planning": App.plan, "table": App.table})
            wanted: App.resolver.open
        }
        Binding {
            target: form.item
            property: "farSide"
            value: App.prefs.acrossTable && App.game.seat === "" ? "b" : ""
            when: form.item !== null
        }
        Binding {
            target: form.item
            property: "side"
            value: window.whose
            when: form.item !== null
        }
        Binding {
            target: form.item
            property: "plan"
            value: App.game.plan
            when: form.item !== null
        }
        Binding {
            target: form.item
            property: "typing"
            value: App.prefs.dice === "typed" && !App.lesson.on
            when: form.item !== null
        }
        Kept {
            id: card
            anchors.fill: parent
            page: "ResultCard.qml"
            values: ({"objectName": "resultCard", "result": App.result})
            wanted: App.result.open
        }
        Binding {
            target: card.item
            property: "side"
            value: window.whose
            when: card.item !== null
        }
        Binding {
            target: card.item
            property: "undoAsks"
            value: App.table.undoAsks
            when: card.item !== null
        }
        Loader {
            anchors.fill: parent
            active: App.handOver.to !== ""
            onLoaded: (item as Item).forceActiveFocus()
            Component.onCompleted: setSource("HandOverSheet.qml", {"handOver": App.handOver})
        }
        Loader {
            anchors.fill: parent
            active: App.fatal !== ""
            source: "FatalPage.qml"
        }
    }
    Connections {
        target: App.handOver
        property string owner

        function onChanged() {
            // What one player has seen is not kept for whoever looks at what is there but not shown, as a screen reader may.
            if (owner !== "" && App.handOver.owner === "") {
                form.forget();
                card.forget();
            }
            owner = App.handOver.owner;
            if (App.handOver.to === "" && App.handOver.owner !== "" && !form.visible && !card.visible)
                (own.item as Item)?.forceActiveFocus();
        }
    }
    Connections {
        target: App.resolver
        function onStarted() {
            (form.item as ResolverSheet)?.begin();
        }
    }
    Connections {
        target: App.result
        function onChanged() {
            (card.item as ResultCard)?.begin();
        }
    }
    Connections {
        target: App.table
        function onNoticed(sentence, side, act) {
            if (act > 0 && window.current === board.item && !App.replay.open)
                return; // the board shows it itself, in its turn
            if (act === 0 && side === "") { // the page that it comes with may be about to go
                soon.text = sentence;
                soon.restart();
                return;
            }
            snackbar.say(sentence);
            snackbar.side = side;
        }
        function onJoined() {
            if (!["joinPage", "gamePage", "boardPage", "watchPage"].includes(window.current?.objectName ?? ""))
                window.showFromHome("GamePage", {});
        }
    }
    Connections {
        target: App.mail
        function onArrived(to, text) {
            const there = window.current?.objectName ?? "", waits = ["joinPage", "mailTablePage", "mailSendPage", "mailSetUpPage", "mailPage"].includes(there);
            if (to.page !== undefined && (waits || to.page === "MailCamePage") && (to.page !== "BoardPage" || App.mail.open(to.battle)))
                window.follow(to);
            else if (text !== "")
                snackbar.say(text);
        }
    }
    Connections {
        target: App.mail.post
        function onStopped(reason) {
            snackbar.say(reason);
        }
    }
    Connections {
        target: App.backup
        function onRestored() {
            window.startAgain();
            window.openGiven();
        }
        function onNotRestored() {
            window.openGiven();
        }
        function onUnreadable() {
            snackbar.stay(); // who has opened a file looks here only after a while
        }
        // Nothing else is done meanwhile.
        function onChanged() {
            if (!App.backup.restoring)
                return;
            snackbar.pass();
            if (window.current?.objectName !== "restorePage")
                window.showFromHome("RestorePage", {});
        }
    }
    Connections {
        target: App.storage
        function onFailed(sentence) {
            snackbar.insist(sentence);
        }
    }
    Connections {
        target: App
        function onFailed(sentence) {
            snackbar.say(sentence);
        }
        function onDiskFailed() {
            snackbar.stay();
            snackbar.trouble = snackbar.text;
        }
        function onDiskMended() {
            if (snackbar.text === snackbar.trouble)
                snackbar.hide();
        }
        function onGiven() {
            if ((window.covered || App.backup.restoring) && App.fatal === "")
                snackbar.say(qsTr("The file opens as soon as this is done."));
            window.openGiven();
        }
        function onUndoable(text) {
            // On the page of a game it is the game's last act, which the other player's tablet may have to agree to.
            snackbar.show(text, App.table.undoAsks && window.current === game.item ? qsTr("Ask to undo") : qsTr("Undo"));
            snackbar.ofGame = window.current === game.item;
        }
    }
    Loader {
        id: guide
        parent: window.contentItem.parent // above everything, messages too
        anchors.fill: parent
        z: T.Overlay.overlay.z + 2
        active: App.lesson.on
        Component.onCompleted: setSource("LessonGuide.qml", {"lesson": App.lesson, "sight": sight, "scene": window.contentItem.parent})
    }
    Connections {
        target: guide.item
        function onBackWanted() {
            while (!window.covered && (window.current?.closeInner() ?? false)) {} // a drawer that was opened since
            App.lesson.back();
        }
        function onLeaveWanted() {
            window.leaveLesson();
        }
        function onUnitWanted(unit) {
            (window.current as GamePage)?.reveal(unit);
        }
    }
    Snackbar {
        id: snackbar

        /// Something lies over the page, and makes room. The overlay itself stays visible once a drawer has been opened.
        readonly property bool over: window.covered || T.Overlay.overlay.visibleChildren.length > 0
        /// Beside the table a message stays until the next act.
        readonly property bool beside: window.current !== null && window.current === game.item
        readonly property real from: over ? 0 : window.current?.stripX ?? 0
        readonly property real place: over ? window.width : window.current?.stripWidth ?? window.width
        readonly property real strip: visible ? height + Theme.gap : 0

        /// Is it the game's last act that its button takes back? The other player comes and goes meanwhile.
        property bool ofGame: false
        readonly property bool asks: ofGame && App.table.undoAsks

        objectName: "snackbar"
        onAsksChanged: if (actionText !== "") actionText = asks ? qsTr("Ask to undo") : qsTr("Undo")
        parent: window.contentItem.parent // above the sheets, which lie in the overlay
        z: T.Overlay.overlay.z + 1
        x: Math.round(from + (place - width) / 2)
        y: parent.height - height - Theme.gap - (over ? 0 : window.current?.foot ?? 0)
        width: Math.min(place - (from > 0 ? 0 : 2 * Theme.pad), Theme.px(640))
        lasting: beside || (window.current?.lasting ?? false)
        onAction: App.undoLast()

        Timer {
            id: soon
            property string text
            interval: 0
            onTriggered: snackbar.say(text)
        }
    }
    Binding {
        target: window.current
        property: "strip"
        value: snackbar.over ? 0 : snackbar.strip
        when: window.current !== null
    }
    Binding {
        target: Theme
        property: "strip"
        value: snackbar.over ? snackbar.strip : 0
    }
    Connections {
        target: App.game
        function onChanged() {
            if (snackbar.beside)
                snackbar.pass();
        }
    }
}
