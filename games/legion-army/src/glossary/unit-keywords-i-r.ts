import type { Entry } from './entry.js';

/** Unit keywords from I to R that no squad of Special Operations has. */
export const UNIT_KEYWORDS_I_R = {
  "I'm Part of the Squad Too": [
    'Ich gehöre auch dazu',
    'Contests objectives in range 1 instead of range ½.',
    'Kämpft in Reichweite 1 statt ½ um Missionsziele.',
  ],
  'Immune: Blast': ['Immun: Explosion', 'Blast does not take away its cover.', 'Explosion nimmt ihr die Deckung nicht.'],
  'Immune: Melee': [
    'Immun: Nahkampf',
    'Enemies cannot be placed in base contact with it.',
    'Feinde können nicht in Basenkontakt mit ihr gebracht werden.',
  ],
  'Immune: Range 1 Weapons': [
    'Immun: Waffen mit Reichweite 1',
    'Weapons that reach no farther than range 1 cannot be used against it.',
    'Waffen, die nicht weiter als Reichweite 1 reichen, können nicht gegen sie benutzt werden.',
  ],
  Incognito: [
    'Inkognito',
    'Cannot be attacked from beyond range 1, and contests nothing, until it attacks or defends.',
    'Kann von außerhalb der Reichweite 1 nicht angegriffen werden und kämpft um keine Ziele, bis sie angreift oder verteidigt.',
  ],
  Inconspicuous: [
    'Unauffällig',
    'While it has suppression, enemies must attack another unit if they can. It may keep suppression when it rallies.',
    'Solange sie Niederhalten-Marker hat, müssen Feinde eine andere Einheit angreifen, falls möglich. Beim Sammeln darf sie Marker behalten.',
  ],
  Interrogate: [
    'Verhören',
    'When command cards tie for priority, an enemy card whose unit is in range 1 of this unit counts one pip more.',
    'Bei Gleichstand um die Initiative zählt eine feindliche Kommandokarte, deren Einheit in Reichweite 1 steht, ein Symbol mehr.',
  ],
  "Jar'Kai Mastery": [
    "Meister des Jar'Kai",
    'In melee, after surges, a spent dodge token turns a blank into a hit or a hit into a critical result, two a blank into a critical result.',
    'Im Nahkampf macht nach den Energien ein Ausweichmarker aus einer Leerseite einen Treffer oder aus einem Treffer ein kritisches Ergebnis, zwei aus einer Leerseite ein kritisches Ergebnis.',
  ],
  'Jedi Hunter': [
    'Jedi-Jäger',
    'Attack surges are critical results against units with a Force slot.',
    'Gegen Einheiten mit Macht-Symbol sind Angriffsenergien kritische Ergebnisse.',
  ],
  'Juyo Mastery': [
    'Meister des Juyo',
    'While it has a wound it takes one action more in each activation.',
    'Solange sie Schaden hat, führt sie in jeder Aktivierung eine Aktion mehr aus.',
  ],
  'Latent Power': [
    'Schlummernde Macht',
    'At the end of its activation it may gain 1 suppression and roll a red defence die: a block or surge gives friends or foes nearby an effect of its card.',
    'Am Ende ihrer Aktivierung darf sie 1 Niederhalten-Marker nehmen und einen roten Verteidigungswürfel werfen: Abwehr oder Energie löst eine Wirkung ihrer Karte in der Nähe aus.',
  ],
  Leader: [
    'Anführer',
    'The miniature that this upgrade adds leads the unit. A unit has one leader.',
    'Die Miniatur dieser Aufwertung führt die Einheit an. Eine Einheit hat einen Anführer.',
    'A-5',
  ],
  'Makashi Mastery': [
    'Meister des Makashi',
    'In melee it may lower Pierce by 1; the defender then has no use of Immune: Pierce, Immune: Melee Pierce or Impervious.',
    'Im Nahkampf darf sie Durchschlagen um 1 senken; Immun: Durchschlagen, Immun: Durchschlagen im Nahkampf und Unempfindlich nützen dem Verteidiger dann nichts.',
  ],
  'Mandalorians Are Stronger Together': [
    'Gemeinsam sind Mandalorianer stärker',
    'Helps other Mandalorians nearby; the card says how.',
    'Hilft anderen Mandalorianern in der Nähe; die Karte sagt, wie.',
  ],
  'Master Storyteller': [
    'Meistererzähler',
    'Card action: as many friendly Ewok units in range 2 as the number of the round gain 2 surge tokens each.',
    'Kartenaktion: So viele befreundete Ewok-Einheiten in Reichweite 2, wie die Runde zählt, erhalten je 2 Energiemarker.',
  ],
  'Master of the Force': [
    'Meister der Macht',
    'At the end of its activation it readies up to X exhausted Force upgrades.',
    'Am Ende ihrer Aktivierung macht sie bis zu X erschöpfte Macht-Aufwertungen wieder bereit.',
  ],
  'Mechanized Infantry': [
    'Mechanisierte Infanterie',
    'Troopers and vehicles act together; the card says how.',
    'Truppen und Fahrzeuge handeln zusammen; die Karte sagt, wie.',
  ],
  Mercenary: [
    'Söldner',
    'The named factions may hire this unit. It does not count towards minimums of ranks.',
    'Die genannten Fraktionen dürfen die Einheit anwerben. Sie zählt nicht zu den Mindestwerten der Ränge.',
    'A-6',
  ],
  Mobile: ['Beweglich', 'Must make a free full move in each activation.', 'Muss in jeder Aktivierung eine freie volle Bewegung ausführen.'],
  'My Mood Is Based On Profit': [
    'Meine Laune hängt vom Gewinn ab',
    'What it may do depends on the game’s score; the card says how.',
    'Was sie darf, hängt vom Spielstand ab; die Karte sagt, wie.',
  ],
  Noncombatant: [
    'Kein Kämpfer',
    'This miniature adds no weapons to attacks and takes wounds last.',
    'Diese Miniatur trägt keine Waffen zu Angriffen bei und nimmt zuletzt Schaden.',
  ],
  'One Step Ahead': [
    'Immer einen Schritt voraus',
    'Lets its owner react to the enemy’s plan; the card says how.',
    'Lässt auf den Plan des Gegners reagieren; die Karte sagt, wie.',
  ],
  Outmaneuver: [
    'Ausmanövrieren',
    'Its dodge tokens may cancel critical results.',
    'Ihre Ausweichmarker dürfen kritische Ergebnisse aufheben.',
  ],
  Override: [
    'Übersteuern',
    'When a friendly unit within range 5 activates, this unit may gain 1 suppression; that unit then ignores AI.',
    'Wird eine befreundete Einheit in Reichweite 5 aktiviert, darf diese 1 Niederhalten-Marker nehmen; jene ignoriert dann KI.',
  ],
  Plodding: ['Schwerfällig', 'Takes one move action an activation.', 'Führt höchstens eine Bewegungsaktion je Aktivierung aus.'],
  'Prepared Position': [
    'Vorbereitete Stellung',
    'May deploy in friendly territory before the first round, and then gains 1 dodge token.',
    'Darf vor der ersten Runde im eigenen Gebiet aufgestellt werden und erhält dann 1 Ausweichmarker.',
  ],
  Programmed: ['Programmiert', 'Must equip a programming upgrade.', 'Muss eine Programmierung tragen.', 'A-8'],
  'Pull The Strings': [
    'Die Fäden ziehen',
    'Card action: another friendly trooper unit of the named kind in range 2 takes a free attack or move.',
    'Kartenaktion: Eine andere befreundete Truppeneinheit der genannten Art in Reichweite 2 führt einen freien Angriff oder eine freie Bewegung aus.',
  ],
  'Quick Thinking': [
    'Schnell gedacht',
    'Card action: gains 1 aim and 1 dodge token.',
    'Kartenaktion: erhält 1 Ziel- und 1 Ausweichmarker.',
  ],
  Reconfigure: [
    'Umrüsten',
    'When the unit recovers, this card may be turned to its other side.',
    'Erholt sich die Einheit, darf diese Karte auf die andere Seite gedreht werden.',
  ],
  Regenerate: [
    'Regenerieren',
    'At the end of its activation it rolls a white defence die for each wound, at most X; each block or surge heals one.',
    'Am Ende ihrer Aktivierung wirft sie für jeden Schaden einen weißen Verteidigungswürfel, höchstens X; jede Abwehr oder Energie heilt einen.',
  ],
  Reinforcements: [
    'Verstärkung',
    'At the start of the first end phase it may make a free speed-1 move.',
    'Zu Beginn der ersten Endphase darf sie eine freie Bewegung mit Tempo 1 machen.',
  ],
  Relentless: [
    'Unerbittlich',
    'After a move action it may attack as a free action.',
    'Nach einer Bewegungsaktion darf sie als freie Aktion angreifen.',
  ],
  Reposition: ['Neu ausrichten', 'May pivot before or after a standard move.', 'Darf sich vor oder nach einer normalen Bewegung drehen.'],
  Ruthless: [
    'Rücksichtslos',
    'When a friendly trooper unit within range 2 activates, it may suffer a wound to take one action more.',
    'Wird eine befreundete Truppeneinheit in Reichweite 2 aktiviert, darf sie einen Schaden nehmen, um eine Aktion mehr auszuführen.',
  ],
} as const satisfies Readonly<Record<string, Entry>>;
