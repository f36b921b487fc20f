import '../../css/unit-card.css';
import type { Language } from '@cadre/core';
import { stepsTo } from '@cadre/shatterpoint/attack/tree';
import type { CombatTree } from '@cadre/shatterpoint/content/types';
import { BoardTarget } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { branchThing } from './branch-thing.js';
import { grouped, iconName } from './terms.js';

const [WIDTH, HEIGHT] = [118, 64];
/** Narrower than this a column cannot be read; then the tree is scrolled. */
const NARROWEST = 98;
/** Longer names are set narrower, so that they stay in their box. */
const LONG = 12;
const ROWS = ['T', 'M', 'B'];
const columnOf = (option: string): number => Number(option.slice(1)) - 1;
const rowOf = (option: string): number => ROWS.indexOf(option[0]!);
/** Column by column, from the top. */
export const optionsOf = (tree: CombatTree): string[] =>
  Object.keys(tree.options).sort((a, b) => columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b));
const NO_PATH: readonly string[] = [];

/** S-TREE-1: options by row and column, joined by lines; starts are marked. While it is walked, the path so far stands out and the next steps are buttons. Before it is, each option can say how likely it is to be reached. */
export const TreeDrawing = ({
  tree,
  path = NO_PATH,
  isWalked = false,
  successes,
  language,
}: {
  readonly tree: CombatTree;
  readonly path?: readonly string[];
  readonly isWalked?: boolean;
  /** The chances of 0, 1, 2 … successes. */
  readonly successes?: readonly number[] | undefined;
  readonly language: Language;
}): ReactNode => {
  const options = optionsOf(tree);
  const steps = stepsTo(tree);
  const reached = (option: string): string =>
    LABELS[language].percent((100 * (successes ?? []).slice(steps.get(option)).reduce((sum, chance) => sum + chance, 0)).toFixed(0));
  const columns = Math.max(...options.map(columnOf)) + 1;
  const rows = ROWS.filter(row => options.some(option => option.startsWith(row)));
  const middle = (option: string) => ({ x: (columnOf(option) + 0.5) * WIDTH, y: (rows.indexOf(option[0]!) + 0.5) * HEIGHT });
  const isStep = (from: string, to: string): boolean => path.some((option, i) => option === from && path[i + 1] === to);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide tree
    <div className="le-tree-scroll" role="group" aria-label={LABELS[language].tree} tabIndex={0}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: what is in it has names, and around it stands what it is */}
      <svg
        viewBox={`0 0 ${columns * WIDTH} ${rows.length * HEIGHT}`}
        style={{ minWidth: columns * NARROWEST, maxWidth: columns * WIDTH }}
        {...(isWalked ? { role: 'group' } : { 'aria-hidden': true })}
      >
        {tree.links.map(([from, to]) => {
          const [a, b] = [middle(from), middle(to)];
          return (
            <line
              key={`${from}-${to}`}
              x1={a.x}
              y1={a.y}
              x2={b.x}
              y2={b.y}
              className="le-tree-line"
              data-walked={isStep(from, to) || isStep(to, from)}
            />
          );
        })}
        {options.map(option => {
          const { x, y } = middle(option);
          const lines = grouped(tree.options[option]!.map(icon => iconName(icon, language)));
          const frame = { x: -WIDTH / 2 + 5, y: -HEIGHT / 2 + 4, width: WIDTH - 10, height: HEIGHT - 8, rx: 9 };
          return (
            <g key={option} transform={`translate(${x} ${y})`} data-branch={option} data-walked={path.includes(option)}>
              <BoardTarget thing={branchThing(option)}>
                <rect {...frame} className={tree.start.includes(option) ? 'le-tree-option le-tree-start' : 'le-tree-option'} />
                {isWalked && <rect {...frame} className="tc-glow" />}
              </BoardTarget>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus, and the button under it says the same */}
              <g aria-hidden="true">
                {lines.map((line, i) => (
                  <text
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same icon may come twice, and their order never changes
                    key={i}
                    y={(i - (lines.length - 1) / 2) * 16 + 5}
                    className="le-tree-icon"
                    {...(line.length > LONG && { textLength: WIDTH - 18, lengthAdjust: 'spacingAndGlyphs' })}
                  >
                    {line}
                  </text>
                ))}
              </g>
              {successes && (
                <text x={WIDTH / 2 - 12} y={HEIGHT / 2 - 11} className="le-tree-reached">
                  {reached(option)}
                </text>
              )}
              {path.includes(option) && (
                <text x={-WIDTH / 2 + 14} y={-HEIGHT / 2 + 19} className="le-tree-step">
                  {path.indexOf(option) + 1}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
};
