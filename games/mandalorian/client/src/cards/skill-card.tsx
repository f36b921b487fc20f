import { CARD, seatClass } from '@cadre/table-client';
import { PLAY } from '#game/in-progress';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';
import { SkillFace } from './skill-face.js';

/** A skill card of the match, in the colour of the character whose deck it belongs to. */
export const SkillCard = ({ card }: { readonly card: number }) => {
  const seen = useTable();
  const { box, labels, texts, offers, question, isDirect, playAll, instead, news, stack, ahead } = seen;
  const { card: printed, character } = box.cards[card]!;
  const name = texts.names('card', printed.id);
  const className = `${CARD.card} mando-skill ${seatClass(character)} ${news.of(`skill:${card}`)}`;
  const face = <SkillFace card={printed} name={name} text={texts.skill(printed)} labels={labels} />;
  const next = isDirect && offers.on(`skill:${card}`).length === 0 ? ahead?.playNextCard(seen, question, card) : null;
  const other = instead && isDirect && question?.space.of === 'slot' && stack.slice(-1).some(PLAY.is);
  if (other)
    return (
      <button
        type="button"
        className={`${className} mando-next-card`}
        title={labels.playInstead(name)}
        onClick={() => instead([{ of: 'deed', answer: [card] }])}
      >
        {face}
      </button>
    );
  if (next)
    return (
      <button type="button" className={`${className} mando-next-card`} title={labels.playNext(name)} onClick={() => playAll(next)}>
        {face}
      </button>
    );
  return (
    <Target thing={`skill:${card}`} carries={String(card)} className={className}>
      {face}
    </Target>
  );
};
