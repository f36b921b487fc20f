import { CARD } from '@cadre/table-client';
import type { SkillCard } from '#game/content/index';
import { Icon } from '../art/icons.js';
import type { Labels } from '../labels/words.js';

const SIGNS = { tactical: '=5', wild: '?' } as const;

/** A word so long that it would be broken; German has some. */
const LONG = 15;
const hasLongWord = (name: string): boolean => name.split(/[ -]/).some(word => word.length >= LONG);
/** What is printed on a skill card: its number first, the icon that makes it stronger, its text. */
export const SkillFace = (props: { readonly card: SkillCard; readonly name: string; readonly text: string; readonly labels: Labels }) => {
  const { card, labels } = props;
  const { strength } = card;
  const emblem = card.ability?.slot ?? card.bonus;
  return (
    <>
      {emblem && <Icon name={emblem} className="mando-emblem" />}
      <span className={CARD.head}>
        <span
          className="mando-strength"
          data-tip={strength === 'tactical' ? labels.tactical : strength === 'wild' ? labels.plain.wild : labels.plain.strength(strength)}
        >
          {typeof strength === 'number' ? strength : SIGNS[strength]}
        </span>
        {card.bonus && (
          <span className="mando-bonus" data-tip={labels.plain.bonus(labels.slot[card.bonus])}>
            +1
            <Icon name={card.bonus} />
          </span>
        )}
        {card.ability && (
          <span data-tip={labels.plain.ability(labels.slot[card.ability.slot])}>
            <Icon name={card.ability.slot} className="mando-ability-slot" />
          </span>
        )}
      </span>
      <span className={`${CARD.name} ${hasLongWord(props.name) ? 'mando-long-name' : ''}`}>{props.name}</span>
      <span className={CARD.text}>{props.text}</span>
      {strength === 'tactical' && <span className={`${CARD.text} mando-quiet`}>{labels.tactical}</span>}
    </>
  );
};
