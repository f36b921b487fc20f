import type { Logic } from '@cadre/kit';
import { type Clause, clause, type GermanConditions } from '@cadre/kit/effects/german';
import type { Condition } from '../filter.js';
import { kindOf, nameOf, type Wording } from './names.js';
import { CONDITION_NAMES, isWhat, noun, selected, thing } from './things.js';

export const FACES: Readonly<Record<string, string>> = {
  critical: 'kritischer Treffer',
  strike: 'Treffer',
  expertise: 'Expertise',
  failure: 'Fehlschlag',
  block: 'Block',
};
export const ACTIONS: Readonly<Record<string, string>> = {
  move: 'Bewegungsaktion',
  focus: 'Fokusaktion',
  combat: 'Kampfaktion',
  'take-cover': 'Deckungsaktion',
  recover: 'Erholungsaktion',
  ability: 'Fähigkeitsaktion',
};
export const MOVES: Readonly<Record<string, string>> = {
  advance: 'vorrücken',
  dash: 'sprinten',
  climb: 'klettern',
  jump: 'springen',
  reposition: 'umpositionieren',
};
export const ATTACKS = { melee: 'Nahkampfangriff', ranged: 'Fernkampfangriff', either: 'Angriff' } as const;
const ROLLS: Readonly<Record<string, string>> = { attack: 'der Angriffswurf', defence: 'der Verteidigungswurf' };
const shown = (face: string, least: number): string => `mindestens ${least}-mal ${FACES[face] ?? face}`;

export const CONDITIONS: GermanConditions<Logic<Condition>, Wording>['conditions'] = {
  that: (c, words) => isWhat(c.of, kindOf(c.of, words), c.where, words),
  thereIs: (c, words) => clause('es', 'gibt', selected(c.of, words, 'accusative')),
  atLeast: (c, words) => clause('es', 'gibt', `mindestens ${c.n} ${noun(c.of.of, c.of.where, 'accusative', words, true)}`),
  chosen: () => clause('eine Wahl', 'wurde', 'getroffen'),
  did: () => clause('das', 'hat', 'eine Wirkung'),
  higher: () => clause('eine davon', 'steht', 'höher als zuvor'),
  inCombatAction: () => clause('es', 'ist', 'Teil einer Kampfaktion'),
  attackKind: c => clause('der Angriff', 'ist', `ein ${ATTACKS[c.kind]}`),
  shows: c => clause(ROLLS[c.roll] ?? 'der Wurf', 'zeigt', shown(c.face, c.atLeast)),
  dealtDamage: () => clause('der Angriff', 'hat', 'Schaden verursacht'),
  tookAction: c => clause('diese Einheit', 'hat', `in dieser Aktivierung ihre ${ACTIONS[c.action]} gemacht`),
  activating: (c, words) => clause('es', 'ist', `die Aktivierung von ${nameOf(c.unit, 'dative', words)}`),
  stance: c => clause(`ihre ${c.stance === 0 ? 'erste' : 'zweite'} Haltung`, 'ist', 'aktiv'),
  inDeckOrReserve: () => clause('ihre Befehlskarte', 'ist', 'noch im Deck oder in Reserve'),
  ownReserve: (c, words) =>
    clause(`die Befehlskarte von ${c.where ? thing('unit', c.where, 'dative', words) : 'einer deiner Einheiten'}`, 'ist', 'in Reserve'),
  gaining: c => clause('der Zustand', 'ist', c.condition ? CONDITION_NAMES[c.condition] : 'beliebig'),
  movedAs: c => clause('die Bewegung', 'war', c.moves.map(move => MOVES[move]).join(' oder ')),
  wasEngaged: (c, words) => clause('sie', 'war', `vorher im Nahkampf mit ${nameOf(c.with, 'dative', words)}`),
  woundedBy: c =>
    clause(
      `${c.attack === undefined ? 'jemand' : `ein ${ATTACKS[c.attack]}`} ${c.side === 'friendly' ? 'deiner Seite' : 'der Gegenseite'}`,
      'hat',
      'es getan',
    ),
};
/** "gibt keine Figur", "hat keinen Marker": the article is denied, not the verb. */
const denyArticle = (holds: Clause): Clause => {
  const { subject, verb, rest } = holds;
  if (/^ein(e|en|em|er|es)?\b/.test(rest)) return clause(subject, verb, `k${rest}`);
  return clause(
    subject,
    verb,
    verb === 'hat' ? rest.replace(/^/, 'kein ').replace('kein dem', 'nicht den').replace('kein den', 'nicht den') : `nicht ${rest}`,
  );
};
export const DENIALS: NonNullable<GermanConditions<Logic<Condition>, Wording>['denials']> = {
  that: denyArticle,
  thereIs: denyArticle,
  did: ({ subject, verb }) => clause(subject, verb, 'keine Wirkung'),
  inCombatAction: ({ subject, verb }) => clause(subject, verb, 'kein Teil einer Kampfaktion'),
  attackKind: denyArticle,
};
