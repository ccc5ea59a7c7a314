### What the bot says in the thread of a rehearsal on a real server.

rehearsal-opening = Dit is een repetitie van de bot met { $who }, in een thread die alleen leden zien. Hij doet zelf een paar zetten; aan het eind wordt alles hier verwijderd.
rehearsal-emoji = Voor dit woord staat een pictogram van de bot: { $emoji }pictogram.
rehearsal-words = { $who } · zet je stamleden · dit moet een vergrendelde telefoon tonen
rehearsal-layout = { $who } · hetzelfde bericht als lay-out; het moet nog steeds als vermelding gemarkeerd zijn.
rehearsal-tap-form = Tik op **{ button-luck }**, schrijf iets en verstuur het formulier.
rehearsal-tap-select = Tik op **{ button-change }** en kies iets in een van de lijsten.
rehearsal-tap-private = Tik op **{ button-mine }**. Alleen jij hoort het antwoord en de afbeelding te zien.
