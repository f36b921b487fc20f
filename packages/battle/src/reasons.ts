import type { Reason } from '@cadre/core';
import { inchesDown, inchesUp, type Refusal } from '@cadre/geometry';

export type About = NonNullable<Reason['about']>;
/** A refusal of the table that is not a list of others. */
export type PlainRefusal = Exclude<Refusal, { readonly kind: 'none-of' }>;
/** Where a spot is in none of several regions, what the first of them says. */
export const plainRefusal = (refusal: Refusal): PlainRefusal => (refusal.kind === 'none-of' ? plainRefusal(refusal.reasons[0]!) : refusal);

/** What a refusal is about, for the words of a game: lengths in inches, never kinder than the rules. `named` knows whom an id of the table means. */
export const aboutRefusal = (refusal: PlainRefusal, named: (id: string) => About): About => {
  switch (refusal.kind) {
    case 'off-the-table':
    case 'excluded':
      return {};
    case 'in-piece':
    case 'half-on-piece':
    case 'no-headroom':
      return { piece: refusal.piece };
    case 'wrong-level':
      return { level: refusal.levels[0]! };
    case 'on-base':
      return named(refusal.figure);
    case 'too-high':
      return {
        inches: inchesUp(refusal.rise),
        most: inchesDown(refusal.most),
        ...(refusal.piece !== undefined && { piece: refusal.piece }),
      };
    case 'too-low':
      return { inches: inchesUp(refusal.drop), most: inchesDown(refusal.most) };
    case 'out-of-reach':
      return { inches: inchesUp(refusal.distance), most: inchesDown(refusal.most) };
    case 'way-blocked':
      return { piece: refusal.by.join(',') };
    case 'too-far':
      return { ...named(refusal.from), inches: inchesUp(refusal.gap), most: inchesDown(refusal.most) };
    case 'too-near':
      return { ...named(refusal.to), inches: inchesDown(refusal.gap), least: inchesUp(refusal.least) };
    case 'too-far-from-edge':
      return { inches: inchesUp(refusal.gap), most: inchesDown(refusal.most) };
    case 'in-contact':
      return named(refusal.with);
    case 'no-contact':
      return { ...named(refusal.with), inches: inchesUp(refusal.gap) };
    case 'outside-zone':
      return { zone: refusal.zones.join(',') };
    case 'not-nearer':
      return named(refusal.to);
    case 'not-farther':
      return named(refusal.from);
  }
};
