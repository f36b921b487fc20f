import { SHAPES } from '#game/content/index';
import { AWAY, FACEDOWN } from '#game/ids';
import { Icon } from '../art/icons.js';
import { upTo } from '../count.js';
import { useTable } from '../table-context.js';
import { failuresOf, partsOf } from './goals.js';
import { type Progress, progressOf } from './progress.js';
import { Provenance } from './provenance.js';
import { Story } from './story.js';

/** More than this is told as a bar and a number. */
const COUNTABLE = 12;

const Meter = ({ count, kind }: { readonly count: { readonly now: number; readonly of: number }; readonly kind: string }) => (
  <span className={`mando-meter mando-meter-${kind}`}>
    {count.of <= COUNTABLE ? (
      <span className="mando-meter-pips" aria-hidden="true">
        {upTo(count.of).map(n => (
          <span key={n} className={n <= count.now ? 'mando-mark mando-mark-full' : 'mando-mark'} />
        ))}
      </span>
    ) : (
      <span className="mando-meter-bar" aria-hidden="true">
        <span style={{ width: `${(100 * Math.min(count.now, count.of)) / count.of}%` }} />
      </span>
    )}
    <b>
      {count.now}/{count.of}
    </b>
  </span>
);

const Row = ({ row, kind }: { readonly row: Progress; readonly kind: 'objective' | 'failure' }) => (
  <div className={`mando-goal-row mando-goal-${kind}`}>
    <Icon name={kind === 'objective' ? 'flag' : 'alert'} />
    <span className="mando-goal-text">
      <span>{row.text}</span>
      {row.count && <Meter count={row.count} kind={kind} />}
      {row.remark && <span className="mando-remark">{row.remark}</span>}
    </span>
  </div>
);

/** Tracks that no condition counts: what they do at their steps is on the sheet. */
const OtherTracks = () => {
  const { box, table, texts } = useTable();
  const counted = new Set(
    [box.mission.objective, ...box.mission.failure].flatMap(partsOf).flatMap(part => (part.is === 'track' ? [part.track] : [])),
  );
  return box.mission.tracks.map((track, i) => {
    if (counted.has(track.id)) return null;
    const last = Math.max(0, ...track.steps.map(step => step.at));
    return (
      <div key={track.id} className="mando-goal-row mando-goal-failure">
        <Icon name="alert" />
        <span className="mando-goal-text">
          <span>{texts.names('track', track.id)}</span>
          <Meter count={{ now: table.tracks[i] ?? 0, of: last }} kind="failure" />
        </span>
      </div>
    );
  });
};

/** What can lie under facedown tokens of each shape: for a newcomer the most mysterious thing on the map. */
const Hiding = () => {
  const { box, table, labels, texts } = useTable();
  const shapes = SHAPES.flatMap((shape, stack) => {
    const isDown = table.pieces.some((piece, at) => piece.token === FACEDOWN && piece.space !== AWAY && box.pieces[at]!.stack === stack);
    const names = new Set((box.stacks[stack] ?? []).map(token => texts.token(box.tokens[token])));
    return isDown && names.size > 0 ? [labels.mayHide(labels.shapes[shape], [...names])] : [];
  });
  return shapes.map(line => (
    <p key={line} className="mando-quiet">
      {line}
    </p>
  ));
};

/** The mission: what is to be done, how far it is, what must not happen; then the whole sheet. */
export const MissionPanel = () => {
  const { box, table, labels, texts } = useTable();
  const { mission } = box;
  const name = texts.names('mission', mission.id);
  return (
    <section className="mando-mission" aria-label={name}>
      <h2>{name}</h2>
      <p>{texts.briefing}</p>
      <Story />
      <h3>{labels.objective}</h3>
      {partsOf(mission.objective).map(part => (
        <Row key={JSON.stringify(part)} row={progressOf(box, table, part, { labels, texts })} kind="objective" />
      ))}
      <p className="mando-quiet">{labels.goalChecked}</p>
      <Hiding />
      <h3>{labels.failure}</h3>
      <Row row={{ text: labels.characterDefeated }} kind="failure" />
      {failuresOf(box).map(part => (
        <Row key={JSON.stringify(part)} row={progressOf(box, table, part, { labels, texts })} kind="failure" />
      ))}
      <OtherTracks />
      <div className="mando-goal-row mando-goal-failure">
        <Icon name="crisis" />
        <span className="mando-crisis-text">
          <b>{labels.crisis}:</b> {texts.effects(mission.crisis)}
        </span>
      </div>
      <section className="mando-sheet" aria-label={labels.briefing}>
        {texts.sheet.length > 0 && <h3>{labels.briefing}</h3>}
        <dl>
          {texts.sheet.map(line => (
            <div key={`${line.part}${line.text}`}>
              <dt>{line.part}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
        </dl>
        <Provenance />
      </section>
    </section>
  );
};
