import '../../css/losses.css';
import type { BattleScene } from '@cadre/battle';
import { type ReactNode, useEffect, useState } from 'react';
import { seatClass } from '../seats/seat-mark.js';
import { Above } from '../viewport/above.js';
import { useViewport } from '../viewport/viewport-context.js';
import { useTableWords } from '../words/words.js';
import { type Harm, type Lost, lossesBetween, NO_LOSSES } from './losses.js';

/** Milliseconds that a number stays over whoever was hurt. */
const SEEN = 1600;

const LostMark = ({ lost: { short, seat, at, bottom, radius } }: { readonly lost: Lost }): ReactNode => {
  const { screen } = useViewport();
  const words = useTableWords().battle;
  const arm = 0.5 * radius;
  return (
    <g transform={screen.lying(at, bottom)} className={`tc-lost ${seatClass(seat)}`}>
      <title>{words.lost(short)}</title>
      <circle r={0.9 * radius} />
      <path d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`} />
    </g>
  );
};
const HarmNumber = ({ harm: { at, bottom, height, n } }: { readonly harm: Harm }): ReactNode => {
  const { screen } = useViewport();
  return (
    <g transform={screen.upright(at, bottom + height)} className="tc-harm">
      <text y={-14}>−{n}</text>
    </g>
  );
};
/** Numbers over whoever has just been hurt, and crosses where figures fell in this round. */
export const SceneLosses = ({ scene }: { readonly scene: BattleScene }): ReactNode => {
  const [{ before, losses }, setKept] = useState({ before: scene, losses: NO_LOSSES });
  if (before !== scene) {
    const { lost, harms } = lossesBetween(before, scene, losses);
    setKept({ before: scene, losses: { lost, harms: harms.length > 0 ? harms : losses.harms } });
  }
  const { harms } = losses;
  useEffect(() => {
    if (harms.length === 0) return;
    const timer = setTimeout(() => setKept(kept => ({ ...kept, losses: { ...kept.losses, harms: [] } })), SEEN);
    return () => clearTimeout(timer);
  }, [harms]);
  return (
    <>
      {losses.lost.map(lost => (
        <LostMark key={lost.id} lost={lost} />
      ))}
      <Above>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus */}
        <g aria-hidden="true">
          {harms.map(harm => (
            <HarmNumber key={harm.key} harm={harm} />
          ))}
        </g>
      </Above>
    </>
  );
};
