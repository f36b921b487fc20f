import type { Rule } from '@cadre/core';
import { abilities } from './abilities.js';
import { attackAndIntel } from './attack-and-intel.js';
import { campaign } from './campaign.js';
import { child } from './child.js';
import { disrupt } from './disrupt.js';
import { ending } from './ending.js';
import { enemies } from './enemies.js';
import { eventStep } from './event-step.js';
import { frame } from './frame.js';
import { furtherAbilities } from './further-abilities.js';
import { modes } from './modes.js';
import { movement } from './movement.js';
import { planning } from './planning.js';
import { setup } from './setup.js';
import { skills } from './skills.js';
import { terrain } from './terrain.js';
import { threats } from './threats.js';
import { traitor } from './traitor.js';
import { turn } from './turn.js';

export const catalogue: readonly Rule[] = [
  ...frame,
  ...setup,
  ...turn,
  ...movement,
  ...terrain,
  ...attackAndIntel,
  ...planning,
  ...threats,
  ...skills,
  ...eventStep,
  ...enemies,
  ...disrupt,
  ...abilities,
  ...ending,
  ...child,
  ...furtherAbilities,
  ...modes,
  ...campaign,
  ...traitor,
];
