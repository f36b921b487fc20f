import { ATTACKER, FRIENDS, lasting, may, must, NOBODY, ORDERED } from '../forms.js';
import type { CommandCard } from '../types.js';
import { has } from '../weapons.js';

export const REBEL_CARDS: readonly CommandCard[] = [
  {
    id: 'hero-of-the-rebellion',
    name: { en: 'Hero of the Rebellion', de: 'Held der Rebellion' },
    text: {
      en: 'At the start of the Activation phase the ordered unit gains 1 aim and 1 dodge token. This round it loses no die for being suppressed, and instead of panicking it only discards the surplus suppression tokens.',
      de: 'Zu Beginn der Aktivierungsphase erhält die Einheit mit Befehl 1 Ziel- und 1 Ausweichmarker. In dieser Runde verliert sie auch niedergehalten keinen Würfel, und statt in Panik zu geraten, legt sie nur die überzähligen Niederhalten-Marker ab.',
    },
    pips: 1,
    orders: 1,
    limit: {},
    effects: [
      must('activationPhase', ORDERED, [
        { op: 'gain', token: 'aim', n: 1 },
        { op: 'gain', token: 'dodge', n: 1 },
      ]),
      lasting(ORDERED, [
        { op: 'ignore', what: 'suppressed-penalty' },
        { op: 'ignore', what: 'panic' },
      ]),
    ],
    from: 'seed',
  },
  {
    id: 'feel-like-a-hundred',
    name: { en: '“Feel Like a Hundred”', de: '„Wie hundert Mann“' },
    text: {
      en: 'This round, after an ordered unit made a ranged attack, choose another enemy unit within 18" and in its line of sight: that unit gains 1 suppression token.',
      de: 'Wähle in dieser Runde nach jedem Fernkampfangriff einer Einheit mit Befehl eine andere feindliche Einheit in 18" und in ihrer Sichtlinie: Sie erhält 1 Niederhalten-Marker.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      must(
        'attacked',
        { pick: 'enemy', count: 1, otherThanDefender: true, within: 18, inSight: true, from: 'attacker' },
        [{ op: 'gain', token: 'suppression', n: 1 }],
        { when: [{ is: 'attacker-ordered' }, { is: 'ranged' }] },
      ),
    ],
    from: 'seed',
  },
  {
    id: 'built-on-hope',
    name: { en: 'Built on Hope', de: 'Auf Hoffnung gebaut' },
    text: {
      en: 'At the start of the Activation phase every friendly unit removes 1 suppression token. Then up to 3 friendly units gain 1 surge token each.',
      de: 'Zu Beginn der Aktivierungsphase entfernt jede befreundete Einheit 1 Niederhalten-Marker. Danach erhalten bis zu 3 befreundete Einheiten je 1 Energiemarker.',
    },
    pips: 3,
    orders: 3,
    limit: {},
    effects: [
      must('activationPhase', FRIENDS, [{ op: 'lose', token: 'suppression', n: 1 }]),
      may('activationPhase', { pick: 'friendly', count: 3 }, [{ op: 'gain', token: 'surge', n: 1 }]),
    ],
    from: 'seed',
  },
  {
    id: 'hold-at-any-cost',
    name: { en: 'Hold at Any Cost', de: 'Haltet um jeden Preis' },
    text: {
      en: 'At the start of the Activation phase each ordered unit gains 1 dodge token. This round, as long as it has not moved, its cover is 1 better against ranged attacks.',
      de: 'Zu Beginn der Aktivierungsphase erhält jede Einheit mit Befehl 1 Ausweichmarker. Solange sie sich in dieser Runde nicht bewegt hat, ist ihre Deckung gegen Fernkampfangriffe um 1 besser.',
    },
    pips: 3,
    orders: 3,
    limit: {},
    effects: [
      must('activationPhase', ORDERED, [{ op: 'gain', token: 'dodge', n: 1 }]),
      lasting(ORDERED, [{ op: 'cover', x: 1 }], [{ is: 'not-moved-this-round' }]),
    ],
    from: 'seed',
  },
  {
    id: 'last-stand',
    name: { en: 'Last Stand', de: 'Letztes Gefecht' },
    text: {
      en: 'This round, a friendly unit that an enemy attack defeats may attack that enemy with one weapon before it is removed, without aim tokens and as if not suppressed. At most twice.',
      de: 'Eine befreundete Einheit, die in dieser Runde durch einen feindlichen Angriff besiegt wird, darf den Angreifer vor dem Entfernen mit einer Waffe angreifen, ohne Zielmarker und als wäre sie nicht niedergehalten. Höchstens zweimal.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      may('defeated', { pick: 'self', friendlyOnly: true }, [{ op: 'attack', against: 'attacker' }], {
        when: [{ is: 'defeated-by-attack' }],
        limit: { per: 'round', count: 2 },
      }),
    ],
    from: 'seed',
  },
  {
    id: 'silent-approach',
    name: { en: 'Silent Approach', de: 'Lautlose Annäherung' },
    text: {
      en: 'At the start of the Activation phase choose up to 3 friendly units. This round, until it attacks, such a unit cannot be the target of a ranged attack from more than 12" away.',
      de: 'Wähle zu Beginn der Aktivierungsphase bis zu 3 befreundete Einheiten. Solange eine davon in dieser Runde nicht angreift, kann sie nicht Ziel eines Fernkampfangriffs aus mehr als 12" Entfernung sein.',
    },
    pips: 1,
    orders: 1,
    limit: {},
    effects: [may('activationPhase', { pick: 'friendly', count: 3 }, [{ op: 'untargetable', beyond: 12 }])],
    from: 'seed',
  },
  {
    id: 'proton-charge',
    name: { en: 'Proton Charge', de: 'Protonenladung' },
    text: {
      en: 'At the start of the Activation phase place a charge within 6" of an ordered unit and more than 3" from every enemy. Once this round, at the end of any activation, you may detonate it: everything within 3" and in its line of sight is attacked with 1 red, 1 black and 1 white die, Blast and Impact 2.',
      de: 'Lege zu Beginn der Aktivierungsphase eine Ladung in 6" zu einer Einheit mit Befehl und mehr als 3" von allen Feinden entfernt. Einmal in dieser Runde darfst du sie am Ende einer Aktivierung zünden: Alles in 3" und in ihrer Sichtlinie wird mit 1 roten, 1 schwarzen und 1 weißen Würfel, Explosiv und Wucht 2 angegriffen.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      must('activationPhase', NOBODY, [{ op: 'place-token', token: 'charge', within: 6, of: 'ordered', enemyBeyond: 3 }]),
      may(
        'activationEnd',
        { pick: 'any', count: 'all', within: 3, inSight: true, from: 'charge', andVehicle: true },
        [
          { op: 'area-attack', dice: { red: 1, black: 1, white: 1 }, keywords: [has('blast'), has('impact', 2)] },
          { op: 'remove-token', token: 'charge' },
        ],
        { limit: { per: 'round', count: 1 } },
      ),
    ],
    from: 'seed',
  },
  {
    id: 'drums-of-the-hunt',
    name: { en: 'Drums of the Hunt', de: 'Trommeln der Jagd' },
    text: {
      en: 'This round the Move actions of the ordered units have 1 more speed, at most 3, and their melee attacks add 1 black die.',
      de: 'In dieser Runde haben die Bewegen-Aktionen der Einheiten mit Befehl 1 Geschwindigkeit mehr, höchstens 3, und ihre Nahkampfangriffe 1 schwarzen Würfel mehr.',
    },
    pips: 3,
    orders: 3,
    limit: {},
    effects: [
      lasting(ORDERED, [{ op: 'move-speed', x: 1, max: 3 }]),
      must('pool', ATTACKER, [{ op: 'add-dice', dice: { black: 1 } }], { when: [{ is: 'attacker-ordered' }, { is: 'melee' }] }),
    ],
    from: 'house',
  },
  {
    id: 'swinging-logs',
    name: { en: 'Swinging Logs', de: 'Schwingende Stämme' },
    text: {
      en: 'At the start of the Activation phase choose an enemy unit within 12" of a friendly unit: it is attacked with 1 red, 1 black and 1 white die and Blast. No line of sight is needed.',
      de: 'Wähle zu Beginn der Aktivierungsphase eine feindliche Einheit in 12" zu einer befreundeten Einheit: Sie wird mit 1 roten, 1 schwarzen und 1 weißen Würfel und Explosiv angegriffen. Eine Sichtlinie ist nicht nötig.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      must('activationPhase', { pick: 'enemy', count: 1, within: 12, from: 'friendly' }, [
        { op: 'area-attack', dice: { red: 1, black: 1, white: 1 }, keywords: [has('blast')] },
      ]),
    ],
    from: 'house',
  },
];
