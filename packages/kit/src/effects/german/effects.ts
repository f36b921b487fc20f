import type { AnyCondition } from '../condition.js';
import { type AnyOp, type Each, fromOpTable, type OpTable, structureOf } from '../script.js';
import { nameSelected, type SentenceRules, type Wording } from '../sentences.js';
import { type Clause, fixed, order, verbFirst, verbSecond } from './clauses.js';
import { type GermanConditions, germanConditions } from './conditions.js';
import type { Case } from './nouns.js';

export type GermanRules<Op extends AnyOp, Condition extends AnyCondition, Moment extends string, W extends Wording> = {
  /** What each op does, as a clause: an order, or somebody who does something. */
  readonly ops: OpTable<Op, [words: W, say: GermanSpeech<Op, Condition, Moment, W>], Clause>;
  /** Until when an effect lasts: "bis zu deinem nächsten Zug". */
  readonly moments: Readonly<Record<Moment, string>>;
  /** How the sentence after an op may speak: of what the op has named, by a pronoun. */
  after?(op: Op, words: W): W;
  /** How what depends on a condition may speak. */
  given?(c: Condition, words: W): W;
  /** A game's own words for choices and options; nothing for those that are worded as usual. */
  structure?(op: Op, words: W, say: GermanSpeech<Op, Condition, Moment, W>): Clause | undefined;
} & GermanConditions<Condition, W> &
  SentenceRules<Op, W, [wanted: Case]>;

/** A sentence that begins with "wenn" has a comma before it. */
const startsWithIf = ({ subject, verb, rest }: Clause): boolean => subject === '' && verb === '' && rest.startsWith('wenn ');
/** What the sentence of an op can be made of: scripts, conditions and moments inside it. */
export interface GermanSpeech<Op, Condition, Moment extends string, W> {
  /** One op as a clause whose verb has not found its place yet. */
  clause(op: Op, words: W): Clause;
  effect(op: Op, words: W): string;
  effects(script: readonly Op[], words: W): string;
  /** After words that stand first in the sentence: "nach der Aktion kannst du ...". */
  effectsAfter(lead: string, script: readonly Op[], words: W): string;
  /** As a sentence of its own: "du hast Schaden". */
  condition(c: Condition, words: W): string;
  /** After "wenn": "du Schaden hast". */
  whenever(c: Condition, words: W): string;
  until(moment: Moment): string;
}

/** The German sentences of a game's effects, made from the same data that the interpreter runs. */
export const germanEffects = <Op extends AnyOp, Condition extends AnyCondition, Moment extends string, W extends Wording>(
  rules: GermanRules<Op, Condition, Moment, W>,
): GermanSpeech<Op, Condition, Moment, W> => {
  type Speech = GermanSpeech<Op, Condition, Moment, W>;
  const phrase = rules.selector as ((selector: unknown, words: W, wanted: Case) => string) | undefined;
  const { condition, whenever } = germanConditions<Condition, W>(rules);
  const eachOf = (op: Each<Op, { readonly pick: string }>, words: W): Clause => {
    const what = phrase!(op.of, words, 'accusative');
    const done = effects(op.do, nameSelected(words, op));
    if (op.of.pick === 'each') return fixed(`für ${what}: ${done}`);
    return order('wähle', `${what}${op.of.pick === 'one' ? '' : ', und jeweils'}: ${done}`);
  };
  const sentence = (op: Op, words: W): Clause => {
    const own = rules.structure?.(op, words, speech);
    if (own) return own;
    const part = structureOf<Op, Condition>(op);
    switch (part?.op) {
      case 'if': {
        const { if: c, do: then, else: otherwise } = part;
        const given = rules.given?.(c, words) ?? words;
        return fixed(
          `wenn ${whenever(c, words)}, ${sentences(then, given, verbFirst)}${otherwise ? `; sonst${startsWithIf(sentence(otherwise[0]!, words)) ? ',' : ''} ${sentences(otherwise, words, verbFirst)}` : ''}`,
        );
      }
      case 'choose':
        return fixed(part.between.map(script => effects(script, words)).join(', oder '));
      case 'may':
        return fixed(`wenn du willst, ${sentences(part.do, words, verbFirst)}`);
      case 'repeat': {
        const { times, do: script } = part;
        return order('führe', `dies ${times === 1 ? 'einmal' : `${times}-mal`} aus: ${effects(script, words)}`);
      }
      case 'each':
        return eachOf(part, words);
      case 'select':
        return order('wähle', phrase!(part.of, words, 'accusative'));
      default:
        return fromOpTable(rules.ops, op, words, speech);
    }
  };
  const sentences = (script: readonly Op[], words: W, first: (c: Clause) => string): string => {
    const told: string[] = [];
    let base = words,
      now = words;
    for (const op of script) {
      const isFirst = told.length === 0;
      const said = sentence(op, now);
      told.push(`${isFirst ? '' : startsWithIf(said) ? 'dann, ' : 'dann '}${(isFirst ? first : verbFirst)(said)}`);
      const part = structureOf(op);
      if (part?.op === 'select') base = nameSelected(base, part);
      now = rules.after?.(op, base) ?? base;
    }
    return told.join(', ');
  };
  const effects = (script: readonly Op[], words: W): string => sentences(script, words, verbSecond);
  const speech: Speech = {
    condition,
    whenever,
    effects,
    clause: sentence,
    effect: (op, words) => verbSecond(sentence(op, words)),
    effectsAfter: (lead, script, words) =>
      `${lead}${script[0] && startsWithIf(sentence(script[0], words)) && !lead.endsWith(',') ? ',' : ''} ${sentences(script, words, verbFirst)}`,
    until: moment => rules.moments[moment],
  };
  return speech;
};
