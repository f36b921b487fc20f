import { ATTACKER, lasting, may, must, ORDERED } from '../forms.js';
import type { CommandCard } from '../types.js';

export const EMPIRE_CARDS: readonly CommandCard[] = [
  {
    id: 'imperial-training',
    name: { en: 'Imperial Training', de: 'Imperiale Ausbildung' },
    text: {
      en: 'At the start of the Activation phase the ordered unit and up to 2 other friendly units within 6" of it each remove 1 suppression token and gain 1 surge token.',
      de: 'Zu Beginn der Aktivierungsphase entfernen die Einheit mit Befehl und bis zu 2 andere befreundete Einheiten in 6" zu ihr je 1 Niederhalten-Marker und erhalten 1 Energiemarker.',
    },
    pips: 1,
    orders: 1,
    limit: {},
    effects: [
      must('activationPhase', ORDERED, [
        { op: 'lose', token: 'suppression', n: 1 },
        { op: 'gain', token: 'surge', n: 1 },
      ]),
      may('activationPhase', { pick: 'friendly', count: 2, other: true, within: 6, from: 'ordered' }, [
        { op: 'lose', token: 'suppression', n: 1 },
        { op: 'gain', token: 'surge', n: 1 },
      ]),
    ],
    from: 'seed',
  },
  {
    id: 'for-the-empire',
    name: { en: 'For the EMPIRE!', de: 'Für das IMPERIUM!' },
    text: {
      en: 'This round, when an ordered unit forms an attack pool, it may gain 1 suppression token to add 1 red die. Panic comes first: a unit that it defeats does not attack.',
      de: 'Bildet in dieser Runde eine Einheit mit Befehl einen Angriffspool, darf sie 1 Niederhalten-Marker nehmen, um 1 roten Würfel hinzuzufügen. Panik kommt zuerst: Eine dadurch besiegte Einheit greift nicht an.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      may(
        'pool',
        ATTACKER,
        [
          { op: 'gain', token: 'suppression', n: 1 },
          { op: 'add-dice', dice: { red: 1 } },
        ],
        { when: [{ is: 'attacker-ordered' }] },
      ),
    ],
    from: 'seed',
  },
  {
    id: 'oppression',
    name: { en: 'Oppression', de: 'Unterdrückung' },
    text: {
      en: 'At the start of the Activation phase choose up to 2 enemy units that ordered units see: each gains 1 suppression token.',
      de: 'Wähle zu Beginn der Aktivierungsphase bis zu 2 feindliche Einheiten, die Einheiten mit Befehl sehen: Jede erhält 1 Niederhalten-Marker.',
    },
    pips: 3,
    orders: 3,
    limit: {},
    effects: [
      may('activationPhase', { pick: 'enemy', count: 2, inSight: true, from: 'ordered' }, [{ op: 'gain', token: 'suppression', n: 1 }]),
    ],
    from: 'seed',
  },
  {
    id: 'you-have-your-orders',
    name: { en: 'You Have Your Orders', de: 'Ihr habt eure Befehle' },
    text: {
      en: 'After you issued the orders, each ordered unit may remove 1 suppression token.',
      de: 'Nachdem du die Befehle erteilt hast, darf jede Einheit mit Befehl 1 Niederhalten-Marker entfernen.',
    },
    pips: 3,
    orders: 4,
    limit: {},
    effects: [may('ordersIssued', ORDERED, [{ op: 'lose', token: 'suppression', n: 1 }])],
    from: 'seed',
  },
  {
    id: 'elite-troopers',
    name: { en: 'Elite Troopers', de: 'Elitetruppler' },
    text: {
      en: 'This round the ordered units have Steady: after a Move they may attack from range as a free action.',
      de: 'In dieser Runde haben die Einheiten mit Befehl Ruhige Hand: Nach dem Bewegen dürfen sie als freie Aktion aus der Ferne angreifen.',
    },
    pips: 1,
    orders: 2,
    limit: { ranks: ['operative', 'heavy'] },
    effects: [lasting(ORDERED, [{ op: 'keyword', keyword: 'steady', x: 1 }])],
    from: 'seed',
  },
  {
    id: 'special-forces',
    name: { en: 'Special Forces', de: 'Spezialeinheiten' },
    text: {
      en: 'At the start of the Activation phase each ordered unit gains 1 aim and 1 dodge token.',
      de: 'Zu Beginn der Aktivierungsphase erhält jede Einheit mit Befehl 1 Ziel- und 1 Ausweichmarker.',
    },
    pips: 1,
    orders: 2,
    limit: { ranks: ['commander', 'special-forces'] },
    effects: [
      must('activationPhase', ORDERED, [
        { op: 'gain', token: 'aim', n: 1 },
        { op: 'gain', token: 'dodge', n: 1 },
      ]),
    ],
    from: 'seed',
  },
  {
    id: 'shock-and-awe',
    name: { en: 'Shock and Awe', de: 'Schock und Schrecken' },
    text: {
      en: 'This round ranged attacks of friendly units have Suppressive 1 against enemy units that have not activated yet.',
      de: 'In dieser Runde haben Fernkampfangriffe befreundeter Einheiten Niederhaltend 1 gegen feindliche Einheiten, die noch nicht aktiviert wurden.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      must('pool', ATTACKER, [{ op: 'attack-keyword', keyword: 'suppressive', x: 1 }], {
        when: [{ is: 'target-not-activated' }, { is: 'ranged' }],
      }),
    ],
    from: 'seed',
  },
];
