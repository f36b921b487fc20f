import '../../css/playback.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Spoken } from '../dice/spoken-dice.js';
import { useEscape } from '../overlay/use-escape.js';
import type { TableWords } from '../words/english.js';
import { useTableWords } from '../words/words.js';
import type { Scene } from './queue.js';
import type { PlaybackControls } from './use-playback.js';
import { type Showing, useShowing } from './use-showing.js';

const PAUSE = 'M8 5v14M16 5v14',
  PLAY = 'M7 4l13 8-13 8z',
  SKIP = 'M5 5l8 7-8 7zM13 5l8 7-8 7z',
  AGAIN = 'M4 12a8 8 0 1 0 3-6.2M4 4v5h5';

const IconButton = ({ d, label, act }: { readonly d: string; readonly label: string; act(): void }): ReactNode => (
  <button type="button" className="tc-button" aria-label={label} title={label} onClick={act}>
    <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
      <path d={d} />
    </svg>
  </button>
);

/** What a scene shows, in words. */
const sceneText = <F,>(words: TableWords['playback'], scene: Scene<F>, saying: (fact: F) => string): string =>
  scene.isSummary ? words.atOnce(scene.facts.length) : saying(scene.about);

/** What is shown now in words, with pause and skip; at rest, what has happened since the reader's last turn, to read or to see again. */
export const PlaybackBar = <F,>({
  playback,
  since,
  saying,
  report,
}: {
  readonly playback: PlaybackControls<F>;
  readonly since: readonly F[];
  readonly saying: (fact: F) => string;
  /** For the page: what is shown now. */
  readonly report?: ((showing: Showing | null) => void) | undefined;
}): ReactNode => {
  const words = useTableWords().playback;
  const [isReading, setReading] = useState(false);
  const { scene } = playback;
  const text = scene ? sceneText(words, scene, saying) : '';
  useShowing(playback, report);
  const isShowing = scene !== null;
  useEffect(() => {
    if (isShowing) setReading(false);
  }, [isShowing]);
  useEscape(isReading, () => setReading(false));
  if (scene)
    return (
      <div className="tc-playback" data-playing="true" data-left={playback.left}>
        <p>
          <Spoken text={text} />
        </p>
        <IconButton
          d={playback.isPaused ? PLAY : PAUSE}
          label={playback.isPaused ? words.play : words.pause}
          act={() => playback.setPaused(!playback.isPaused)}
        />
        <IconButton d={SKIP} label={words.skip} act={playback.skip} />
      </div>
    );
  const lines = since.map(saying).filter(line => line !== '');
  if (lines.length === 0) return null;
  return (
    <div className="tc-playback">
      {isReading && (
        <section className="tc-review" aria-label={words.since(lines.length)}>
          <ol>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice
              <li key={i}>
                <Spoken text={line} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <button
        type="button"
        className="tc-button tc-since"
        aria-expanded={isReading}
        aria-label={words.since(lines.length)}
        onClick={() => setReading(!isReading)}
      >
        <span>{words.since(lines.length)}</span>
        <span className="tc-since-short" aria-hidden="true">
          <svg viewBox="0 0 24 24" className="tc-icon" aria-hidden="true">
            <path d={AGAIN} />
          </svg>
          {lines.length}
        </span>
      </button>
      {isReading && (
        <IconButton
          d={AGAIN}
          label={words.again}
          act={() => {
            setReading(false);
            playback.replay(since);
          }}
        />
      )}
    </div>
  );
};
