import '../../css/place.css';
import type { ReactNode } from 'react';
import { RuleButton } from '../log/rule-button.js';
import { SPOKEN } from '../words/spoken.js';
import { useTableWords } from '../words/words.js';
import { Coordinates } from './coordinates.js';
import type { PlaceDraft } from './place-draft.js';

const TURN = 15;
const Icon = ({ d }: { readonly d: string }): ReactNode => (
  <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** Where the spot stands with the rules, in one sentence; read aloud whenever it changes. */
const Status = ({
  draft,
  openRule,
}: {
  readonly draft: PlaceDraft;
  readonly openRule?: ((rule: string) => void) | undefined;
}): ReactNode => {
  const words = useTableWords().place;
  const { region, probe, spots, failed, place, isChecked, active } = draft;
  const missing = spots.indexOf(null);
  const says = ((): string => {
    if (failed !== null) return words.failed(failed);
    if (!isChecked) return words.unchecked;
    if (region?.empty) return words.empty;
    if (missing >= 0) return region ? (region.suggestions.length > 0 ? words.start : words.startAnywhere) : words.checking;
    if (!probe) return words.checking;
    return probe.legal ? words.legal : (probe.says ?? probe.because?.why ?? '');
  })();
  const rule = probe && !probe.legal ? probe.because?.rule : undefined;
  return (
    <div className="tc-place-status" data-state={failed !== null ? 'failed' : probe ? (probe.legal ? 'legal' : 'refused') : 'checking'}>
      <p role="status">
        {place.spots > 1 && <strong>{words.spot((missing >= 0 ? missing : active) + 1, place.spots)}: </strong>}
        {says}
      </p>
      {rule && openRule && <RuleButton rule={rule} label={words.rule(rule)} open={openRule} />}
      {failed !== null && (
        <button type="button" className="tc-button" onClick={() => draft.act({ type: 'retry' })}>
          {words.retry}
        </button>
      )}
      {probe?.nearest && (
        <button type="button" className="tc-button" onClick={() => draft.act({ type: 'take nearest' })}>
          {words.nearest}
        </button>
      )}
    </div>
  );
};

const Suggestions = ({ draft }: { readonly draft: PlaceDraft }): ReactNode => {
  const words = useTableWords().place;
  const all = draft.region?.suggestions ?? [];
  if (all.length === 0) return null;
  const shown = all[draft.suggestion];
  return (
    <fieldset className="tc-place-group tc-suggestions">
      <legend className={SPOKEN}>{words.suggestions}</legend>
      <button
        type="button"
        className="tc-button"
        aria-label={words.previous}
        title={words.previous}
        onClick={() => draft.act({ type: 'suggest', by: -1 })}
      >
        <Icon d="M15 5l-7 7 7 7" />
      </button>
      <p role="status">
        {shown ? (
          <>
            <span className="tc-quiet">{words.suggestion(draft.suggestion + 1, all.length)}</span> <strong>{shown.says}</strong>
          </>
        ) : (
          <span className="tc-quiet">{words.available(all.length)}</span>
        )}
      </p>
      <button
        type="button"
        className="tc-button"
        aria-label={words.next}
        title={words.next}
        onClick={() => draft.act({ type: 'suggest', by: 1 })}
      >
        <Icon d="M9 5l7 7-7 7" />
      </button>
    </fieldset>
  );
};

const Levels = ({ draft, name }: { readonly draft: PlaceDraft; readonly name: (level: number, floor: number) => string }): ReactNode => {
  const words = useTableWords().place;
  const { levels, spots, active } = draft;
  if (levels.length < 2) return null;
  return (
    <fieldset className="tc-place-group">
      <legend>{words.level}</legend>
      {levels.map(({ level, legal }, i) => (
        <button
          key={level}
          type="button"
          className="tc-button"
          aria-pressed={spots[active]?.level === level}
          data-legal={legal}
          onClick={() => draft.act({ type: 'level', level })}
        >
          {name(level, levels.length - 1 - i)}
        </button>
      ))}
    </fieldset>
  );
};

const Facing = ({ draft }: { readonly draft: PlaceDraft }): ReactNode => {
  const words = useTableWords().place;
  if (!draft.place.parts.includes('facing') || !draft.spots[draft.active]) return null;
  return (
    <fieldset className="tc-place-group">
      <legend>{words.facing}</legend>
      <button
        type="button"
        className="tc-button"
        aria-label={words.turnLeft}
        title={words.turnLeft}
        onClick={() => draft.act({ type: 'turn', degrees: -TURN })}
      >
        <Icon d="M8 4L4 8l4 4M4 8h9a6 6 0 0 1 0 12h-3" />
      </button>
      <button
        type="button"
        className="tc-button"
        aria-label={words.turnRight}
        title={words.turnRight}
        onClick={() => draft.act({ type: 'turn', degrees: TURN })}
      >
        <Icon d="M16 4l4 4-4 4M20 8h-9a6 6 0 0 0 0 12h3" />
      </button>
    </fieldset>
  );
};

const Spots = ({ draft }: { readonly draft: PlaceDraft }): ReactNode => {
  const words = useTableWords().place;
  const { place, active } = draft;
  if (place.spots < 2) return null;
  return (
    <div className="tc-place-group">
      {draft.spots.map((_, n) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: spots are numbered
          key={n}
          type="button"
          className="tc-button"
          aria-pressed={n === active}
          aria-label={words.spot(n + 1, place.spots)}
          onClick={() => draft.act({ type: 'activate', spot: n })}
        >
          {n + 1}
        </button>
      ))}
    </div>
  );
};

/** A `place` question beside the table: what the rules say, suggestions, level, facing, and the numbers themselves. */
export const PlaceControls = ({
  draft,
  openRule,
  levelName,
}: {
  readonly draft: PlaceDraft;
  readonly openRule?: (rule: string) => void;
  /** What the game calls a level; `floor` counts the levels from the lowest. */
  readonly levelName?: (level: number, floor: number) => string;
}): ReactNode => {
  const words = useTableWords().place;
  return (
    <div className="tc-place-controls">
      <Status draft={draft} openRule={openRule} />
      <Spots draft={draft} />
      <Suggestions draft={draft} />
      <Levels draft={draft} name={levelName ?? words.levelName} />
      <Facing draft={draft} />
      <details className="tc-place-group" open={!draft.isChecked}>
        <summary>{words.coordinates}</summary>
        <Coordinates draft={draft} />
        {draft.isChecked && <p className="tc-quiet">{words.keys}</p>}
      </details>
    </div>
  );
};
