import type { ReactNode } from 'react';
import type { Content, GuideCard as Printed, SkillCard, TriggerCard } from '#game/content/index';
import { Bust } from '../art/bust.js';
import { Icon, type IconName } from '../art/icons.js';
import { SkillFace } from '../cards/skill-face.js';
import { useSpoken } from './campaign-context.js';

const KIND_ICONS = {
  note: 'flag',
  skill: 'cards',
  gear: 'gear',
  planning: 'plan',
  event: 'event',
  envelope: 'envelope',
  stop: 'stop',
} as const satisfies Record<Printed['kind'], IconName>;

const ownerOf = ({ characters }: Content, card: string) =>
  characters.find(({ unlocks }) => Object.values(unlocks).some(each => each.id === card));
const isSkill = (card: SkillCard | TriggerCard | undefined): card is SkillCard => card !== undefined && 'strength' in card;

/** What the card brings, as it will lie on the table. */
const Face = ({ card }: { readonly card: Printed }): ReactNode => {
  const { content, names, texts, labels } = useSpoken();
  const told = <p className="mando-card-text">{texts.guideText(card, content)}</p>;
  switch (card.kind) {
    case 'note':
    case 'stop':
    case 'envelope':
      return told;
    case 'skill': {
      const owner = ownerOf(content, card.card);
      const printed = Object.values(owner?.unlocks ?? {}).find(each => each.id === card.card);
      if (!owner || !isSkill(printed)) return told;
      return (
        <>
          <SkillFace card={printed} name={names('card', card.card)} text={texts.skillText(printed, names)} labels={labels} />
          <p className="mando-guide-owner">
            <Bust character={owner.id} />
            {names('character', owner.id)}
          </p>
        </>
      );
    }
    case 'gear': {
      const owner = ownerOf(content, card.card);
      if (!owner) return told;
      return (
        <>
          <span className="mando-card-name">{names('card', card.card)}</span>
          <p className="mando-card-text">{texts.triggerText(owner.unlocks.gear, names)}</p>
          <p className="mando-guide-owner">
            <Bust character={owner.id} />
            {names('character', owner.id)}
          </p>
        </>
      );
    }
    case 'planning': {
      const printed = content.unlockPlanning.find(each => each.id === card.card);
      if (!printed) return told;
      return (
        <>
          <span className="mando-card-name">{names('card', card.card)}</span>
          <p className="mando-card-text">{texts.triggerText(printed, names)}</p>
        </>
      );
    }
    case 'event': {
      const printed = content.unlockEvents.find(each => each.id === card.card);
      if (!printed) return told;
      return (
        <>
          <span className="mando-card-name">{names('card', card.card)}</span>
          {texts.eventText(printed, names).map(line => (
            <p key={line} className="mando-card-text">
              {line}
            </p>
          ))}
        </>
      );
    }
  }
};

export const GuideCard = ({ card, isNew }: { readonly card: Printed; readonly isNew: boolean }) => {
  const { words } = useSpoken();
  return (
    <li className={`mando-card mando-guide mando-guide-${card.kind} ${isNew ? 'mando-guide-new' : ''}`} data-guide={card.id}>
      <span className="mando-guide-head">
        <Icon name={KIND_ICONS[card.kind]} />
        <span>{words.kinds[card.kind]}</span>
        <b>{card.id}</b>
      </span>
      <Face card={card} />
    </li>
  );
};
