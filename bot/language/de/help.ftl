### Help for what one can do now, and topics about playing with this bot.

help-your-turn =
    { "**" }Du bist dran.{ "**" } { $asked }
    { $meaning }
help-verb = /{ $command }: { $description }
help-hint = Unsicher? /tipp nennt deine besten Möglichkeiten und warum.
help-how = Nimm die Knöpfe unter dem Brett oder tippe einen Befehl; beim Tippen biete ich nur an, was geht. /rückgängig nimmt deine letzte Wahl zurück.
help-waiting =
    { "**" }Du bist nicht dran.{ "**" } Wir warten auf { $names }.
    Inzwischen: /neues erzählt, was seit deinem letzten Zug geschah, /brett zeigt das Brett, /meins deine eigenen Sachen. Du bekommst eine Benachrichtigung, wenn du dran bist; wähle mit /einstellungen, wo und wann.
help-lobby-guest = { "**" }An diesem Tisch ist noch Platz.{ "**" } Drück auf „Mitspielen“ oder tippe /spiel mitspielen. { $host } startet das Spiel.
help-lobby-player = { "**" }Du hast einen Platz.{ "**" } { $host } startet das Spiel, wenn alle da sind. /spiel aussteigen gibt den Platz zurück.
help-lobby-host = { "**" }Das ist dein Tisch.{ "**" } Drück auf „Starten“ oder tippe /spiel starten, wenn alle da sind; „Computer“ füllt freie Plätze, und du kannst allein spielen. /spiel beenden schließt ihn, /spiel leitung gibt die Leitung ab.
help-host = Du leitest diesen Tisch: /spiel leitung gibt das ab. /spiel beenden fragt alle, ob ihr vorzeitig aufhört.
help-over = { "**" }Dieses Spiel ist vorbei.{ "**" } /analyse zeigt, wo es gewonnen und verloren wurde, /prüfen rechnet jeden Würfel und jede Karte nach, /verlauf erzählt, was geschah, /spiel revanche öffnet eine Revanche.
help-spectator = { "**" }Du schaust zu.{ "**" } /brett zeigt das Brett, /verlauf, was geschah. Gerade dran: { $names }.
help-elsewhere =
    { "**" }Gemeinsam spielen, Zug um Zug{ "**" }
    /spiel neu öffnet einen Tisch, und die anderen drücken auf „Mitspielen“. /spiel liste zeigt die Tische hier, /meinespiele deine überall.
    Neu hier? /lernen zeigt in drei Minuten, wie es geht, und niemand sonst sieht es.
help-waiting-tables =
    { $count ->
        [one] { "**" }Einer deiner Tische wartet auf dich:{ "**" } /meinespiele führt hin.
       *[other] { "**" }{ $count } deiner Tische warten auf dich:{ "**" } /meinespiele führt hin.
    }
help-more = Wähle unten, worüber du mehr wissen willst, oder frag mit /regeln nach allem.
help-choose = Mehr über …
button-explain = Was heißt das?
button-learn = In 3 Minuten lernen

rules-unknown = Über „{ $what }“ weiß ich nichts. Tippe etwas hinter /regeln was: und wähle aus der Liste.
rules-entry =
    { "**" }{ $title }{ "**" }
    { $text }

## Topics about the bot

topic-minute =
    .title = Bot und Spiel in einer Minute
topic-undo =
    /rückgängig nimmt deine letzte Wahl sofort zurück, solange seitdem kein Würfel gefallen ist, keine Karte aufgedeckt wurde und niemand sonst gehandelt hat. Sonst werden die anderen gefragt, und alle, die es betrifft, müssen einverstanden sein.
    Danach kommen dieselben Würfel und Karten wieder: Zurücknehmen würfelt nie neu.
    .title = Zurücknehmen
topic-dice =
    Alle Würfel und Karten folgen aus einer geheimen Startzahl, aus dem, was gespielt wird und wer wo sitzt, und aus Worten, die alle am Tisch mit „Glück dazugeben“ eingeben können. Den Fingerabdruck von allem außer den Worten zeige ich, bevor jemand welche eingibt. Ändert sich davon danach etwas, zählen die Worte nicht mehr, und ich bitte um neue. So kann niemand die Würfel aussuchen oder ändern, auch der Betreiber dieses Bots nicht, außer die letzten Worte kommen auch von ihm.
    Ist das Spiel vorbei, zeige ich die Startzahl, und /prüfen rechnet alles nach. Wer diesen Bot betreibt, könnte vorausschauen und, wenn niemand Worte dazugegeben hat, die Würfel ausgesucht haben: Spiel mit Leuten, denen du vertraust.
    .title = Ehrliche Würfel
topic-notifications =
    Wenn du dran bist, bekommst du eine Benachrichtigung, einmal je Entscheidung: im Thread, per Direktnachricht oder gar nicht. /einstellungen benachrichtigungen ändert das, für einen Tisch oder für alle.
    /schlummern schaltet sie für ein paar Stunden aus. /meinespiele zeigt, was auf dich wartet.
    In deiner Ruhezeit bekommst du keine Benachrichtigungen, und deine Uhren stehen still. /einstellungen ruhe legt sie in deiner Zeitzone fest; /einstellungen abwesend tut dasselbe für ganze Tage, an all deinen Tischen.
    .title = Benachrichtigungen und Ruhezeit
topic-pace =
    Ein Tisch hat ein Tempo: wie lange eine Entscheidung dauern darf, und dazu eine Zeitreserve. Ein neuer Tisch hat zwei Tage je Entscheidung; wer ihn leitet, kann das bis zum Start ändern, auch auf „ohne Zeitlimit“. Ist die Zeit von jemandem um, entscheiden die anderen: warten, überspringen, Ersatz suchen, einen Computer spielen lassen oder beenden. Ohne Zeitlimit schlägst du vor, das Spiel zu beenden, wenn jemand wegbleibt: Kommt drei Tage lang keine Antwort, entscheiden die anderen ebenso.
    .title = Tempo und Zeit
topic-hints =
    /tipp, oder Tipp unter „Meine Sachen“ und deinen privaten Fragen, nennt dir deine drei besten Möglichkeiten mit Gewinnchance und Gründen, nur für dich. Ein Druck darauf spielt sie. Die Chance kommt aus Simulationen, in denen Computerspieler weiterspielen; die Zahl hinter ± sagt, wie weit sie schon durch Zufall danebenliegen kann.
    Vor dem Start wird vereinbart, wie viele Tipps es für jeden gibt: beliebig viele, drei oder keine. In gewerteten Spielen gibt es keine. In der Geschichte jeder Runde steht, wer einen hatte.
    .title = Tipps
topic-computers =
    Freie Plätze gibt die Leitung an Computer: mit „Computer“ in der Lobby oder /spiel neu computer:. Du kannst auch allein gegen sie spielen.
    Es gibt vier Stärken: leicht macht Fehler, normal spielt nach guten Regeln, stark und Experte probieren Züge vorher aus. Sie sehen nur, was ihr Platz sehen darf, und jede ihrer Entscheidungen lässt sich nach dem Spiel aus dem Protokoll nachrechnen.
    Sie ziehen sofort und stimmen nicht ab. In gewerteten Spielen sind sie nicht dabei, und die Ergebnisse mit ihnen zählen getrennt.
    .title = Computer als Mitspieler
topic-seats =
    /spiel aussteigen bietet deinen Platz anderen an; er bleibt deiner, bis ihn jemand übernimmt. Wer eingesprungen ist, gibt ihn mit /spiel zurückgeben wieder her.
    Mit /spiel aussteigen kann auch ein Computer für dich spielen, bis du einen Zug machst oder auf „Ich bin zurück“ tippst; ebenso an Tagen, an denen du weg bist (Einstellungen), und wenn die anderen so abstimmen. Nicht in gewerteten Spielen.
    Was an einem Platz verdeckt ist, etwa seine Karten, sieht ein Ersatz erst nach dem ersten Zug dort, und der lässt sich nicht zurücknehmen; eine Wahl unter verdeckten Karten, die vorher offen ist, treffe ich. Anbieten können die anderen einen Platz nur, wenn mindestens zwei abstimmen, es sei denn, es wurde vorher mit /einstellungen ersatz erlaubt.
    .title = Plätze abgeben und übernehmen
topic-host =
    Wer einen Tisch öffnet, leitet ihn: startet ihn (/spiel starten), darf ihn vor dem Beginn schließen (/spiel beenden) und kann die Leitung abgeben (/spiel leitung). Jedes Mal steht es im Thread. Im Spiel selbst kann die Leitung nicht mehr als alle anderen, und wer den Server moderiert, hat in Spielen keine Sonderrechte.
    .title = Was die Leitung eines Tisches darf
