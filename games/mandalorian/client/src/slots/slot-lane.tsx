import { seatClass } from '@cadre/table-client';
import { memo, useState } from 'react';
import { tokenCode } from '#game/codes';
import type { CardStrength } from '#game/content/index';
import { type CardId, NO_CARD, type NoCard } from '#game/ids';
import { Icon } from '../art/icons.js';
import { dropOnSlot } from '../cards/drop-on-slot.js';
import { upTo } from '../count.js';
import type { Box, Slot } from '../seen.js';
import { useTable } from '../table-context.js';
import { Target } from '../target.js';
import { CRISIS_AT, EVENT_AT, type Forecast, forecastOf, tokenValue, totalOf, verdictOf } from './forecast.js';
import { slotName } from './slot-name.js';
import { SlotTerms } from './slot-terms.js';

/** Cells a gauge has at least: one beyond the crisis. */
const CELLS = CRISIS_AT + 1;

/** How many cells each card fills. A tactical card fills what is missing to the total it stands for. */
const lengthsOf = (box: Box, slot: Slot): readonly number[] => {
  const tokens = slot.tokens.reduce((sum, token) => sum + tokenValue(box, token), 0);
  const others = slot.values.reduce((sum, value) => sum + value, tokens);
  return slot.cards.map((card, i) => Math.max(1, box.cards[card]!.card.strength === 'tactical' ? EVENT_AT - others : slot.values[i]!));
};

const Parts = ({ at }: { readonly at: number }) => {
  const { box, table, texts } = useTable();
  const slot = table.slots[at]!;
  const lengths = lengthsOf(box, slot);
  return (
    <>
      {slot.cards.map((card, i) => {
        const { card: printed, character } = box.cards[card]!;
        return (
          <span
            key={card}
            className={`mando-part mando-part-card ${seatClass(character)}`}
            style={{ '--n': lengths[i] } as React.CSSProperties}
            title={texts.names('card', printed.id)}
          >
            <b>{printed.strength === 'tactical' ? `=${EVENT_AT}` : slot.values[i]}</b>
            <i>{texts.names('card', printed.id)}</i>
          </span>
        );
      })}
      {slot.tokens.map((token, i) => (
        <Target
          // biome-ignore lint/suspicious/noArrayIndexKey: stand-in tokens are all alike
          key={`${token}-${i}`}
          thing={`token:${tokenCode(at, token)}`}
          className="mando-part mando-part-token"
          style={{ '--n': tokenValue(box, token) } as React.CSSProperties}
        >
          <Icon name="disrupt" />
          <b>{tokenValue(box, token)}</b>
        </Target>
      ))}
    </>
  );
};

const addedBy = (strength: CardStrength): string => {
  switch (strength) {
    case 'tactical':
      return `=${EVENT_AT}`;
    case 'wild':
      return '+1–4';
    default:
      return `+${strength}`;
  }
};
const sumOf = ({ low, high }: Forecast): string => (low === high ? `${low}` : `${low}–${high}`);

const Cells = memo(function Cells({ n }: { readonly n: number }) {
  return (
    <span className="mando-cells" aria-hidden="true">
      {upTo(n).map(cell => (
        <span key={cell} className={`mando-cell mando-cell-${verdictOf(cell)}`}>
          {cell === EVENT_AT && <Icon name="event" />}
          {cell === CRISIS_AT && <Icon name="crisis" />}
        </span>
      ))}
    </span>
  );
});

export const SlotLane = ({ at, inQuestion }: { readonly at: number; readonly inQuestion: CardId | NoCard }) => {
  const seen = useTable();
  const { box, table, labels, texts, news, seq, scene, resolved } = seen;
  const [explained, setExplained] = useState(false);
  const slot = table.slots[at]!;
  const kind = box.slots[at]!;
  const name = slotName(box, at, { labels, texts });
  const total = totalOf(seen, slot);
  const wasPlayed = (table.turn.played & (1 << at)) !== 0;
  const forecast = wasPlayed ? null : forecastOf(seen, slot, inQuestion);
  const verdict = verdictOf(total);
  const isResolved = resolved.slot === at;
  const next = forecast && verdictOf(forecast.high);
  const isInVain = forecast !== null && seen.ahead?.hitsNobody(seen, at, inQuestion);
  const card = inQuestion === NO_CARD ? undefined : box.cards[inQuestion]!.card;
  const filled = lengthsOf(box, slot).reduce((sum, n) => sum + n, 0) + slot.tokens.reduce((sum, t) => sum + tokenValue(box, t), 0);
  const added = forecast ? Math.max(1, forecast.high - total) : 0;
  const cells = Math.max(CELLS, filled + added);
  const happened = news.of(`slot:${at}`);
  return (
    <div className={`mando-slot-row mando-${verdict}`} data-tip={labels.plain.slot[kind]} {...dropOnSlot(seen, at)}>
      <Target
        thing={`slot:${at}`}
        className={`mando-slot mando-slot-${kind} ${wasPlayed ? 'mando-played' : ''} ${isResolved ? 'mando-resolved' : ''}`}
      >
        <span className="mando-slot-head">
          <Icon name={kind} />
          <span className="mando-slot-name">
            {name} {kind === 'mission' && box.missionSlot && <span className="mando-least">{box.missionSlot.minStrength}+</span>}
          </span>
          {card?.bonus === kind && !wasPlayed && <span className="mando-plus">+1</span>}
          {card?.ability?.slot === kind && !wasPlayed && <Icon name="done" className="mando-text-works" />}
        </span>
        <span
          key={happened === '' ? 'still' : (scene?.id ?? seq)}
          className={`mando-gauge ${happened}`}
          style={{ '--cells': cells } as React.CSSProperties}
        >
          <Cells n={cells} />
          <Parts at={at} />
          {forecast && (
            <span className="mando-part mando-part-next" style={{ '--n': added } as React.CSSProperties}>
              <b>{card && addedBy(card.strength)}</b>
            </span>
          )}
        </span>
        <b className="mando-total" aria-hidden="true">
          {total}
        </b>
        {forecast ? (
          <span className={`mando-next mando-next-${next}`}>
            → {sumOf(forecast)}
            <span className="mando-next-words">
              :{' '}
              {[...(next && !(isInVain && next === 'calm') ? [labels.wouldBe[next]] : []), ...(isInVain ? [labels.hitsNobody] : [])].join(
                ', ',
              )}
            </span>
          </span>
        ) : (
          <span className="mando-now">
            {verdict === 'calm' ? (wasPlayed ? labels.played : '') : labels.due[verdict]}
            {verdict === 'crisis' && <span className="mando-due-more">{labels.due.andEvent}</span>}
          </span>
        )}
      </Target>
      <button
        type="button"
        className="mando-sum"
        data-tip={labels.plain.total}
        aria-expanded={explained}
        aria-label={labels.why(name, total)}
        onClick={() => setExplained(!explained)}
      >
        {total}
      </button>
      {explained && <SlotTerms at={at} />}
    </div>
  );
};
