import type { Language } from '@cadre/core';
import type { CombatTree } from '@cadre/shatterpoint/content/types';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { Terms } from './terms.js';
import { optionsOf, TreeDrawing } from './tree-drawing.js';

/** S-TREE-1: the tree drawn, and below it the same as a list with a glossary. */
export const TreePicture = ({ tree, language }: { readonly tree: CombatTree; readonly language: Language }): ReactNode => (
  <div className="le-tree">
    <TreeDrawing tree={tree} language={language} />
    <ol className="le-tree-list">
      {optionsOf(tree).map(option => (
        <li key={option}>
          <b>{option}</b>
          {tree.start.includes(option) && <span className="quiet"> {LABELS[language].start}</span>}{' '}
          <Terms icons={tree.options[option]!} language={language} />
        </li>
      ))}
    </ol>
  </div>
);
