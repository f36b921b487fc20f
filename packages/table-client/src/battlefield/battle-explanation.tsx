import '../../css/battlefield.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { fetched } from '../contract/fetched.js';
import { Explanation } from '../preview/explanation.js';
import type { Explained } from '../preview/use-explain.js';
import { Target } from '../targets/target.js';
import { useTargets } from '../targets/target-context.js';
import { useTableWords } from '../words/words.js';
import { CloseButton } from './close-button.js';

/** Drawn when somebody is looked at. */
const Chances = fetched(() => import('./chances.js'))('Chances');
const SideSection = fetched(() => import('../section/side-section.js'))('SideSection');

/** A forecast with the name of what it counts. */
export interface NamedForecast {
  readonly caption: string;
  readonly explained: Explained;
}
/** What the rules say about what is looked at: sentences, the odds of an attack beside those of another one, the line of sight from the side, and every attack on it that is on offer. */
export const BattleExplanation = ({
  explained,
  idle,
  forecasts,
  name,
  thing,
  isPlacing,
  dismiss,
}: {
  readonly explained: Explained;
  readonly idle: string;
  readonly forecasts: readonly NamedForecast[];
  /** One bar of a forecast in words. */
  readonly name: (n: number, percent: string) => string;
  /** What is looked at, as offers name it. */
  readonly thing: string | null;
  /** A spot is asked for: what is said is about it. */
  readonly isPlacing: boolean;
  /** Looks at nobody any more. */
  readonly dismiss: () => void;
}): ReactNode => {
  const { battle: words } = useTableWords();
  const { offers } = useTargets();
  const section = explained.overlay?.section;
  const place = useRef<HTMLSpanElement>(null);
  // Whoever points at a figure wants to read this: a column that was scrolled away from it comes back.
  useEffect(() => {
    if (thing !== null) place.current?.closest('.tc-battle-side')?.scrollTo({ top: 0 });
  }, [thing]);
  const attacks = thing === null ? [] : offers.on(thing);
  const known = forecasts.flatMap(({ caption, explained: { overlay } }) =>
    overlay?.chances ? [{ caption, chances: overlay.chances }] : [],
  );
  return (
    <Explanation explained={explained} idle={idle} over={thing !== null ? 'lower' : isPlacing && explained.overlay ? 'upper' : undefined}>
      <span ref={place} hidden />
      {thing !== null && <CloseButton close={dismiss} />}
      {known.length > 0 && (
        <div className="tc-forecasts">
          {known.map(({ caption, chances }) => (
            <Chances key={caption} caption={caption} chances={chances} name={name} />
          ))}
        </div>
      )}
      {section && <SideSection section={section} label={words.section} />}
      {attacks.length > 1 && (
        <div className="tc-attacks">
          {attacks.map(offer => (
            <Target key={offer.value} thing={offer.thing} offer={offer} className="tc-button">
              {offer.label}
            </Target>
          ))}
        </div>
      )}
    </Explanation>
  );
};
