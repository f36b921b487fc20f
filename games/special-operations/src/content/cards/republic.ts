import { ATTACKER, may, must, NOBODY, ORDERED } from '../forms.js';
import type { CommandCard } from '../types.js';

export const REPUBLIC_CARDS: readonly CommandCard[] = [
  {
    id: 'born-for-this',
    name: { en: 'Born for This', de: 'Dafür geboren' },
    text: {
      en: 'At the start of the Activation phase the ordered unit removes all its suppression tokens and gains 1 aim and 1 surge token.',
      de: 'Zu Beginn der Aktivierungsphase entfernt die Einheit mit Befehl alle ihre Niederhalten-Marker und erhält 1 Ziel- und 1 Energiemarker.',
    },
    pips: 1,
    orders: 1,
    limit: {},
    effects: [
      must('activationPhase', ORDERED, [
        { op: 'lose', token: 'suppression', n: 'all' },
        { op: 'gain', token: 'aim', n: 1 },
        { op: 'gain', token: 'surge', n: 1 },
      ]),
    ],
    from: 'seed',
  },
  {
    id: 'brothers-in-arms',
    name: { en: 'Brothers in Arms', de: 'Waffenbrüder' },
    text: {
      en: 'At the start of the Activation phase each ordered unit gains 1 dodge token. Then for each of them another friendly unit within 6" gains 1 dodge token.',
      de: 'Zu Beginn der Aktivierungsphase erhält jede Einheit mit Befehl 1 Ausweichmarker. Danach erhält für jede davon eine andere befreundete Einheit in 6" 1 Ausweichmarker.',
    },
    pips: 2,
    orders: 2,
    limit: { kinds: ['clone-trooper'] },
    effects: [
      must('activationPhase', ORDERED, [{ op: 'gain', token: 'dodge', n: 1 }]),
      must('activationPhase', { pick: 'friendly', count: 1, perOrdered: true, other: true, within: 6, from: 'ordered' }, [
        { op: 'gain', token: 'dodge', n: 1 },
      ]),
    ],
    from: 'seed',
  },
  {
    id: 'teamwork',
    name: { en: 'Teamwork', de: 'Zusammenarbeit' },
    text: {
      en: 'This round, a friendly unit that attacks an enemy unit which a different friendly unit already attacked this round may reroll 1 attack die.',
      de: 'Greift in dieser Runde eine befreundete Einheit eine feindliche Einheit an, die schon von einer anderen befreundeten Einheit angegriffen wurde, darf sie 1 Angriffswürfel neu werfen.',
    },
    pips: 3,
    orders: 3,
    limit: {},
    effects: [may('reroll', ATTACKER, [{ op: 'reroll', n: 1 }], { when: [{ is: 'defender-attacked-by-other-friend' }] })],
    from: 'seed',
  },
  {
    id: 'quick-response-team',
    name: { en: 'Quick Response Team', de: 'Schnelle Eingreiftruppe' },
    text: {
      en: 'At the start of the Activation phase each ordered unit may make a speed-1 move.',
      de: 'Zu Beginn der Aktivierungsphase darf jede Einheit mit Befehl eine Geschwindigkeit-1-Bewegung machen.',
    },
    pips: 1,
    orders: 2,
    limit: {},
    effects: [may('activationPhase', ORDERED, [{ op: 'move', speed: 1 }])],
    from: 'seed',
  },
  {
    id: 'good-intel',
    name: { en: 'Good Intel', de: 'Gute Aufklärung' },
    text: {
      en: 'This round, whenever you draw an order token from your pool, draw 2, keep one and return the other. At the start of the Activation phase 1 ordered unit gains 1 aim token.',
      de: 'Ziehst du in dieser Runde einen Befehlsmarker aus deinem Pool, ziehe 2, behalte einen und lege den anderen zurück. Zu Beginn der Aktivierungsphase erhält 1 Einheit mit Befehl 1 Zielmarker.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      must('draw', NOBODY, [{ op: 'draw-choice', n: 2 }]),
      must('activationPhase', { pick: 'ordered', count: 1 }, [{ op: 'gain', token: 'aim', n: 1 }]),
    ],
    from: 'seed',
  },
  {
    id: 'fire-support',
    name: { en: 'Fire Support', de: 'Feuerunterstützung' },
    text: {
      en: 'At the start of the Activation phase up to 2 of the ordered units gain 1 standby token each.',
      de: 'Zu Beginn der Aktivierungsphase erhalten bis zu 2 Einheiten mit Befehl je 1 Bereitschaftsmarker.',
    },
    pips: 3,
    orders: 3,
    limit: { kinds: ['clone-trooper'] },
    effects: [may('activationPhase', { pick: 'ordered', count: 2 }, [{ op: 'gain', token: 'standby', n: 1 }])],
    from: 'seed',
  },
  {
    id: 'target-designation',
    name: { en: 'Target Designation', de: 'Zielzuweisung' },
    text: {
      en: 'At the start of the Activation phase choose an enemy unit within 24" and in line of sight of your commander or a support unit: it gains 2 observation tokens.',
      de: 'Wähle zu Beginn der Aktivierungsphase eine feindliche Einheit in 24" und in der Sichtlinie deines Commanders oder einer Support-Einheit: Sie erhält 2 Beobachtungsmarker.',
    },
    pips: 1,
    orders: 2,
    limit: {},
    effects: [
      must('activationPhase', { pick: 'enemy', count: 1, within: 24, inSight: true, from: { ranks: ['commander', 'support'] } }, [
        { op: 'gain', token: 'observation', n: 2 },
      ]),
    ],
    from: 'seed',
  },
];
