import type { Content, GuideCard, MapRule, MissionDef } from '../types.js';

export const MAP_RULE_TEXTS: Readonly<Record<MapRule, string>> = {
  jumpDown: 'A character on a roof may leave it across a dotted line as an ordinary step.',
  noCarryingUp: 'Whoever carries The Child or a feature may not cross a dotted line onto a roof, not even with a card.',
};

const nameOf = (pieces: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  pieces.find(piece => piece.id === id)?.name ?? id;

export const briefingOf = (mission: MissionDef): string => mission.briefing;

/** What a card of the guide deck tells the players. */
export const guideText = (card: GuideCard, content: Content): string => {
  switch (card.kind) {
    case 'note':
      return `${card.title}. ${card.text}`;
    case 'skill':
    case 'gear': {
      const owner = content.characters.find(({ unlocks }) => Object.values(unlocks).some(each => each.id === card.card));
      const name = nameOf(owner ? Object.values(owner.unlocks) : [], card.card);
      return card.kind === 'skill' ? `${name} joins the deck of ${owner?.name}.` : `${owner?.name} has the gear ${name} from now on.`;
    }
    case 'planning':
      return `${nameOf(content.unlockPlanning, card.card)} joins the planning deck.`;
    case 'event':
      return `${nameOf(content.unlockEvents, card.card)} joins the event deck.`;
    case 'envelope': {
      const { name, missions } = content.envelopes.find(each => each.id === card.envelope)!;
      return `Open envelope ${card.envelope}, ${name}: ${missions.map(id => nameOf(content.missions, id)).join(', ')}.`;
    }
    case 'stop':
      return `Stop. ${card.text}`;
  }
};
