import { useSyncExternalStore } from 'react';
import { keep, kept } from '../memory/kept.js';
import { readSettings, type Settings } from './read-settings.js';

const PLACE = 'cadre.settings';
let current = readSettings(kept(PLACE), navigator);
const listeners = new Set<() => void>();
const prefersLight = matchMedia('(prefers-color-scheme: light)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');

export const hasMotion = (s: Settings): boolean => (s.motion === 'system' ? !prefersStill.matches : s.motion === 'on');
const show = (): void => {
  const { dataset } = document.documentElement;
  dataset['theme'] = current.theme === 'system' ? (prefersLight.matches ? 'light' : 'dark') : current.theme;
  dataset['palette'] = current.palette;
  dataset['motion'] = hasMotion(current) ? 'on' : 'off';
  document.documentElement.lang = current.language;
  for (const listener of listeners) listener();
};
export const startSettings = (): void => {
  prefersLight.addEventListener('change', show);
  prefersStill.addEventListener('change', show);
  show();
};
export const settings = (): Settings => current;
export const change = (part: Partial<Settings>): void => {
  current = { ...current, ...part };
  keep(PLACE, current);
  show();
};
export const onSettings = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);
