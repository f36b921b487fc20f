import type { Language } from '@cadre/core';
import type { CombatTree } from '@cadre/shatterpoint/content/types';
import { useTargets } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { TreeDrawing } from '../../units/tree-drawing.js';
import { LABELS } from '../labels/labels.js';
import type { ShownAttack } from './shown-attack.js';

/** S-TREE-2: the tree of the attack while it is walked: the path so far, and the steps that can come next, each with what it gives. */
export const TreeWalk = ({
  attack,
  tree,
  language,
}: {
  readonly attack: ShownAttack;
  readonly tree: CombatTree;
  readonly language: Language;
}): ReactNode => {
  const { offers } = useTargets();
  const labels = LABELS[language];
  const isAsked = offers.all.some(({ thing }) => thing.startsWith('branch:'));
  const { path, successes } = attack;
  return (
    <section className="tc-battle-card le-walk" aria-label={labels.unit.tree}>
      <p>
        <strong>{labels.attack.successes(successes)}</strong> · {labels.tree.left(Math.max(0, successes - path.length), successes)}
        {isAsked && ` · ${labels.tree.choose}`}
      </p>
      <TreeDrawing tree={tree} path={path} isWalked language={language} />
    </section>
  );
};
