import { keywords } from '@cadre/core';
import type { KeywordId } from '@cadre/legion';
import { EFFECT_OFFERS } from '../effects/offers.js';
import { EFFECT_QUANTITIES } from '../effects/quantities.js';
import type { BattleState } from '../state.js';
import { ACTIVATION_OFFERS } from './activation-offers.js';
import { ATTACK_OFFERS } from './attack-offers.js';
import type { BattleKeyword, Offers } from './chapter.js';
import { STORE } from './holders.js';
import { ORDER_OFFERS } from './order-offers.js';
import { QUANTITIES, WINDOW_RULE } from './quantities.js';
import type { Words } from './vocabulary.js';

const OFFERS: Offers = { ...ATTACK_OFFERS, ...ORDER_OFFERS, ...ACTIVATION_OFFERS };
type AnyOffer = { when?(...args: unknown[]): boolean };
/** A keyword that was taken away for a time offers nothing. */
const onlyWithStrength = (offers: Offers[string]): Offers[string] =>
  Object.fromEntries(
    Object.entries(offers).map(([window, offer]) => [
      window,
      { ...offer, when: (...args: unknown[]) => (args[3] as number) > 0 && ((offer as AnyOffer).when?.(...args) ?? true) },
    ]),
  ) as Offers[string];

/** Every keyword of the game: what it adds to, and what it offers. */
export const GLOSSARY = Object.fromEntries(
  Object.entries(QUANTITIES).map(([name, keyword]) => {
    const offers = OFFERS[name];
    return [name, offers ? { ...keyword, offers: onlyWithStrength(offers) } : keyword];
  }),
) as Readonly<Record<KeywordId, BattleKeyword>>;
/** What cards do, by the names of their effects: the seat that plays them holds them like keywords. */
const EFFECT_WORDS: Readonly<Record<string, BattleKeyword>> = Object.fromEntries(
  Object.entries(EFFECT_QUANTITIES).map(([name, keyword]) => {
    const offers = EFFECT_OFFERS[name];
    return [name, offers ? { ...keyword, offers } : keyword];
  }),
);
const ALL: Readonly<Record<string, BattleKeyword>> = { ...GLOSSARY, ...EFFECT_WORDS };
export const words = keywords<BattleState, Words>(ALL, STORE, WINDOW_RULE);
