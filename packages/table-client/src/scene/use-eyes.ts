import type { BattleScene } from '@cadre/battle';
import { useMemo, useState } from 'react';
import type { Sight } from './create-stage.js';

/** Looks through the eyes of the figure that acts at the one that is looked at; while nobody acts, through the eyes of that one. */
export const useEyes = ({ figures }: BattleScene, looked: number | null) => {
  const [isOn, setOn] = useState(false);
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<number | null>(null);
  // Whoever is pointed at stays in sight while the pointer goes elsewhere.
  if (isOn && looked !== null && looked !== kept) {
    setKept(looked);
    setTurn(0);
  }
  const at = isOn ? (looked ?? kept) : looked;
  const acting = figures.find(({ isActing }) => isActing);
  const viewer = acting ?? figures.find(({ id }) => id === at);
  const target = figures.find(({ id }) => id === at && id !== viewer?.id);
  const [from, to] = [viewer?.id ?? null, target?.id ?? null];
  const sight = useMemo((): Sight | null => (isOn && from !== null ? { from, to, turn } : null), [isOn, from, to, turn]);
  const set = (next: boolean): void => {
    setOn(next);
    setTurn(0);
    setKept(next ? looked : null);
  };
  return {
    sight,
    tool: viewer ? { isOn, toggle: () => set(!isOn) } : null,
    view: { viewer: viewer?.name ?? '', target: target?.name ?? null, turn, setTurn, close: () => set(false) },
  };
};
