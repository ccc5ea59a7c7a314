### What the bot says in the thread of a rehearsal on a real server.

rehearsal-opening = This is a rehearsal of the bot with { $who }, in a thread that only members see. It plays a few moves by itself; in the end everything here is deleted.
rehearsal-emoji = An icon of the bot stands before these words: { $emoji }icon.
rehearsal-words = { $who } · place your people · this is what a locked phone must show
rehearsal-layout = { $who } · the same message as a layout; it must still be marked as one that mentions you.
rehearsal-tap-form = Please tap **{ button-luck }**, write anything and send the form.
rehearsal-tap-select = Please tap **{ button-change }** and choose anything in one of the lists.
rehearsal-tap-private = Please tap **{ button-mine }**. Only you should see the answer and its picture.
