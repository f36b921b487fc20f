const words = <K extends string>(
  table: Record<K, { readonly level: 'error' | 'warning' | 'note'; readonly en: string; readonly de: string }>,
): Readonly<typeof table> => table;

export const diagnosticWords = words({
  'too-large': {
    level: 'error',
    en: 'This is at least {size} characters long; a list has at most {max}.',
    de: 'Das sind mindestens {size} Zeichen; eine Liste hat höchstens {max}.',
  },
  empty: { level: 'error', en: 'There is nothing to read.', de: 'Hier gibt es nichts zu lesen.' },
  unrecognised: {
    level: 'error',
    en: 'This is no list in any known format ({formats}). It begins: "{start}".',
    de: 'Das ist keine Liste in einem bekannten Format ({formats}). Der Anfang: „{start}“.',
  },
  'not-json': {
    level: 'error',
    en: 'This looks like JSON, but cannot be read: {reason}.',
    de: 'Das sieht nach JSON aus, ist aber nicht lesbar: {reason}.',
  },
  'wrong-type': {
    level: 'error',
    en: 'Here should be {wanted}, not {found}.',
    de: 'Hier sollte {wanted} stehen, nicht {found}.',
  },
  'ignored-key': {
    level: 'warning',
    en: 'The entry "{key}" means nothing here and is left out.',
    de: 'Der Eintrag „{key}“ bedeutet hier nichts und entfällt.',
  },
  'ignored-line': {
    level: 'warning',
    en: 'This line is not understood and is left out: "{line}".',
    de: 'Diese Zeile ist nicht verständlich und entfällt: „{line}“.',
  },
  'newer-version': {
    level: 'error',
    en: 'This list is written in version {version} of the format; version {known} is known here.',
    de: 'Diese Liste ist in Version {version} des Formats geschrieben; bekannt ist hier Version {known}.',
  },
  'unknown-card': {
    level: 'error',
    en: 'No {kind} is known as "{card}"; it stays in the list as a placeholder.',
    de: 'Keine Karte der Art {kind} heißt „{card}“; sie bleibt als Platzhalter in der Liste.',
  },
  'other-case': {
    level: 'error',
    en: 'No card has the code "{card}". Codes are case-sensitive: was the link changed to small or capital letters?',
    de: 'Keine Karte hat den Code „{card}“. Groß- und Kleinschreibung zählt: Wurde der Link umgewandelt?',
  },
  ambiguous: {
    level: 'warning',
    en: '"{card}" fits several cards; {chosen} is taken.',
    de: '„{card}“ passt auf mehrere Karten; genommen wird {chosen}.',
  },
  'unknown-faction': {
    level: 'warning',
    en: 'No faction is known as {faction}; the units decide.',
    de: 'Keine Fraktion heißt {faction}; die Einheiten entscheiden.',
  },
  'guessed-faction': {
    level: 'note',
    en: 'The faction is not written down; by its units this is {guess}.',
    de: 'Die Fraktion steht nicht da; den Einheiten nach ist es {guess}.',
  },
  'unknown-force': {
    level: 'error',
    en: 'No battle force is known as "{force}"; it is kept as written.',
    de: 'Keine Battle Force heißt „{force}“; sie bleibt, wie sie geschrieben ist.',
  },
  'guessed-force': {
    level: 'warning',
    en: 'Mercenaries without a battle force: old links mean {force}.',
    de: 'Söldner ohne Battle Force: In alten Links ist {force} gemeint.',
  },
  'unknown-mode': {
    level: 'warning',
    en: 'No mode has {points} points; standard is taken.',
    de: 'Kein Modus hat {points} Punkte; angenommen wird Standard.',
  },
  'guessed-mode': {
    level: 'note',
    en: 'The mode is not written down; standard is taken.',
    de: 'Der Modus steht nicht da; angenommen wird Standard.',
  },
  'bad-number': {
    level: 'error',
    en: '"{number}" is no number of units; 1 is taken.',
    de: '„{number}“ ist keine Anzahl von Einheiten; angenommen wird 1.',
  },
  'cut-off': {
    level: 'error',
    en: 'The link is cut off or damaged here: "{rest}" is no card.',
    de: 'Der Link ist hier abgeschnitten oder beschädigt: „{rest}“ ist keine Karte.',
  },
  'wrong-check': {
    level: 'error',
    en: 'The link has been cut off or changed: its check is {found} and should be {wanted}.',
    de: 'Der Link wurde abgeschnitten oder verändert: Die Prüfsumme ist {found}, richtig wäre {wanted}.',
  },
  'needs-database': {
    level: 'error',
    en: 'This old link names a list in the database of its site; the list itself is not in it. Open it there and copy the new link.',
    de: 'Dieser alte Link nennt eine Liste in der Datenbank der Seite; die Liste selbst steht nicht darin. Öffne ihn dort und kopiere den neuen Link.',
  },
  'no-owner': {
    level: 'error',
    en: '{card} stands alone: no unit of the list has it as a counterpart.',
    de: '{card} steht allein: Keine Einheit der Liste hat dieses Gegenstück.',
  },
  'old-part': {
    level: 'warning',
    en: 'Loadouts and contingencies left the game in April 2025; left out: {cards}.',
    de: 'Loadout und Contingencies gibt es seit April 2025 nicht mehr; es entfällt: {cards}.',
  },
  'points-differ': {
    level: 'note',
    en: 'The text says {written} points, by today’s costs it is {points}.',
    de: 'Im Text stehen {written} Punkte, nach heutigen Kosten sind es {points}.',
  },
  'bad-text': {
    level: 'warning',
    en: 'The name has characters that are no text; they are replaced.',
    de: 'Der Name enthält Zeichen, die kein Text sind; sie werden ersetzt.',
  },
  'lost-name': {
    level: 'warning',
    en: 'This format has no room for the name of the list.',
    de: 'Dieses Format hat keinen Platz für den Namen der Liste.',
  },
  'lost-faction': { level: 'warning', en: 'This format cannot tell the faction.', de: 'Dieses Format kann die Fraktion nicht angeben.' },
  'lost-mode': { level: 'warning', en: 'This format cannot tell the mode.', de: 'Dieses Format kann den Modus nicht angeben.' },
  'lost-force': {
    level: 'warning',
    en: 'This format cannot tell the battle force.',
    de: 'Dieses Format kann die Battle Force nicht angeben.',
  },
  'lost-choices': {
    level: 'warning',
    en: 'This format cannot tell the choices of the battle force.',
    de: 'Dieses Format kann die Wahl der Battle Force nicht angeben.',
  },
  'lost-units': {
    level: 'warning',
    en: 'Not all units come back as they are: {cards}.',
    de: 'Nicht alle Einheiten kommen so zurück: {cards}.',
  },
  'lost-commands': { level: 'warning', en: 'The command hand does not come back as it is.', de: 'Die Kommandohand kommt nicht so zurück.' },
  'lost-battle': {
    level: 'warning',
    en: 'This format has no room for the battle deck.',
    de: 'Dieses Format hat keinen Platz für das Gefechtsdeck.',
  },
});
