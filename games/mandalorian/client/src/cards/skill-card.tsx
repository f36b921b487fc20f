import type { SkillCard as PrintedCard } from '#game/content/index';
import { Icon } from '../art/icons.js';
import { seatClass } from '../seats.js';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';

const Strength = ({ card }: { readonly card: PrintedCard }) => {
  const { labels } = useTable();
  switch (card.strength) {
    case 'tactical':
      return (
        <span className="mando-strength" title={labels.strength.tactical}>
          =5
        </span>
      );
    case 'wild':
      return (
        <span className="mando-strength" title={labels.strength.wild}>
          ?
        </span>
      );
    default:
      return <span className="mando-strength">{card.strength}</span>;
  }
};

/** A skill card: its number first, the icon that makes it stronger, its text. */
export const SkillCard = ({ card }: { readonly card: number }) => {
  const { box, labels, texts } = useTable();
  const { card: printed, character } = box.cards[card]!;
  const emblem = printed.ability?.slot ?? printed.bonus;
  return (
    <Target thing={`skill:${card}`} className={`mando-card mando-skill ${seatClass(character)}`}>
      {emblem && <Icon name={emblem} className="mando-emblem" />}
      <span className="mando-card-head">
        <Strength card={printed} />
        {printed.bonus && (
          <span className="mando-bonus" title={labels.bonus(labels.slot[printed.bonus])}>
            +1
            <Icon name={printed.bonus} />
          </span>
        )}
        {printed.ability && <Icon name={printed.ability.slot} className="mando-ability-slot" />}
      </span>
      <span className="mando-card-name">{texts.names('card', printed.id)}</span>
      <span className="mando-card-text">{texts.skill(printed)}</span>
    </Target>
  );
};
