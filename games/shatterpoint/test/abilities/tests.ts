import { ALWAYS } from './always.js';
import { ANSWERS } from './answers.js';
import { AURAS } from './auras.js';
import { DICE } from './dice.js';
import { EVENTS } from './events.js';
import { FIRE } from './fire.js';
import { FRIENDS } from './friends.js';
import { HARM } from './harm.js';
import { INACTIVE } from './inactive.js';
import { LEGENDARY } from './legends.js';
import { MINION } from './minions.js';
import { MOMENTS } from './moments.js';
import { MOVES } from './moves.js';
import { NETWORKS } from './networks.js';
import { ORDERS } from './orders.js';
import { MORE_ORDERS } from './orders-of-bane-and-yoda.js';
import { REMEDIES } from './remedies.js';
import { RESERVES } from './reserves.js';
import { RESULTS } from './results.js';
import { RUSHES } from './rushes.js';
import { WOUNDS } from './wounds.js';

/** The tests of abilities, by file. */
export const FILES = {
  ALWAYS,
  AURAS,
  MOVES,
  RUSHES,
  FRIENDS,
  REMEDIES,
  NETWORKS,
  HARM,
  FIRE,
  ANSWERS,
  EVENTS,
  MOMENTS,
  WOUNDS,
  DICE,
  RESULTS,
  RESERVES,
  INACTIVE,
  LEGENDARY,
  MINION,
};
/** Every test of an ability, under `card/ability`. */
export const TESTS: readonly (readonly [name: string, body: () => void])[] = Object.values(FILES).flatMap(each => Object.entries(each));
export const ORDER_CARDS: Readonly<Record<string, () => void>> = { ...ORDERS, ...MORE_ORDERS };
