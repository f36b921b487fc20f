import { upgradeById } from '@cadre/legion-army/data';
import {
  cardInPlay,
  recover,
  TOKENS,
  type Tracked,
  turnCard,
  turnOver,
  type UnitInPlay,
  upgradeAt,
  whyNotUse,
  woundsOf,
} from '@cadre/legion-army/roster';
import { memo, type ReactNode, useState } from 'react';
import { Icon } from '../art/icons.js';
import { RankIcon } from '../art/ranks.js';
import { SlotIcon } from '../art/slots.js';
import { useLabels, useSaying } from '../context.js';
import { Stepper } from '../detail/stepper.js';
import { WeaponUsers } from './weapon-users.js';

const MOST_SUPPRESSION = 20;

/** A unit on the table. A tap turns a card that has the icon; recovering readies what is exhausted, never what is expended. */
export const UnitInPlayCard = memo(
  ({ tracked, change }: { readonly tracked: Tracked; readonly change: (next: (now: Tracked) => Tracked) => void }): ReactNode => {
    const l = useLabels();
    const [open, setOpen] = useState(false);
    const { unit, wounds, suppression } = tracked;
    const card = cardInPlay(unit.unit);
    if (!card) return null;
    const most = woundsOf(tracked);
    const tired = unit.cards.some(c => c.state === 'exhausted');
    return (
      <li className="army-unit panel" data-lost={wounds >= most} data-activated={tracked.activated}>
        <div className="army-line-head">
          {'rank' in card ? <RankIcon rank={card.rank} /> : <Icon name="plus" />}
          <h3>
            {card.name}
            {card.title !== undefined && <small className="quiet"> {card.title}</small>}
          </h3>
          <span className="quiet">{l.health(Math.max(0, most - wounds), most)}</span>
        </div>
        {'rank' in card && (
          <div className="army-unit-turn">
            <button
              type="button"
              className="key"
              aria-pressed={tracked.ordered}
              onClick={() => change(now => ({ ...now, ordered: !now.ordered }))}
            >
              {l.ordered}
            </button>
            <button
              type="button"
              className="key"
              aria-pressed={tracked.activated}
              onClick={() => change(now => ({ ...now, activated: !now.activated }))}
            >
              {l.activated}
            </button>
          </div>
        )}
        <div className="army-unit-counts">
          <Stepper label={l.woundTokens} value={wounds} most={most} change={n => change(now => ({ ...now, wounds: n }))} />
          <Stepper
            label={l.suppression}
            value={suppression}
            most={MOST_SUPPRESSION}
            change={n => change(now => ({ ...now, suppression: n }))}
          />
          {TOKENS.map(token => (
            <Stepper
              key={token}
              label={l.tokens[token]}
              value={tracked.tokens[token]}
              most={MOST_SUPPRESSION}
              change={n => change(now => ({ ...now, tokens: { ...now.tokens, [token]: n } }))}
            />
          ))}
          <button
            type="button"
            className="key"
            disabled={!tired && suppression === 0}
            onClick={() => change(now => ({ ...now, unit: recover(now.unit), suppression: 0 }))}
          >
            {l.recover}
          </button>
        </div>
        {unit.cards.length > 0 && (
          <ul className="army-cards">
            {unit.cards.map((c, at) => (
              <PlayedCard
                // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in their order
                key={at}
                unit={unit}
                at={at}
                state={c.state}
                turn={() => change(now => ({ ...now, unit: turnCard(now.unit, at) }))}
                over={() => change(now => ({ ...now, unit: turnOver(now.unit, at) }))}
              />
            ))}
          </ul>
        )}
        <button type="button" className="key plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'up' : 'down'} />
          {l.whoMayUse}
        </button>
        {open && <WeaponUsers unit={unit} />}
      </li>
    );
  },
);

const PlayedCard = ({
  unit,
  at,
  state,
  turn,
  over,
}: {
  readonly unit: UnitInPlay;
  readonly at: number;
  readonly state: UnitInPlay['cards'][number]['state'];
  readonly turn: () => void;
  readonly over: () => void;
}): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const card = upgradeAt(unit, at);
  const refusal = whyNotUse(unit, at);
  const words = (
    <>
      <SlotIcon slot={card.slot} />
      <span>
        {upgradeById.get(card.id)?.name}
        <small>{card.use ? l.cardStates[state] : l.noIcon}</small>
      </span>
    </>
  );
  return (
    <li className="army-played" data-state={state}>
      {card.use && !refusal ? (
        <button type="button" onClick={turn}>
          {words}
          <span className="unseen">{l.turnCard(card.use.flips)}</span>
        </button>
      ) : (
        <span title={refusal ? `${refusal.rule} ${saying(refusal)}` : undefined}>{words}</span>
      )}
      {card.doubleSided && (
        <button type="button" onClick={over}>
          {l.otherSide(unit.cards[at]!.side + 1)}
        </button>
      )}
      {refusal && (
        <p className="quiet">
          <code>{refusal.rule}</code> {saying(refusal)}
        </p>
      )}
    </li>
  );
};
