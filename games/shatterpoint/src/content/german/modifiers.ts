import { grammarOf, type Logic } from '@cadre/kit';
import type { Count, Mod, Modifier } from '../effect.js';
import type { Condition } from '../filter.js';
import type { MoveName } from '../types.js';
import { ACTIONS, FACES, MOVES } from './conditions.js';
import { nameOf, type Wording } from './names.js';
import { CONDITION_NAMES, noun, thing } from './things.js';

const { and, or } = grammarOf('de');
export const DICE = { attack: 'Angriffswürfel', defence: 'Verteidigungswürfel' } as const;
const ROLL = { attack: 'Angriffswurf', defence: 'Verteidigungswurf' } as const;
/** "2 Angriffswürfel", "1 Angriffswürfel für jede …" */
export const many = (n: Count, what: string, words: Wording): string => {
  if (typeof n === 'number') return `${n} ${what}`;
  if ('faces' in n) return `1 ${what} je Ergebnis ${or(n.faces.map(face => FACES[face] ?? face))}`;
  if ('each' in n) return `${n.times ?? 1} ${what} je ${noun(n.each.of, n.each.where, 'nominative', words)}`;
  if ('sharedTags' in n)
    return `1 ${what} je Merkmal, das ${nameOf(n.sharedTags[0], 'nominative', words)} mit ${nameOf(n.sharedTags[1], 'dative', words)} teilt`;
  return `${n.plus ? `${n.plus} ${what} und ` : ''}${n.times ?? 1} ${what} je Verletzungsmarker von ${nameOf(n.of, 'dative', words)}`;
};
export const facesText = (list: readonly string[] | undefined): string => (list ? ` mit ${or(list.map(face => FACES[face] ?? face))}` : '');
const INSTEAD: Readonly<Record<MoveName, string>> = {
  advance: 'vorzurücken',
  dash: 'zu sprinten',
  climb: 'zu klettern',
  jump: 'zu springen',
  reposition: 'umzupositionieren',
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
      return ['hat', `Immunität gegen ${CONDITION_NAMES[m.condition]}`];
    case 'ignoreCover':
      return ['ignoriert', 'Deckung'];
    case 'reduceCover':
      return ['verringert', `die Deckung des Ziels um ${m.x}`];
    case 'reroll':
      return ['darf', `bis zu ${many(m.most, DICE[m.roll], words)}${facesText(m.faces)} neu würfeln`];
    case 'addResult':
      return ['fügt', `dem ${ROLL[m.roll]} 1 Ergebnis ${FACES[m.face] ?? m.face} hinzu`];
    case 'moveAs':
      return ['darf', `${MOVES[m.as]}, statt ${or(m.instead.map(move => INSTEAD[move]))}`];
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
      return ['darf', `die ${ACTIONS[m.action]} ${m.x}-mal je Aktivierung machen`];
    case 'reserveCost':
      return ['geht', `für ${m.x} Macht in Reserve`];
    case 'cannotReserve':
      return ['kann', 'nicht in Reserve gelegt werden'];
    case 'deployRange':
      return ['wird', `in Reichweite ${m.x} zur ersten Figur des Trupps aufgestellt`];
    case 'redeployRange':
      return ['kehrt', `in Reichweite ${m.x} zur Legende zurück`];
    case 'criticalsStay':
      return ['behält', 'ihre kritischen Treffer'];
    case 'defendersChart':
      return ['darf', 'die Nahkampftabelle der verteidigenden Figur statt der eigenen nutzen'];
    case 'healRange':
      return ['heilt', `durch ihre Optionen in Reichweite ${m.x}`];
    case 'healCleanses':
      return ['darf', 'statt jeder Heilung einen Zustand von einer befreundeten Figur im Nahkampf mit der verteidigenden entfernen'];
    case 'hunkerPays':
      return ['darf', 'Macht mit Deckungsmarkern bezahlen'];
  }
};
/** Those of the same bearers, under the same condition and with the same verb are one clause. */
const grouped = (
  mods: readonly Modifier[],
  words: Wording,
): { on: Modifier['on']; when: Modifier['when']; verb: string; rests: string[] }[] => {
  const groups: { key: string; on: Modifier['on']; when: Modifier['when']; verb: string; rests: string[] }[] = [];
  for (const { is, on, when } of mods) {
    const [verb, rest] = modParts(is, words);
    const key = JSON.stringify([on ?? null, when ?? null, verb]);
    const group = verb === 'hat' ? groups.find(each => each.key === key) : undefined;
    if (group) group.rests.push(rest);
    else groups.push({ key, on, when, verb, rests: [rest] });
  }
  return groups;
};
/** `isLater`: after words that stand first in the sentence. */
export const modifiers = (
  mods: readonly Modifier[],
  self: string,
  words: Wording,
  whenever: (c: Logic<Condition>, words: Wording) => string,
  isLater = false,
): string[] =>
  grouped(mods, words).map(({ on, when, verb, rests }, i) => {
    const who = on ? thing('character', on, 'nominative', words, 'each') : self;
    const rest = and(rests.toSorted((a, b) => Number(a.startsWith('Immunität')) - Number(b.startsWith('Immunität'))));
    if (when) return `solange ${whenever(when, words)}, ${verb} ${who} ${rest}`;
    return isLater && i === 0 ? `${verb} ${who} ${rest}` : `${who} ${verb} ${rest}`;
  });
