import type { Entry } from './entry.js';

/** Unit keywords from S to Z that no squad of Special Operations has. */
export const UNIT_KEYWORDS_S_Z = {
  'Scouting Party': [
    'Spähtrupp',
    'During setup up to X friendly trooper units of its faction or affiliation gain its Scout.',
    'Beim Aufbau erhalten bis zu X befreundete Truppeneinheiten ihrer Fraktion oder Zugehörigkeit ihr Kundschafter.',
  ],
  'Secret Mission': [
    'Geheimauftrag',
    'Once a game it gains a token for beginning a round in enemy territory, worth 1 victory point while it stays there.',
    'Einmal im Spiel erhält sie einen Marker, wenn sie eine Runde im feindlichen Gebiet beginnt; er ist 1 Siegpunkt wert, solange sie dort bleibt.',
  ],
  'Self-Preservation': [
    'Selbsterhaltung',
    'Does not use the courage of units of another affiliation.',
    'Nutzt den Mut von Einheiten anderer Zugehörigkeit nicht.',
  ],
  Shields: [
    'Schilde',
    'The card gives shield tokens; each cancels a hit or critical result of a ranged attack.',
    'Die Karte gibt Schildmarker; jeder hebt einen Treffer oder ein kritisches Ergebnis eines Fernkampfangriffs auf.',
  ],
  'Shien Mastery': [
    'Meister des Shien',
    'With Deflect the attacker suffers a wound for each surge in the defence roll.',
    'Beim Ablenken erleidet der Angreifer für jede Energie im Verteidigungswurf einen Schaden.',
  ],
  Small: [
    'Klein',
    'Against ranged attacks this miniature does not count for sight, cover and range.',
    'Gegen Fernkampfangriffe zählt diese Miniatur nicht für Sicht, Deckung und Reichweite.',
  ],
  'Soresu Mastery': [
    'Meister des Soresu',
    'Defending or guarding against ranged attacks it may reroll its defence dice for a dodge token; Guardian may cancel critical results.',
    'Beim Verteidigen oder Beschützen gegen Fernkampf darf sie für einen Ausweichmarker ihre Würfel neu werfen; Wächter darf kritische Ergebnisse aufheben.',
  ],
  'Special Issue': [
    'Sonderausgabe',
    'Only the named battle force may include it.',
    'Nur die genannte Streitmacht darf sie enthalten.',
    'A-9',
  ],
  Speeder: [
    'Speeder',
    'Passes over terrain up to height X and must make a free full move in each activation.',
    'Überquert Gelände bis Höhe X und muss in jeder Aktivierung eine freie volle Bewegung ausführen.',
  ],
  Spur: [
    'Anspornen',
    'For a move it may gain 1 suppression to raise its speed by 1.',
    'Darf für eine Bewegung 1 Niederhalten-Marker nehmen, um das Tempo um 1 zu erhöhen.',
  ],
  Stationary: ['Ortsfest', 'Does not move, except to pivot.', 'Bewegt sich nicht, außer um sich zu drehen.'],
  Strafe: ['Seitwärts gleiten', 'May move sideways at speed 1.', 'Darf sich mit Tempo 1 seitwärts bewegen.'],
  Strategize: [
    'Strategie',
    'Card action: up to X friendly units within range 2 gain an aim and a dodge token; this unit gains 1 suppression.',
    'Kartenaktion: Bis zu X befreundete Einheiten in Reichweite 2 erhalten je einen Ziel- und Ausweichmarker; diese Einheit erhält 1 Niederhalten-Marker.',
  ],
  Swashbuckler: [
    'Draufgänger',
    'After spending aim tokens in an attack action it gains 1 dodge token.',
    'Hat sie in einer Angriffsaktion Zielmarker ausgegeben, erhält sie 1 Ausweichmarker.',
  ],
  'Take Cover': [
    'In Deckung',
    'Card action: up to X friendly units within range 2 gain 1 dodge token each.',
    'Kartenaktion: Bis zu X befreundete Einheiten in Reichweite 2 erhalten je 1 Ausweichmarker.',
  ],
  Teamwork: [
    'Teamarbeit',
    'While the named unit is within range 2, an aim or dodge token that one of them gains the other gains too.',
    'Ist die genannte Einheit in Reichweite 2, erhält jeden Ziel- oder Ausweichmarker der einen auch die andere.',
  ],
  Tempted: [
    'Versucht',
    'Once a round, after an enemy within range 3 defeats a friendly unit, it may attack or make a speed-2 move for free.',
    'Einmal je Runde darf sie, nachdem ein Feind in Reichweite 3 eine befreundete Einheit besiegt hat, frei angreifen oder sich mit Tempo 2 bewegen.',
  ],
  'This is the Way': [
    'Das ist der Weg',
    'Gives what stands behind it at the moment that its card names.',
    'Gibt, was dahinter steht, in dem Moment, den die Karte nennt.',
  ],
  Transport: [
    'Transport',
    'Carries a friendly trooper unit at deployment, which gets out near it.',
    'Befördert bei der Aufstellung eine befreundete Truppeneinheit, die in seiner Nähe aussteigt.',
  ],
  'Uncanny Luck': ['Unheimliches Glück', 'Rerolls up to X defence dice, each once.', 'Wirft bis zu X Verteidigungswürfel einmal neu.'],
  Unconcerned: [
    'Unbekümmert',
    'Has no use of cover, and its miniatures are neither repaired nor restored.',
    'Deckung nützt ihr nichts; ihre Miniaturen werden weder repariert noch zurückgebracht.',
  ],
  Unhindered: ['Ungehindert', 'Difficult terrain does not slow it.', 'Schwieriges Gelände bremst sie nicht.'],
  Unstoppable: [
    'Unaufhaltsam',
    'May activate twice a round: a second order token of its rank is in the pool.',
    'Darf zweimal je Runde aktiviert werden: Ein zweiter Befehlsmarker ihres Ranges liegt im Vorrat.',
  ],
  'Vaapad Mastery': [
    'Meister des Vaapad',
    'Gains aim tokens from its own suppression when it attacks; the card says how many.',
    'Erhält beim Angriff Zielmarker durch ihre eigenen Niederhalten-Marker; die Karte sagt, wie viele.',
  ],
  'Victory or Death': [
    'Sieg oder Tod',
    'Fights on in the face of losses; the card says how.',
    'Kämpft trotz Verlusten weiter; die Karte sagt, wie.',
  ],
  'We Fight for Our Family': [
    'Wir kämpfen für unsere Familie',
    'Helps the clan around it; the card says how.',
    'Hilft dem Clan um sie herum; die Karte sagt, wie.',
  ],
  "We're Not Regs": [
    'Wir sind keine Regs',
    'Shares no tokens with other clone troopers and has no use of backup.',
    'Teilt keine Marker mit anderen Klontruppen; Rückendeckung nützt ihr nichts.',
  ],
  'Weak Point': [
    'Schwachstelle',
    'Attacks from the named side have Impact X more.',
    'Angriffe von der genannten Seite haben Wucht X mehr.',
  ],
  'Weighed Down': [
    'Schwer beladen',
    'Cannot jump while it holds an objective token.',
    'Kann nicht springen, solange sie einen Missionsmarker trägt.',
  ],
  'Wheel Mode': [
    'Radmodus',
    'At the start of its activation it may roll up: speed 3, then Cover 2 for the round, but no attacks and no shields.',
    'Zu Beginn ihrer Aktivierung darf sie sich einrollen: Tempo 3, für die Runde Deckung 2, aber weder Angriffe noch Schilde.',
  ],
  Wound: ['Verwundet', 'Enters play with X wounds.', 'Kommt mit X Schaden ins Spiel.'],
} as const satisfies Readonly<Record<string, Entry>>;
