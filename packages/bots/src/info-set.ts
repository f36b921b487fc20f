import { type Answer, type AnyState, CHANCE, type Game, type Prompt, type Seat } from '@cadre/core';
import { type Bandit, type Key, keyOf, newBandit } from './bandit.js';

/** A node of the tree. Chance makes no branches, so one node may hold several questions. */
export type TreeNode = InfoSet[];
/** An information set: a question, what each asked seat tried, and where the answers led. */
export interface InfoSet {
  readonly rule: string;
  readonly of: string;
  readonly bandits: Bandit[];
  readonly children: Map<Key, TreeNode>;
}

export const infoSetAt = (node: TreeNode, rule: string, of: string): InfoSet => {
  let infoSet = node.find(m => m.rule === rule && m.of === of);
  if (!infoSet) {
    infoSet = { rule, of, bandits: [], children: new Map() };
    node.push(infoSet);
  }
  return infoSet;
};
export const banditOf = (infoSet: InfoSet, seat: Seat): Bandit => {
  infoSet.bandits[seat] ??= newBandit(seat);
  return infoSet.bandits[seat];
};

/** Where these answers lead; null the first time, when the tree gets a new node. */
export const childOf = (infoSet: InfoSet, key: Key): TreeNode | null => {
  const node = infoSet.children.get(key);
  if (!node) infoSet.children.set(key, []);
  return node ?? null;
};

/** What an observer sees of these answers: all of them, but of a secret choice only their own. */
export const observationOf = (observer: Seat, asks: readonly Prompt[], answers: readonly Answer[], secret: boolean): Key => {
  const seen = (i: number): Key => {
    const { seat } = asks[i]!;
    return seat === CHANCE || (secret && seat !== observer) ? '?' : keyOf(answers[i]!);
  };
  return asks.length === 1 ? seen(0) : asks.map((_, i) => seen(i)).join(' ');
};

/** Whether the open question is a secret choice, for games that have such questions at all. */
export const secretQuestionsOf = <S extends AnyState>(game: Game<S>): ((s: S) => boolean) | null => {
  const secretSteps = new Set<string>();
  for (const p of game.machine.procedures)
    for (const name of p.order) {
      const step = p.steps[name]!;
      if (!step.run && step.secret && step.seat !== CHANCE) secretSteps.add(`${p.id}.${name}`);
    }
  if (secretSteps.size === 0) return null;
  return s => {
    const f = s.stack[s.stack.length - 1]!;
    return secretSteps.has(`${f.proc}.${f.step}`);
  };
};
