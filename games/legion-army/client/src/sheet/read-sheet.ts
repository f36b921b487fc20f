import { type ArmyList, CARD_STATES, type GameSheet, openSheet } from '@cadre/legion-army/roster';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const count = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0);

/** A game out of the memory of the device, laid over a fresh sheet of the list; null when it belongs to another list. */
export const readSheet = (raw: unknown, list: ArmyList): GameSheet | null => {
  const fresh = openSheet(list);
  if (!isRecord(raw) || !Array.isArray(raw['units']) || raw['units'].length !== fresh.units.length) return null;
  const discarded: unknown = isRecord(raw['commands']) ? raw['commands']['discard'] : [];
  const discard = (Array.isArray(discarded) ? discarded : []).filter((c): c is string => fresh.commands.hand.includes(c as string));
  const units = fresh.units.map((tracked, at) => {
    const { unit } = tracked;
    const was: unknown = (raw['units'] as unknown[])[at];
    const old = isRecord(was) && isRecord(was['unit']) ? was['unit'] : {};
    const cards: readonly unknown[] = Array.isArray(old['cards']) ? old['cards'] : [];
    if (!isRecord(was) || old['unit'] !== unit.unit || cards.length !== unit.cards.length) return null;
    const lying = unit.cards.map((card, i) => {
      const found: unknown = cards[i];
      const state = isRecord(found) ? CARD_STATES.find(s => s === found['state']) : undefined;
      return { ...card, state: state ?? card.state, side: isRecord(found) && found['side'] === 1 ? (1 as const) : card.side };
    });
    const tokens = isRecord(was['tokens']) ? was['tokens'] : {};
    return {
      ...tracked,
      unit: { ...unit, cards: lying },
      wounds: count(was['wounds']),
      suppression: count(was['suppression']),
      tokens: {
        aim: count(tokens['aim']),
        dodge: count(tokens['dodge']),
        surge: count(tokens['surge']),
        standby: count(tokens['standby']),
      },
      ordered: was['ordered'] === true,
      activated: was['activated'] === true,
    };
  });
  const known = units.filter(u => u !== null);
  if (known.length !== units.length) return null;
  const score = isRecord(raw['score']) ? raw['score'] : {};
  return {
    round: Math.max(1, count(raw['round'])),
    score: { own: count(score['own']), opponent: count(score['opponent']) },
    units: known,
    commands: { hand: fresh.commands.hand.filter(c => !discard.includes(c)), discard },
  };
};
