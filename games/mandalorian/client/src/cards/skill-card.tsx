import { CARD, seatClass } from '@cadre/table-client';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';
import { SkillFace } from './skill-face.js';

/** A skill card of the match, in the colour of the character whose deck it belongs to. */
export const SkillCard = ({ card }: { readonly card: number }) => {
  const { box, labels, texts } = useTable();
  const { card: printed, character } = box.cards[card]!;
  return (
    <Target thing={`skill:${card}`} carries={String(card)} className={`${CARD.card} mando-skill ${seatClass(character)}`}>
      <SkillFace card={printed} name={texts.names('card', printed.id)} text={texts.skill(printed)} labels={labels} />
    </Target>
  );
};
