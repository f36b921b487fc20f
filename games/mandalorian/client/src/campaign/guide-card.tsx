import { CARD } from '@cadre/table-client';
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

const Owner = ({ id }: { readonly id: string }) => {
  const { names } = useSpoken();
  return (
    <p className="mando-guide-owner">
      <Bust character={id} />
      {names('character', id)}
    </p>
  );
};
const Named = ({ card, lines }: { readonly card: string; readonly lines: readonly string[] }) => {
  const { names } = useSpoken();
  return (
    <>
      <span className={CARD.name}>{names('card', card)}</span>
      {lines.map(line => (
        <p key={line} className={CARD.text}>
          {line}
        </p>
      ))}
    </>
  );
};

/** What the card brings, as it will lie on the table; what has no face of its own is told. */
const Face = ({ card }: { readonly card: Printed }): ReactNode => {
  const { content, names, texts, labels } = useSpoken();
  const told = <p className={CARD.text}>{texts.guideText(card, content)}</p>;
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
          <Owner id={owner.id} />
        </>
      );
    }
    case 'gear': {
      const owner = ownerOf(content, card.card);
      if (!owner) return told;
      return (
        <>
          <Named card={card.card} lines={[texts.triggerText(owner.unlocks.gear, names)]} />
          <Owner id={owner.id} />
        </>
      );
    }
    case 'planning': {
      const printed = content.unlockPlanning.find(each => each.id === card.card);
      return printed ? <Named card={card.card} lines={[texts.triggerText(printed, names)]} /> : told;
    }
    case 'event': {
      const printed = content.unlockEvents.find(each => each.id === card.card);
      return printed ? <Named card={card.card} lines={texts.eventText(printed, names)} /> : told;
    }
  }
};

export const GuideCard = ({ card, isNew }: { readonly card: Printed; readonly isNew: boolean }) => {
  const { words } = useSpoken();
  return (
    <li className={`${CARD.card} mando-guide mando-guide-${card.kind} ${isNew ? 'mando-guide-new' : ''}`} data-guide={card.id}>
      <span className="mando-guide-head">
        <Icon name={KIND_ICONS[card.kind]} />
        <span>{words.kinds[card.kind]}</span>
        <b>{card.id}</b>
      </span>
      <Face card={card} />
    </li>
  );
};
