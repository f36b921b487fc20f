import { grammarOf, type Logic } from '@cadre/kit';
import { type Clause, clause, verbFirst, verbSecond } from '@cadre/kit/effects/german';
import type { Count, Mod, Modifier } from '../effect.js';
import type { Condition } from '../filter.js';
import type { MoveName } from '../types.js';
import { ACTIONS, aFace, faceNamed, MOVES } from './conditions.js';
import { genitive, nameOf, type Wording } from './names.js';
import { CONDITION_NAMES, noun, thing } from './things.js';

const { and, or } = grammarOf('de');
export const DICE = { attack: 'Angriffswürfel', defence: 'Verteidigungswürfel' } as const;
const ROLL = { attack: 'Angriffswurf', defence: 'Verteidigungswurf' } as const;
/** "2 Angriffswürfel", "1 Angriffswürfel für jede …" */
export const many = (n: Count, what: string, words: Wording): string => {
  if (typeof n === 'number') return `${n} ${what}`;
  if ('faces' in n) return `1 ${what} je ${or(n.faces.map(face => faceNamed(face)))}`;
  if ('each' in n) return `${n.times ?? 1} ${what} je ${noun(n.each.of, n.each.where, 'nominative', words)}`;
  if ('sharedTags' in n)
    return `1 ${what} je Merkmal, das ${nameOf(n.sharedTags[0], 'nominative', words)} mit ${nameOf(n.sharedTags[1], 'dative', words)} teilt,`;
  return `${n.plus ? `${n.plus} ${what} und ` : ''}${n.times ?? 1} ${what} je Verletzungsmarker ${genitive(n.of, words)}`;
};
export const facesText = (list: readonly string[] | undefined): string => (list ? ` mit ${or(list.map(face => faceNamed(face)))}` : '');
const INSTEAD: Readonly<Record<MoveName, string>> = {
  advance: 'vorzurücken',
  dash: 'zu sprinten',
  climb: 'zu klettern',
  jump: 'zu springen',
  reposition: 'sich umzupositionieren',
};
const KEYWORDS = {
  impact: 'Wucht',
  sharpshooter: 'Scharfschütze',
  protection: 'Schutz',
  scale: 'Erklimmen',
  steadfast: 'Standhaft',
  cover: 'Deckung',
} as const;
const NUMBERED: readonly string[] = ['impact', 'sharpshooter', 'cover'];
const IMMUNE = 'Immunität gegen ';
export const timesText = (n: number): string => (n === 2 ? 'zweimal' : `${n}-mal`);
/** What somebody has or can do: the verb, and what follows it. */
const modParts = (m: Mod, words: Wording): readonly [verb: string, rest: string] => {
  switch (m.mod) {
    case 'attackDice':
      return ['würfelt', `zusätzlich ${many(m.add, 'Angriffswürfel', words)}`];
    case 'defenceDice':
      return ['würfelt', `zusätzlich ${many(m.add, 'Verteidigungswürfel', words)}`];
    case 'keyword':
      return ['hat', `${KEYWORDS[m.keyword]}${NUMBERED.includes(m.keyword) ? ` ${m.x}` : ''}`];
    case 'immunity':
      return ['hat', `${IMMUNE}${CONDITION_NAMES[m.condition]}`];
    case 'ignoreCover':
      return ['ignoriert', 'Deckung'];
    case 'reduceCover':
      return ['verringert', `die Deckung des Ziels um ${m.x}`];
    case 'reroll':
      return ['darf', `bis zu ${many(m.most, DICE[m.roll], words)}${facesText(m.faces)} neu würfeln`];
    case 'addResult':
      return ['fügt', `dem ${ROLL[m.roll]} ${aFace(m.face)} hinzu`];
    case 'moveAs':
      return ['darf', `${m.as === 'reposition' ? 'sich ' : ''}${MOVES[m.as]}, statt ${or(m.instead.map(move => INSTEAD[move]))}`];
    case 'climbEngaged':
      return ['darf', 'im Nahkampf klettern'];
    case 'hunkerEngaged':
      return ['behält und erhält', 'Deckungsmarker auch im Nahkampf'];
    case 'immovable':
      return ['kann', 'durch Fähigkeiten weder gestoßen noch gezogen werden'];
    case 'contestWeight':
      return ['zählt', `an Missionszielen als ${m.x} Figuren`];
    case 'winsTies':
      return ['gewinnt', 'Gleichstände an aktiven Missionszielen, an denen sie steht'];
    case 'locksControl':
      return ['sichert', 'deinen Kontrollmarker auf Missionszielen, an denen sie steht'];
    case 'cannotBeTargeted':
      return ['kann', 'nicht als Ziel gewählt werden'];
    case 'actionUses':
      return ['darf', `die ${ACTIONS[m.action]} ${timesText(m.x)} je Aktivierung machen`];
    case 'reserveCost':
      return ['kommt', m.x === 0 ? 'kostenlos in Reserve' : `für ${m.x} Macht in Reserve`];
    case 'cannotReserve':
      return ['kann', 'nicht in Reserve gelegt werden'];
    case 'deployRange':
      return ['darf', `in Reichweite ${m.x} zur ersten Figur des Trupps aufgestellt werden`];
    case 'redeployRange':
      return ['darf', `in Reichweite ${m.x} zur Legende zurückkehren`];
    case 'criticalsStay':
      return ['behält', 'ihre kritischen Treffer, was der Gegner auch tut'];
    case 'defendersChart':
      return ['darf', 'die Nahkampftabelle der verteidigenden Figur statt der eigenen nutzen'];
    case 'healRange':
      return ['darf', `mit ihren Optionen auch Figuren in Reichweite ${m.x} heilen`];
    case 'healCleanses':
      return [
        'darf',
        'statt zu heilen jeweils einen Zustand von einer befreundeten Figur im Nahkampf mit der verteidigenden Figur entfernen',
      ];
    case 'hunkerPays':
      return ['darf', 'Macht mit Deckungsmarkern bezahlen'];
  }
};
const CARD_MODS: readonly string[] = ['reserveCost', 'cannotReserve'];
const DEFENDER_MODS: readonly string[] = ['defenceDice', 'addResult'];
interface Group {
  readonly mod: Mod;
  readonly on: Modifier['on'];
  readonly when: Modifier['when'];
  readonly verb: string;
  readonly rests: string[];
}
/** Those of the same bearers, under the same condition and with the same verb are one clause. */
const grouped = (mods: readonly Modifier[], words: Wording): Group[] => {
  const groups = new Map<string, Group>();
  for (const { is, on, when } of mods) {
    const [verb, rest] = modParts(is, words);
    const key = JSON.stringify([on ?? null, when ?? null, verb, verb === 'hat' ? 0 : groups.size]);
    const group = groups.get(key) ?? { mod: is, on, when, verb, rests: [] };
    group.rests.push(rest);
    groups.set(key, group);
  }
  return [...groups.values()];
};
/** "Schutz und Immunität gegen Niedergehalten und Entwaffnet" */
const listed = (rests: readonly string[]): string => {
  const immune = rests.filter(rest => rest.startsWith(IMMUNE)).map(rest => rest.slice(IMMUNE.length));
  const others = rests.filter(rest => !rest.startsWith(IMMUNE));
  return and([...others, ...(immune.length > 0 ? [`${IMMUNE}${and(immune)}`] : [])]);
};
type Parts = readonly Logic<Condition>[];
const partsOf = (when: Logic<Condition> | undefined): Parts => (when === undefined ? [] : when.is === 'all' ? when.of : [when]);
const KINDS = { melee: 'Nahkampfangriff', ranged: 'Fernkampfangriff' } as const;
/** "bei Nahkampfangriffen in einer Kampfaktion", "gegen Fernkampfangriffe" */
const attacks = (parts: Parts, isDefender: boolean): string => {
  const kind = parts.find(part => part.is === 'attackKind');
  const isCombat = parts.some(part => part.is === 'inCombatAction');
  if (!kind && !isCombat) return '';
  const what = kind?.is === 'attackKind' ? KINDS[kind.kind] : 'Angriff';
  return `${isDefender ? `gegen ${what}e` : `bei ${what}en`}${isCombat ? ' in einer Kampfaktion' : ''}`;
};
const bearer = ({ mod, on }: Group, self: string, words: Wording): string => {
  if (!CARD_MODS.includes(mod.mod)) return on ? thing('character', on, 'nominative', words, 'each') : self;
  if (self.includes('Spieler')) return self;
  return `die Befehlskarte ${on ? thing('unit', on, 'dative', words, 'each') : 'dieser Einheit'}`;
};
/** What a modifier says, and the condition that stands before it. */
interface Said {
  readonly lead: string;
  readonly clause: Clause;
}
type Whenever = (c: Logic<Condition>, words: Wording) => string;
const told = (group: Group, self: string, words: Wording, whenever: Whenever): Said => {
  const { mod, when, verb, rests } = group;
  const isDefender = DEFENDER_MODS.includes(mod.mod);
  const parts = partsOf(when);
  const foe = isDefender || mod.mod === 'cannotBeTargeted' ? undefined : parts.find(part => part.is === 'that' && part.of === 'defender');
  const others = parts.filter(part => part !== foe && part.is !== 'attackKind' && part.is !== 'inCombatAction');
  const against = foe?.is === 'that' ? `gegen ${thing('character', foe.where, 'accusative', words)}` : '';
  const who = bearer(group, self, words);
  const rest = listed(rests);
  const isDenied = who.startsWith('jede ') && rest.startsWith('nicht ');
  const said = [attacks(parts, isDefender), against, isDenied ? rest.slice('nicht '.length) : rest].filter(part => part !== '').join(' ');
  return {
    lead: others.length > 0 ? `solange ${whenever({ is: 'all', of: others }, words)}, ` : '',
    clause: clause(isDenied ? `keine ${who.slice('jede '.length)}` : who, verb, said),
  };
};
export const modifiers = (mods: readonly Modifier[], self: string, words: Wording, whenever: Whenever): string[] =>
  grouped(mods, words).map(group => {
    const { lead, clause: said } = told(group, self, words, whenever);
    return lead === '' ? verbSecond(said) : `${lead}${verbFirst(said)}`;
  });
/** The same for a time: "diese Figur hat bis zum Ende des Zuges Scharfschütze 2". */
export const modifiersFor = (time: string, mods: readonly Modifier[], self: string, words: Wording, whenever: Whenever): Clause => {
  const [first, ...others] = grouped(mods, words);
  const { lead, clause: said } = told(first!, self, words, whenever);
  const rest = others.map(group => {
    const { lead: before, clause: also } = told(group, self, words, whenever);
    if (before !== '') return `; ebenso lange, ${before}${verbFirst(also)}`;
    return also.subject === said.subject
      ? ` und ${also.verb} ${also.rest}`
      : `; ${verbSecond(clause(also.subject, also.verb, `ebenso lange ${also.rest}`))}`;
  });
  return lead === ''
    ? clause(said.subject, said.verb, `${time} ${said.rest}${rest.join('')}`)
    : clause('', '', `${time}, ${lead}${verbFirst(said)}${rest.join('')}`);
};
