import { grammarOf } from '../../words.js';
import { type AnyCondition, type ConditionTable, compoundOf, fromConditionTable } from '../condition.js';
import { type AnyOp, type Each, fromOpTable, type OpTable, structureOf } from '../script.js';
import { nameSelected, type SentenceRules, type Wording } from '../sentences.js';

const { and, or, count } = grammarOf('en');
export type EnglishRules<Op extends AnyOp, Condition extends AnyCondition, Moment extends string, W extends Wording> = {
  /** What each op does, as an instruction without a full stop: "deal 2 damage to an enemy within range 1". */
  readonly ops: OpTable<Op, [words: W, say: EnglishSpeech<Op, Condition, Moment, W>], string>;
  /** When each condition holds: "you have damage". */
  readonly conditions: ConditionTable<Condition, [words: W], string>;
  /** When it does not: "you have no damage". */
  readonly denials: ConditionTable<Condition, [words: W], string>;
  /** Until when an effect lasts: "until your next turn". */
  readonly moments: Readonly<Record<Moment, string>>;
  /** How the sentence after an op may speak: of what the op has named, as "it". */
  after?(op: Op, words: W): W;
  /** How what depends on a condition may speak. */
  given?(c: Condition, words: W): W;
  /** A game's own words for choices and options; nothing for those that are worded as usual. */
  structure?(op: Op, words: W, say: EnglishSpeech<Op, Condition, Moment, W>): string | undefined;
} & SentenceRules<Op, W>;
/** What the sentence of an op can be made of: scripts, conditions and moments inside it. */
export interface EnglishSpeech<Op, Condition, Moment extends string, W> {
  effect(op: Op, words: W): string;
  effects(script: readonly Op[], words: W): string;
  condition(c: Condition, words: W): string;
  until(moment: Moment): string;
}

/** The English sentences of a game's effects, made from the same data that the interpreter runs. */
export const englishEffects = <Op extends AnyOp, Condition extends AnyCondition, Moment extends string, W extends Wording>(
  rules: EnglishRules<Op, Condition, Moment, W>,
): EnglishSpeech<Op, Condition, Moment, W> => {
  type Speech = EnglishSpeech<Op, Condition, Moment, W>;
  const phrase = rules.selector as ((selector: unknown, words: W) => string) | undefined;
  const condition = (c: Condition, words: W): string => {
    const compound = compoundOf(c);
    switch (compound?.is) {
      case 'all':
        return and(compound.of.map(part => condition(part, words)));
      case 'any':
        return or(compound.of.map(part => condition(part, words)));
      case 'not':
        return deny(compound.of, words);
      default:
        return fromConditionTable(rules.conditions, c, words);
    }
  };
  /** Not both is one of them not; not one of them is both not. */
  const deny = (c: Condition, words: W): string => {
    const compound = compoundOf(c);
    switch (compound?.is) {
      case 'all':
        return or(compound.of.map(part => deny(part, words)));
      case 'any':
        return and(compound.of.map(part => deny(part, words)));
      case 'not':
        return condition(compound.of, words);
      default:
        return fromConditionTable(rules.denials, c, words);
    }
  };
  const eachOf = (op: Each<Op, { readonly pick: string }>, words: W): string => {
    const what = phrase!(op.of, words);
    const done = effects(op.do, nameSelected(words, op));
    if (op.of.pick === 'each') return `for ${what}: ${done}`;
    return `choose ${what}${op.of.pick === 'one' ? '' : ', and for each'}: ${done}`;
  };
  const effect = (op: Op, words: W): string => {
    const own = rules.structure?.(op, words, speech);
    if (own !== undefined) return own;
    const part = structureOf<Op, Condition>(op);
    switch (part?.op) {
      case 'if': {
        const { if: c, do: then, else: otherwise } = part;
        return `if ${condition(c, words)}, ${effects(then, rules.given?.(c, words) ?? words)}${otherwise ? `; otherwise ${effects(otherwise, words)}` : ''}`;
      }
      case 'choose':
        return part.between.map(script => effects(script, words)).join(', or ');
      case 'may':
        return `if you wish, ${effects(part.do, words)}`;
      case 'repeat': {
        const { times, do: script } = part;
        return `do this ${count(times, { one: 'time', other: 'times' })}: ${effects(script, words)}`;
      }
      case 'each':
        return eachOf(part, words);
      case 'select':
        return `choose ${phrase!(part.of, words)}`;
      default:
        return fromOpTable(rules.ops, op, words, speech);
    }
  };
  const effects = (script: readonly Op[], words: W): string => {
    let base = words,
      now = words;
    const told: string[] = [];
    for (const op of script) {
      told.push(effect(op, now));
      const part = structureOf(op);
      if (part?.op === 'select') base = nameSelected(base, part);
      now = rules.after?.(op, base) ?? base;
    }
    return told.join(', then ');
  };
  const speech: Speech = { effect, effects, condition, until: moment => rules.moments[moment] };
  return speech;
};
