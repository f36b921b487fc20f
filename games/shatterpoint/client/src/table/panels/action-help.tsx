import type { Language } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import { abilityText as englishAbility } from '@cadre/shatterpoint/content/english/abilities';
import { abilityText as germanAbility } from '@cadre/shatterpoint/content/german/abilities';
import { type EncounterOption, OPTION } from '@cadre/shatterpoint/options';
import type { UnitId } from '@cadre/shatterpoint/state';
import type { TableQuestion } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { type EncounterTableView, WORDS } from '../view.js';

const ABILITY_TEXT = { en: englishAbility, de: germanAbility } as const;
type Help = readonly [name: string, text: string];

const helpFor = (view: EncounterTableView, unit: UnitId, option: EncounterOption, language: Language): readonly Help[] => {
  const { actions } = LABELS[language];
  switch (option.kind) {
    case 'move':
    case 'focus':
    case 'combat':
    case 'takeCover':
    case 'recover':
      return [[WORDS[language].options[option.kind], actions[option.kind]]];
    case 'ability': {
      const card = cardOf(view, unit);
      const ability = card.abilities[option.ability];
      return ability ? [[ability.name[language], ABILITY_TEXT[language](ability, card.characters === 1)]] : [];
    }
    default:
      return [];
  }
};
/** What each action does that a unit can take now. */
export const ActionHelp = memo(
  ({
    view,
    unit,
    question,
    language,
  }: {
    readonly view: EncounterTableView;
    readonly unit: UnitId;
    readonly question: TableQuestion;
    readonly language: Language;
  }): ReactNode => {
    const options = question.space.kind === 'pick' ? question.space.options.filter(OPTION.has).map(code => OPTION.decode(code)) : [];
    const lines = options.flatMap(option => helpFor(view, unit, option, language));
    if (lines.length === 0) return null;
    return (
      <section className="tc-battle-card le-action-help">
        <h3>{LABELS[language].actionHelp}</h3>
        <dl>
          {lines.map(([name, text]) => (
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
