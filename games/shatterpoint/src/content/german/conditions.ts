import { grammarOf, type Logic } from '@cadre/kit';
import { type Clause, clause, type GermanConditions } from '@cadre/kit/effects/german';
import type { Condition, Filter } from '../filter.js';
import { genitive, kindOf, nameOf, type Wording } from './names.js';
import { CONDITION_NAMES, isWhat, noun, selected, thing, whatIs } from './things.js';

const { or } = grammarOf('de');
/** In the accusative: with its article, alone, and several of them. */
const FACES: Readonly<Record<string, readonly [a: string, one: string, many: string]>> = {
  critical: ['einen kritischen Treffer', 'kritischen Treffer', 'kritische Treffer'],
  strike: ['einen Treffer', 'Treffer', 'Treffer'],
  expertise: ['eine Expertise', 'Expertise', 'Expertisen'],
  failure: ['einen Fehlschlag', 'Fehlschlag', 'Fehlschläge'],
  block: ['einen Block', 'Block', 'Blocks'],
};
const facesNamed = (face: string): (typeof FACES)[string] => {
  const found = FACES[face];
  if (!found) throw new Error(`no German word for the face "${face}"; expected one of ${Object.keys(FACES).join(', ')}`);
  return found;
};
export const aFace = (face: string): string => facesNamed(face)[0];
export const faceNamed = (face: string, n = 1): string => facesNamed(face)[n === 1 ? 1 : 2];
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
const NOUNS: Readonly<Record<string, string>> = {
  advance: 'Vorrücken',
  dash: 'Sprinten',
  climb: 'Klettern',
  jump: 'Springen',
  reposition: 'Umpositionieren',
};
const shown = (face: string, least: number): string => (least === 1 ? aFace(face) : `mindestens ${least} ${faceNamed(face, least)}`);
/** "eine Figur dieser Einheit ist im Nahkampf" */
const ofMembers = (where: Logic<Filter> | undefined, words: Wording): Clause | undefined => {
  if (where?.is !== 'all' || where.of.length !== 2) return undefined;
  const [unit, said] = where.of;
  if (unit?.is !== 'inUnit' || !said) return undefined;
  const { verb, rest } = whatIs(said, words);
  return clause(`eine Figur ${genitive(unit.of, words)}`, verb, rest);
};

export const CONDITIONS: GermanConditions<Logic<Condition>, Wording>['conditions'] = {
  that: (c, words) => isWhat(c.of, kindOf(c.of, words), c.where, words),
  thereIs: (c, words) => ofMembers(c.of.where, words) ?? clause('es', 'gibt', selected(c.of, words, 'accusative')),
  atLeast: (c, words) => clause('es', 'gibt', `mindestens ${c.n} ${noun(c.of.of, c.of.where, 'accusative', words, true)}`),
  chosen: () => clause('du', 'tust', 'das'),
  did: (_, { did }) => did ?? clause('das', 'hat', 'eine Wirkung'),
  higher: (_, { solo }) => clause(solo ? 'sie' : 'eine von ihnen', 'steht', 'danach höher als zuvor'),
  inCombatAction: () => clause('der Angriff', 'gehört', 'zu einer Kampfaktion'),
  attackKind: c => clause('der Angriff', 'ist', `ein ${ATTACKS[c.kind]}`),
  shows: c => clause(ROLLS[c.roll] ?? 'der Wurf', 'zeigt', shown(c.face, c.atLeast)),
  dealtDamage: () => clause('der Angriff', 'hat', 'Schaden verursacht'),
  tookAction: c => clause('diese Einheit', 'hat', `in dieser Aktivierung ihre ${ACTIONS[c.action]} gemacht`),
  activating: (c, words) => clause('es', 'ist', `die Aktivierung ${genitive(c.unit, words)}`),
  stance: c => clause(`ihre ${c.stance === 0 ? 'erste' : 'zweite'} Haltung`, 'ist', 'aktiv'),
  inDeckOrReserve: () => clause('ihre Befehlskarte', 'ist', 'noch im Deck oder in Reserve'),
  ownReserve: (c, words) =>
    clause(`die Befehlskarte ${c.where ? thing('unit', c.where, 'dative', words) : 'einer deiner Einheiten'}`, 'ist', 'in Reserve'),
  gaining: c => clause('der Zustand', 'ist', c.condition ? CONDITION_NAMES[c.condition] : 'beliebig'),
  movedAs: c => clause('die Bewegung', 'war', or(c.moves.map(move => NOUNS[move]!))),
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
  if (subject.startsWith('eine ')) {
    const isDouble = rest.startsWith('nicht ');
    return clause(
      `${isDouble ? 'j' : 'k'}${subject.replace('eine ', isDouble ? 'ede ' : 'eine ')}`,
      verb,
      isDouble ? rest.slice('nicht '.length) : rest,
    );
  }
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
  attackKind: denyArticle,
};
