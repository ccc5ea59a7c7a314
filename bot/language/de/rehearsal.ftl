### What the bot says in the thread of a rehearsal on a real server.

rehearsal-opening = Das ist eine Probe des Bots mit { $who }, in einem Thread, den nur Mitglieder sehen. Er spielt von selbst ein paar Züge; am Ende wird alles hier gelöscht.
rehearsal-emoji = Vor diesem Wort steht ein Symbol des Bots: { $emoji }Symbol.
rehearsal-words = { $who } · setz deine Personen ein · das muss ein gesperrtes Handy zeigen
rehearsal-layout = { $who } · dieselbe Nachricht als Layout; sie muss noch als Erwähnung hervorgehoben sein.
rehearsal-tap-form = Tippe bitte auf **{ button-luck }**, schreib irgendetwas und sende das Formular ab.
rehearsal-tap-select = Tippe bitte auf **{ button-change }** und wähle etwas in einer der Listen.
rehearsal-tap-private = Tippe bitte auf **{ button-mine }**. Nur du solltest die Antwort und ihr Bild sehen.
