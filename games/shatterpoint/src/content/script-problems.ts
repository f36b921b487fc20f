import type { AnyCondition } from '@cadre/kit';
import type { AbilityText, Op, Script } from './effect.js';
import { type Kind, ROLES } from './filter.js';

type Names = Readonly<Record<string, Kind>>;
const FIGURES: readonly Kind[] = ['character', 'unit'];
/** Fields of ops, filters and conditions that name somebody or something, and what that may be. */
const REFS: Readonly<Record<string, readonly Kind[]>> = {
  to: ['character', 'unit', 'cadre'],
  of: ['character', 'unit', 'cadre', 'objective'],
  by: FIGURES,
  who: FIGURES,
  toward: ['character', 'unit', 'objective'],
  away: ['character', 'unit', 'objective'],
  onto: FIGURES,
  on: FIGURES,
  unit: ['unit'],
  objective: ['objective'],
  than: FIGURES,
  with: FIGURES,
  what: ['character', 'unit', 'objective'],
  ref: ['character', 'unit', 'objective'],
};
/** Words of these fields that name nobody. */
const WORDS: readonly string[] = ['enemy', 'friendly', 'nobody', 'owner', 'roll'];

/** Names in a piece of data that nobody has, or that are of a kind which cannot be meant. */
const refProblems = (data: unknown, names: Names): string[] => {
  if (Array.isArray(data)) return data.flatMap(part => refProblems(part, names));
  if (typeof data !== 'object' || data === null) return [];
  const isSelector = 'pick' in data;
  return Object.entries(data).flatMap(([field, value]): string[] => {
    const kinds = REFS[field];
    if (typeof value !== 'string') return refProblems(value, names);
    if (!kinds || isSelector || WORDS.includes(value)) return [];
    const kind = names[value];
    if (kind === undefined) return [`"${value}" has not been selected`];
    return kinds.includes(kind) ? [] : [`"${value}" is of kind ${kind}; ${field} needs ${kinds.join(' or ')}`];
  });
};
const problemsIn = (script: Script, known: Names): string[] => {
  let names = known;
  const inside = (part: Script, more: Names = {}): string[] => problemsIn(part, { ...names, ...more });
  return script.flatMap((op: Op): string[] => {
    switch (op.op) {
      case 'select': {
        const problems = refProblems(op.of, names);
        names = { ...names, [op.as]: op.of.of };
        return problems;
      }
      case 'each':
        return [...refProblems(op.of, names), ...inside(op.do, { [op.as]: op.of.of })];
      case 'if':
        return [...refProblems(op.if, names), ...inside(op.do), ...inside(op.else ?? [])];
      case 'choose':
        return op.between.flatMap(part => inside(part));
      case 'may':
      case 'later':
        return inside(op.do);
      default:
        return refProblems(op, names);
    }
  });
};
/** Names that a script uses and nobody has; `known`: what was selected before. */
export const scriptProblems = (script: Script, known: Names = {}): string[] => problemsIn(script, { ...ROLES, ...known });
/** What a script selects, for another that goes on with it (LE-H13). */
export const namesIn = (script: Script): Names =>
  Object.fromEntries(script.flatMap(op => (op.op === 'select' || op.op === 'each' ? [[op.as, op.of.of]] : [])));

export const abilityProblems = (text: AbilityText): string[] => {
  const problems = [
    ...(text.when ? refProblems(text.when satisfies AnyCondition, ROLES) : []),
    ...(text.also ? refProblems(text.also.when, ROLES) : []),
    ...refProblems(text.mods ?? [], ROLES),
    ...scriptProblems(text.script ?? []),
  ];
  const says = text.script !== undefined || text.mods !== undefined || text.tactics !== undefined;
  if (says === (text.inactive !== undefined))
    problems.push(says ? 'it is inactive and does something' : 'it does nothing and does not say why');
  if ((text.kind === 'active' || text.kind === 'reactive') !== (text.cost !== undefined))
    problems.push('active and reactive abilities have a cost, and no others');
  if (text.kind === 'reactive' && text.trigger === undefined && text.inactive === undefined)
    problems.push('a reactive ability answers a moment');
  return problems.map(problem => `${text.id}: ${problem}`);
};
