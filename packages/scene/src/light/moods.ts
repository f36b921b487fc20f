import type { LightName } from '@cadre/battle';
import type { Vec } from '../sculpt/vectors.js';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
/** A light as the scene is lit by it. Colours are sRGB. */
export interface Mood {
  /** Where the sun stands, seen from the table's middle, and how strong it is. */
  readonly sun: { readonly direction: Vec; readonly color: number; readonly strength: number };
  /** What comes from above and from below where the sun does not shine. */
  readonly fill: { readonly sky: number; readonly ground: number; readonly strength: number };
  /** For tone mapping. */
  readonly exposure: number;
  /** The room around the table: near its floor, high up, the floor beside the table and far from it. */
  readonly room: { readonly low: number; readonly high: number; readonly near: number; readonly far: number };
  /** The world around the table for an eye on it: ground, horizon, zenith and what stands far away. */
  readonly world: { readonly ground: number; readonly horizon: number; readonly zenith: number; readonly far: number };
  /** What bases are covered with. */
  readonly turf: number;
  /** The table's frame and the line of light along its inner edge. */
  readonly frame: { readonly steel: number; readonly line: number };
}
type Setting = Omit<Mood, 'room' | 'frame'> & Record<Theme, Mood['room']> & { readonly line: number };

const SETTINGS: Readonly<Record<LightName, Setting>> = {
  day: {
    sun: { direction: [-0.55, 0.78, 0.36], color: 0xfff1d8, strength: 3.2 },
    fill: { sky: 0xb4cdf2, ground: 0x6f6a60, strength: 1.3 },
    exposure: 1,
    dark: { low: 0x1c2a44, high: 0x070c17, near: 0x131f36, far: 0x050913 },
    light: { low: 0xc9d6e6, high: 0x8ea6c4, near: 0xa9b8ca, far: 0xd9e3ee },
    world: { ground: 0x6f7278, horizon: 0xd9e2ea, zenith: 0x4d7fb8, far: 0x7d93ac },
    turf: 0x7a7567,
    line: 0x4aa8e8,
  },
  overcast: {
    sun: { direction: [-0.48, 0.85, 0.22], color: 0xdfe8f4, strength: 2.7 },
    fill: { sky: 0xc3d3e6, ground: 0x5c6672, strength: 2.1 },
    exposure: 1.05,
    dark: { low: 0x1a2536, high: 0x080d15, near: 0x141d2b, far: 0x060a11 },
    light: { low: 0xc4cdd7, high: 0x93a2b2, near: 0xa6b1bd, far: 0xd3dae1 },
    world: { ground: 0x5d646c, horizon: 0xc3ccd4, zenith: 0x7d8da0, far: 0x7f8d9b },
    turf: 0x666a6c,
    line: 0x5ab4e6,
  },
  dusk: {
    sun: { direction: [-0.84, 0.5, 0.16], color: 0xffbd88, strength: 3.7 },
    fill: { sky: 0x8a93c8, ground: 0x7a5c58, strength: 2.1 },
    exposure: 1.15,
    dark: { low: 0x34233a, high: 0x0c0a18, near: 0x201830, far: 0x08070f },
    light: { low: 0xe6cdbf, high: 0xa79ab8, near: 0xbfa9a6, far: 0xeadcd2 },
    world: { ground: 0x6b4c3d, horizon: 0xffb982, zenith: 0x48507f, far: 0x7d5566 },
    turf: 0x7d6450,
    line: 0xffa861,
  },
  night: {
    sun: { direction: [0.46, 0.8, 0.38], color: 0xb9cdfa, strength: 2.8 },
    fill: { sky: 0x7d92c0, ground: 0x54486a, strength: 1.7 },
    exposure: 1.12,
    dark: { low: 0x101a3c, high: 0x03050f, near: 0x0b1230, far: 0x02040b },
    light: { low: 0xb3bed8, high: 0x7788ae, near: 0x8b99b9, far: 0xc3ccdf },
    world: { ground: 0x232a3c, horizon: 0x3d4f80, zenith: 0x080d20, far: 0x151d38 },
    turf: 0x4a5264,
    line: 0x6f8cff,
  },
  hangar: {
    sun: { direction: [0.22, 0.94, 0.28], color: 0xeaf3ff, strength: 3 },
    fill: { sky: 0xa9c2dc, ground: 0x4a535e, strength: 1.7 },
    exposure: 1.05,
    dark: { low: 0x1d2733, high: 0x06090d, near: 0x151d27, far: 0x05070b },
    light: { low: 0xc9d1d8, high: 0x98a5b1, near: 0xaab4be, far: 0xd6dce1 },
    world: { ground: 0x2c333c, horizon: 0x5a6a7c, zenith: 0x10151d, far: 0x27313d },
    turf: 0x565d66,
    line: 0x7fd8ff,
  },
  jungle: {
    sun: { direction: [-0.4, 0.84, -0.36], color: 0xfff0b4, strength: 3.6 },
    fill: { sky: 0xa8d0a8, ground: 0x4d5a34, strength: 1.75 },
    exposure: 1.08,
    dark: { low: 0x17301f, high: 0x050d0b, near: 0x10231a, far: 0x040a08 },
    light: { low: 0xcdd9c4, high: 0x93aa96, near: 0xa8b89f, far: 0xdae3d2 },
    world: { ground: 0x3a4225, horizon: 0xc4d3a2, zenith: 0x55866f, far: 0x3d5b3c },
    turf: 0x5c5638,
    line: 0x86d67c,
  },
  storm: {
    sun: { direction: [0.62, 0.72, 0.3], color: 0xc7d6e6, strength: 2.7 },
    fill: { sky: 0x8fa2ba, ground: 0x3e4650, strength: 2 },
    exposure: 1.08,
    dark: { low: 0x1d2731, high: 0x070a0f, near: 0x151d25, far: 0x05080b },
    light: { low: 0xb8c1c8, high: 0x7d8994, near: 0x939da6, far: 0xc6cdd3 },
    world: { ground: 0x3f474d, horizon: 0x8b98a3, zenith: 0x39434f, far: 0x4f5b66 },
    turf: 0x5b6064,
    line: 0x86c5d8,
  },
  desert: {
    sun: { direction: [-0.5, 0.82, 0.28], color: 0xffe2b0, strength: 3.4 },
    fill: { sky: 0xc8d3e8, ground: 0x96724e, strength: 1.35 },
    exposure: 0.94,
    dark: { low: 0x33261d, high: 0x0d0a0a, near: 0x231a15, far: 0x090706 },
    light: { low: 0xe9d9bf, high: 0xb4a58f, near: 0xc9b596, far: 0xefe4d0 },
    world: { ground: 0xa1764c, horizon: 0xf2d3a2, zenith: 0x6f93bd, far: 0xb07f57 },
    turf: 0x96744f,
    line: 0xffc266,
  },
};
/** A light in a theme: a light theme has a brighter room, and the same table. */
export const moodOf = (light: LightName, theme: Theme = 'dark'): Mood => {
  const { sun, fill, exposure, world, turf, line, ...rooms } = SETTINGS[light];
  return { sun, fill, exposure, world, turf, room: rooms[theme], frame: { steel: theme === 'dark' ? 0x2b323d : 0x6d7884, line } };
};
