import type { Language } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import { abilityText as englishAbility } from '@cadre/shatterpoint/content/english/abilities';
import { abilityText as germanAbility } from '@cadre/shatterpoint/content/german/abilities';
import { type Offered, offeredIn, usedIn } from '@cadre/shatterpoint/speech/explained';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import type { TableQuestion } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { optionAt } from '../offers.js';
import { type EncounterTableView, WORDS } from '../view.js';

const ABILITY_TEXT = { en: englishAbility, de: germanAbility } as const;
type Help = readonly [name: string, text: string];

const actionsIn = (view: EncounterTableView, { space }: TableQuestion, language: Language): Help[] => {
  const { actions } = LABELS[language];
  if (space.kind !== 'pick') return [];
  return space.options.flatMap((code): Help[] => {
    const kind = optionAt(view, space, code)?.kind ?? '';
    return Object.hasOwn(actions, kind)
      ? [[WORDS[language].options[kind as keyof typeof actions], actions[kind as keyof typeof actions]]]
      : [];
  });
};
const abilityHelp = (view: EncounterTableView, { unit, ability }: Offered, language: Language): Help => {
  const { id, characters } = cardOf(view, unit);
  return [namesIn(language).ability(id, ability.id), ABILITY_TEXT[language](ability, characters === 1)];
};
/** What each action does that a unit can take now, and each ability that can be used or asks something. */
export const ActionHelp = memo(
  ({
    view,
    question,
    isBrief,
    language,
  }: {
    readonly view: EncounterTableView;
    readonly question: TableQuestion;
    /** Somebody is looked at: actions, which everybody knows, make room for what is said of them. */
    readonly isBrief: boolean;
    readonly language: Language;
  }): ReactNode => {
    const actions = isBrief ? [] : actionsIn(view, question, language);
    const abilities = [...usedIn(view), ...offeredIn(view)].map(each => abilityHelp(view, each, language));
    const lines = new Map([...actions, ...abilities]);
    if (lines.size === 0) return null;
    const { actionHelp, abilityHelp: title } = LABELS[language];
    return (
      <section className="tc-battle-card le-action-help">
        <h3>{actions.length > 0 ? actionHelp : title}</h3>
        <dl>
          {[...lines].map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tc-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  },
);
