import { type UnitCard, unitById } from '@cadre/legion-army/data';
import { type Against, againstOf, type Defence, defenceOf } from '@cadre/legion-army/roster';

/** Whom the odds are worked out against: a kind of defence, or a unit of the catalogue. */
export const PLAIN_TARGETS = ['white', 'white surge', 'red', 'red surge', 'armor'] as const;
export type PlainTarget = (typeof PLAIN_TARGETS)[number];
export interface Aimed {
  readonly target: PlainTarget | (string & {});
  readonly cover: Defence['cover'];
  readonly dodges: number;
  /** Tokens of the target. */
  readonly suppression: number;
  readonly surges: number;
}
export const NO_TARGET: Aimed = { target: 'white', cover: 0, dodges: 0, suppression: 0, surges: 0 };
const PLAIN = {
  lowProfile: false,
  immunePierce: false,
  immuneMeleePierce: false,
  impervious: false,
  outmaneuver: false,
  block: false,
  deflect: false,
  luck: 0,
} as const;
const plain = (target: PlainTarget, { cover, dodges, surges }: Aimed): Defence => ({
  ...PLAIN,
  die: target.startsWith('white') || target === 'armor' ? 'white' : 'red',
  surge: target.endsWith('surge') || target === 'armor',
  cover,
  dodges,
  surges,
  armor: target === 'armor' ? Number.POSITIVE_INFINITY : 0,
});
export const isPlainTarget = (target: string): target is PlainTarget => PLAIN_TARGETS.some(t => t === target);
export const targetCard = ({ target }: Aimed): UnitCard | undefined => unitById.get(target);
/** Of the plain targets only the armoured one is a vehicle. */
export const againstAt = (aimed: Aimed): Against => {
  const card = targetCard(aimed);
  if (card) return againstOf(card);
  return aimed.target === 'armor' ? 'vehicle' : 'trooper';
};
export const defenceAt = (aimed: Aimed): Defence => {
  const card = targetCard(aimed);
  if (card) return defenceOf(card, aimed.cover, aimed.dodges, { suppression: aimed.suppression, surges: aimed.surges });
  return plain(isPlainTarget(aimed.target) ? aimed.target : 'white', aimed);
};
