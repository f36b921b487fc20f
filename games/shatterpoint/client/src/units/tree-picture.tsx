import type { Language } from '@cadre/core';
import type { CombatTree } from '@cadre/shatterpoint/content/types';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { iconName, Terms } from './terms.js';

const [WIDTH, HEIGHT] = [136, 64];
/** Narrower than this a column cannot be read; then the tree is scrolled. */
const NARROWEST = 104;
const ROWS = ['T', 'M', 'B'];
const columnOf = (option: string): number => Number(option.slice(1)) - 1;
const rowOf = (option: string): number => ROWS.indexOf(option[0]!);
/** S-TREE-1: options by row and column, joined by lines; starts are marked. Below it the same as a list, with a glossary. */
export const TreePicture = ({ tree, language }: { readonly tree: CombatTree; readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const options = Object.keys(tree.options).sort((a, b) => columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b));
  const columns = Math.max(...options.map(columnOf)) + 1;
  const rows = ROWS.filter(row => options.some(option => option.startsWith(row)));
  const middle = (option: string) => ({ x: (columnOf(option) + 0.5) * WIDTH, y: (rows.indexOf(option[0]!) + 0.5) * HEIGHT });
  return (
    <div className="le-tree">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide tree */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="le-tree-scroll" role="group" aria-label={labels.tree} tabIndex={0}>
        <svg
          viewBox={`0 0 ${columns * WIDTH} ${rows.length * HEIGHT}`}
          style={{ minWidth: columns * NARROWEST, maxWidth: columns * WIDTH }}
          aria-hidden="true"
        >
          {tree.links.map(([from, to]) => {
            const [a, b] = [middle(from), middle(to)];
            return <line key={`${from}-${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="le-tree-line" />;
          })}
          {options.map(option => {
            const { x, y } = middle(option);
            const icons = tree.options[option]!;
            return (
              <g key={option} transform={`translate(${x} ${y})`}>
                <rect
                  x={-WIDTH / 2 + 8}
                  y={-HEIGHT / 2 + 5}
                  width={WIDTH - 16}
                  height={HEIGHT - 10}
                  rx="9"
                  className={tree.start.includes(option) ? 'le-tree-option le-tree-start' : 'le-tree-option'}
                />
                {icons.map((icon, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same icon may come twice, and their order never changes
                  <text key={i} y={(i - (icons.length - 1) / 2) * 14 + 4} className="le-tree-icon">
                    {iconName(icon, language)}
                  </text>
                ))}
              </g>
            );
          })}
        </svg>
      </div>
      <ol className="le-tree-list">
        {options.map(option => (
          <li key={option}>
            <b>{option}</b>
            {tree.start.includes(option) && <span className="quiet"> {labels.start}</span>}{' '}
            <Terms icons={tree.options[option]!} language={language} />
          </li>
        ))}
      </ol>
    </div>
  );
};
