import { type UnitCard, unitById } from '@cadre/legion-army/data';
import { type ArmyUnit, deploy, RANK_NAMES, weaponsOf } from '@cadre/legion-army/roster';
import { type Dispatch, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Icon } from '../art/icons.js';
import { RankIcon } from '../art/ranks.js';
import { SlotIcon } from '../art/slots.js';
import { useLabels, useSaying } from '../context.js';
import type { Act } from '../workshop/bench.js';
import { KeywordList, KeywordTexts } from './keywords.js';
import { OddsPanel } from './odds-panel.js';
import { Stats } from './stats.js';
import { WeaponTable } from './weapon-table.js';

/** The unit that somebody looks at: what is printed on its card, and what its attacks are worth. */
export const UnitDetail = memo(
  ({
    chosen,
    preview,
    dispatch,
  }: {
    readonly chosen: ArmyUnit | undefined;
    readonly preview: string | null;
    readonly dispatch: Dispatch<Act>;
  }): ReactNode => {
    const l = useLabels();
    const wanted: ArmyUnit | undefined = useMemo(
      () => (preview === null ? chosen : { card: preview, count: 1, upgrades: [] }),
      [preview, chosen],
    );
    const unit = useDeferredValue(wanted, null);
    if (unit === null) return null;
    const card = unit && unitById.get(unit.card);
    if (!unit || !card) return <p className="quiet army-empty">{l.noUnit}</p>;
    return (
      <div className="army-looked" data-other={unit !== wanted}>
        {preview !== null && (
          <p className="army-preview">
            <span className="quiet">{l.fromCatalogue}</span>
            <button type="button" className="key plain" onClick={() => dispatch({ do: 'preview', card: null })}>
              <Icon name="close" />
              {l.backToArmy}
            </button>
          </p>
        )}
        <CardFace card={card} />
        <WeaponTable unit={unit} />
        <KeywordTexts of={[card, ...weaponsOf(deploy(unit)).map(({ weapon }) => weapon)]} />
        <Odds unit={unit} />
      </div>
    );
  },
);
const Odds = ({ unit }: { readonly unit: ArmyUnit }): ReactNode => {
  const deployed = useMemo(() => deploy(unit), [unit]);
  return <OddsPanel unit={deployed} />;
};

const CardFace = ({ card }: { readonly card: UnitCard }): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  return (
    <div className="army-card" data-faction={card.faction}>
      <div className="army-card-head">
        <RankIcon rank={card.rank} />
        <div>
          <h2>{card.name}</h2>
          {card.title !== undefined && <p className="quiet">{card.title}</p>}
          <p className="quiet">
            {saying(RANK_NAMES[card.rank])} · {l.types[card.type]}
          </p>
        </div>
        <b className="army-number">{card.cost ?? '–'}</b>
      </div>
      <Stats card={card} />
      {card.slots.length > 0 && (
        <ul className="army-bar" aria-label={l.upgradeBar}>
          {card.slots.map((slot, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same slot can stand there twice
            <li key={i} title={l.slots[slot]}>
              <SlotIcon slot={slot} />
              <span className="unseen">{l.slots[slot]}</span>
            </li>
          ))}
        </ul>
      )}
      <KeywordList keywords={card.keywords} />
    </div>
  );
};
