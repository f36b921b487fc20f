import { ATTACKER, may, must, NOBODY, ORDERED } from '../forms.js';
import type { CommandCard } from '../types.js';

export const MERCENARY_CARDS: readonly CommandCard[] = [
  {
    id: 'paid-in-advance',
    name: { en: 'Paid in Advance', de: 'Vorkasse' },
    text: {
      en: 'At the start of the Activation phase choose aim, dodge or surge: each ordered unit gains 1 such token.',
      de: 'Wähle zu Beginn der Aktivierungsphase Zielen, Ausweichen oder Energie: Jede Einheit mit Befehl erhält 1 solchen Marker.',
    },
    pips: 1,
    orders: 2,
    limit: {},
    effects: [must('activationPhase', ORDERED, [{ op: 'gain-choice', tokens: ['aim', 'dodge', 'surge'], n: 1 }])],
    from: 'house',
  },
  {
    id: 'no-witnesses',
    name: { en: 'No Witnesses', de: 'Keine Zeugen' },
    text: {
      en: 'This round, an ordered unit that defeated an enemy unit with an attack may remove all its suppression tokens and make a speed-1 move.',
      de: 'Eine Einheit mit Befehl, die in dieser Runde mit einem Angriff eine feindliche Einheit besiegt hat, darf alle ihre Niederhalten-Marker entfernen und eine Geschwindigkeit-1-Bewegung machen.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      may(
        'attacked',
        ATTACKER,
        [
          { op: 'lose', token: 'suppression', n: 'all' },
          { op: 'move', speed: 1 },
        ],
        { when: [{ is: 'attacker-ordered' }, { is: 'defeated-an-enemy' }] },
      ),
    ],
    from: 'house',
  },
  {
    id: 'change-of-terms',
    name: { en: 'Change of Terms', de: 'Neue Bedingungen' },
    text: {
      en: 'When this card is revealed you may discard another command card, not Standing Orders, from your hand: then you have priority this round.',
      de: 'Wird diese Karte aufgedeckt, darfst du eine andere Kommandokarte außer Bereitschaft aus der Hand ablegen: Dann hast du in dieser Runde Priorität.',
    },
    pips: 3,
    orders: 3,
    limit: {},
    effects: [may('reveal', NOBODY, [{ op: 'discard-card' }, { op: 'take-priority' }])],
    from: 'house',
  },
  {
    id: 'iron-and-fire',
    name: { en: 'Iron and Fire', de: 'Eisen und Feuer' },
    text: {
      en: 'This round the attacks of the ordered unit against enemy units within 6", melee included, add 1 red die.',
      de: 'In dieser Runde haben die Angriffe der Einheit mit Befehl gegen feindliche Einheiten in 6", auch im Nahkampf, 1 roten Würfel mehr.',
    },
    pips: 1,
    orders: 1,
    limit: {},
    effects: [
      must('pool', ATTACKER, [{ op: 'add-dice', dice: { red: 1 } }], {
        when: [{ is: 'attacker-ordered' }, { is: 'defender-within', within: 6 }],
      }),
    ],
    from: 'house',
  },
  {
    id: 'strike-from-the-sky',
    name: { en: 'Strike from the Sky', de: 'Angriff aus der Luft' },
    text: {
      en: 'This round, after a Jump action an ordered unit may make a ranged attack as a free action.',
      de: 'In dieser Runde darf eine Einheit mit Befehl nach einer Sprung-Aktion als freie Aktion einen Fernkampfangriff machen.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      may('acted', { pick: 'ordered', count: 'active' }, [{ op: 'free-attack', kind: 'ranged' }], {
        when: [{ is: 'action', action: 'jump' }],
      }),
    ],
    from: 'house',
  },
];
