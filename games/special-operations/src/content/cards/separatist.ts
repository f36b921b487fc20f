import { ACTIVE, ATTACKER, FRIENDS, lasting, must, ORDERED } from '../forms.js';
import type { CommandCard } from '../types.js';

export const SEPARATIST_CARDS: readonly CommandCard[] = [
  {
    id: 'combat-protocols',
    name: { en: 'Combat Protocols', de: 'Kampfprotokolle' },
    text: {
      en: 'At the start of the Activation phase each ordered unit gains 1 aim token. This round friendly units ignore AI.',
      de: 'Zu Beginn der Aktivierungsphase erhält jede Einheit mit Befehl 1 Zielmarker. In dieser Runde ignorieren befreundete Einheiten KI.',
    },
    pips: 1,
    orders: 2,
    limit: {},
    effects: [must('activationPhase', ORDERED, [{ op: 'gain', token: 'aim', n: 1 }]), lasting(FRIENDS, [{ op: 'ignore', what: 'ai' }])],
    from: 'seed',
  },
  {
    id: 'orbital-ship-command',
    name: { en: 'Orbital Ship Command', de: 'Kommandoschiff im Orbit' },
    text: {
      en: 'At the start of the Activation phase choose an enemy unit that a friendly unit sees and that has no friendly unit within 6". Roll 2 black dice for it and for each other unit within 3" of it: each crit deals 1 wound, each hit or crit gives 1 suppression token.',
      de: 'Wähle zu Beginn der Aktivierungsphase eine feindliche Einheit, die eine befreundete Einheit sieht und zu der keine befreundete Einheit in 6" ist. Wirf für sie und jede andere Einheit in 3" zu ihr 2 schwarze Würfel: Jedes kritische Ergebnis ist 1 Wunde, jeder Treffer und jedes kritische Ergebnis 1 Niederhalten-Marker.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      must('activationPhase', { pick: 'enemy', count: 1, inSight: true, from: 'friendly', noFriendWithin: 6, splash: 3 }, [
        {
          op: 'roll',
          dice: { black: 2 },
          per: [
            { results: ['crit'], ops: [{ op: 'wounds', n: 1 }] },
            { results: ['hit', 'crit'], ops: [{ op: 'gain', token: 'suppression', n: 1 }] },
          ],
        },
      ]),
    ],
    from: 'seed',
  },
  {
    id: 'occupation-protocols',
    name: { en: 'Occupation Protocols', de: 'Besatzungsprotokolle' },
    text: {
      en: 'This round, a friendly unit that ends its activation within 3" of an objective token or the disabled vehicle gains 1 dodge token.',
      de: 'Eine befreundete Einheit, die in dieser Runde ihre Aktivierung in 3" zu einem Einsatzzielmarker oder zum defekten Fahrzeug beendet, erhält 1 Ausweichmarker.',
    },
    pips: 3,
    orders: 3,
    limit: {},
    effects: [must('activationEnd', ACTIVE, [{ op: 'gain', token: 'dodge', n: 1 }], { when: [{ is: 'near-objective', within: 3 }] })],
    from: 'seed',
  },
  {
    id: 'onward-to-victory',
    name: { en: 'Onward to Victory', de: 'Vorwärts zum Sieg' },
    text: {
      en: 'This round the Move actions of the ordered units have 1 more speed, at most 3.',
      de: 'In dieser Runde haben die Bewegen-Aktionen der Einheiten mit Befehl 1 Geschwindigkeit mehr, höchstens 3.',
    },
    pips: 2,
    orders: 3,
    limit: {},
    effects: [lasting(ORDERED, [{ op: 'move-speed', x: 1, max: 3 }])],
    from: 'seed',
  },
  {
    id: 'endless-legions',
    name: { en: 'Endless Legions', de: 'Endlose Legionen' },
    text: {
      en: 'At the end of this End phase return 1 defeated friendly corps unit without wounds or tokens to your deployment zone, more than 6" from every enemy. In Disabled Vehicle it returns touching the vehicle, or to the ambush network.',
      de: 'Am Ende dieser Endphase kehrt 1 besiegte befreundete Corps-Einheit ohne Wunden und Marker in deine Aufstellungszone zurück, mehr als 6" von allen Feinden entfernt. In Defektes Fahrzeug kehrt sie in Kontakt mit dem Fahrzeug oder ins Hinterhaltsnetzwerk zurück.',
    },
    pips: 3,
    orders: 3,
    limit: { ranks: ['corps', 'heavy'] },
    effects: [must('endPhaseEnd', { pick: 'defeated-friendly', count: 1, ranks: ['corps'] }, [{ op: 'return-unit', enemyBeyond: 6 }])],
    from: 'seed',
  },
  {
    id: 'surprise-attack',
    name: { en: 'Surprise Attack', de: 'Überraschungsangriff' },
    text: {
      en: 'This round the ordered unit may take 3 actions in its activation, still none of them twice.',
      de: 'In dieser Runde darf die Einheit mit Befehl in ihrer Aktivierung 3 Aktionen durchführen, weiterhin keine davon zweimal.',
    },
    pips: 1,
    orders: 1,
    limit: {},
    effects: [lasting(ORDERED, [{ op: 'extra-actions', x: 1 }])],
    from: 'seed',
  },
  {
    id: 'analyze-and-annihilate',
    name: { en: 'Analyze and Annihilate', de: 'Analysieren und auslöschen' },
    text: {
      en: 'At the start of the Activation phase choose an enemy unit. This round the attacks of the ordered units against it have Pierce 1.',
      de: 'Wähle zu Beginn der Aktivierungsphase eine feindliche Einheit. In dieser Runde haben die Angriffe der Einheiten mit Befehl gegen sie Durchschlagen 1.',
    },
    pips: 2,
    orders: 2,
    limit: {},
    effects: [
      must('activationPhase', { pick: 'enemy', count: 1 }, [{ op: 'mark', mark: 'analyze' }]),
      must('pool', ATTACKER, [{ op: 'attack-keyword', keyword: 'pierce', x: 1 }], {
        when: [{ is: 'attacker-ordered' }, { is: 'target-marked', mark: 'analyze' }],
      }),
    ],
    from: 'seed',
  },
];
