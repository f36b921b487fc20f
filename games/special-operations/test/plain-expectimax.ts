/**
 * What an attack comes to when both sides choose what is best for them, written from the rulebook alone: every side of every die, every choice,
 * one die after the other. It shares no code with the game, folds nothing and leaves out nothing.
 */
export interface SmallAttack {
  readonly red: number;
  readonly black: number;
  readonly white: number;
  readonly chart: 'none' | 'hit' | 'crit';
  readonly aims: number;
  readonly precise: number;
  readonly observations: number;
  /** Dice that a card lets the attacker, or the defender, roll again once. */
  readonly cardRerolls: number;
  readonly defenceRerolls: number;
  readonly surgeTokens: number;
  readonly critical: number;
  readonly pierce: number;
  readonly impact: number;
  readonly lethal: number;
  readonly suppressive: number;
  readonly marksman: boolean;
  readonly primitive: boolean;
  readonly highVelocity: boolean;
  /** The attacker is suppressed: it loses its best die, or the defender takes one or none. */
  readonly hindered: 'no' | 'best-die' | 'defender-chooses';
  readonly defence: 'red' | 'white';
  readonly defenceSurge: boolean;
  readonly cover: 0 | 1 | 2;
  readonly dodges: number;
  readonly shields: number;
  readonly armor: number;
  readonly defenceSurgeTokens: number;
  readonly guardian: number;
  readonly block: boolean;
  readonly deflect: boolean;
  readonly impervious: boolean;
  readonly lowProfile: boolean;
  readonly immunePierce: boolean;
}
/** Mean wounds, and mean suppression tokens, which decide between choices that wound alike. */
export type Worth = readonly [wounds: number, suppression: number];
type Colour = 'red' | 'black' | 'white';
const COLOURS = ['red', 'black', 'white'] as const;
const SIDES: Readonly<Record<Colour, string>> = { red: 'chhhhhs-', black: 'chhhs---', white: 'chs-----' };
const DEFENCE_SIDES = { red: 'bbbs--', white: 'bs----' } as const;
const SAME = 1e-13;

const compare = (a: Worth, b: Worth): number => (Math.abs(a[0] - b[0]) > SAME ? a[0] - b[0] : a[1] - b[1]);
const most = (all: readonly Worth[]): Worth => all.reduce((a, b) => (compare(b, a) > 0 ? b : a));
const least = (all: readonly Worth[]): Worth => all.reduce((a, b) => (compare(b, a) < 0 ? b : a));
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const count = (dice: string, face: string): number => dice.split(face).length - 1;
/** Every choice of at most so many of `n` dice. */
const subsets = (n: number, max: number): number[][] =>
  Array.from({ length: 2 ** n }, (_, bits) => upTo(n - 1).filter(i => (bits >> i) % 2 === 1)).filter(({ length }) => length <= max);
/** The mean over all faces of the dice at these places, by how many sides show each. */
const rolled = (dice: string, places: readonly number[], sides: (place: number) => string, then: (dice: string) => Worth): Worth => {
  const [place, ...others] = places;
  if (place === undefined) return then(dice);
  const all = sides(place);
  let [wounds, suppression] = [0, 0];
  for (const face of new Set(all)) {
    const [w, s] = rolled(dice.slice(0, place) + face + dice.slice(place + 1), others, sides, then);
    const chance = count(all, face) / all.length;
    wounds += chance * w;
    suppression += chance * s;
  }
  return [wounds, suppression];
};
/** The same question is answered once. */
const remembered = <A extends readonly (number | string | boolean)[]>(answer: (...args: A) => Worth): ((...args: A) => Worth) => {
  const known = new Map<string, Worth>();
  return (...args) => {
    const key = args.join();
    const found = known.get(key) ?? answer(...args);
    known.set(key, found);
    return found;
  };
};

const attackWith = (a: SmallAttack, dice: readonly Colour[]): Worth => {
  const sides = (place: number): string => SIDES[dice[place]!];
  const suppression = (hadHit: boolean): number => a.suppressive + (hadHit ? 1 : 0);
  const isArmoured = a.armor > 0;

  const compared = (results: number, pierce: number, dice: string, dodged: boolean): Worth => {
    const surges = count(dice, 's');
    const converts = a.defenceSurge || a.deflect || (a.block && dodged);
    const free = converts ? surges : Math.min(surges, a.cover);
    return least(
      upTo(Math.min(a.defenceSurgeTokens, surges - free)).map((tokens): Worth => {
        const blocks = count(dice, 'b') + free + tokens;
        return [Math.max(0, results - Math.max(0, blocks - pierce)), suppression(true)];
      }),
    );
  };
  const defend = remembered((results: number, pierce: number, dodged: boolean): Worth => {
    if (results === 0) return [0, suppression(true)];
    const n = results + (a.impervious ? pierce : 0) + (a.lowProfile && a.cover > 0 ? 1 : 0);
    const blocking = a.immunePierce ? 0 : pierce;
    const defenceSides = (): string => DEFENCE_SIDES[a.defence];
    const blank = '-'.repeat(n);
    return rolled(blank, upTo(n - 1), defenceSides, dice =>
      least(
        subsets(n, a.defenceRerolls).map(again => rolled(dice, again, defenceSides, after => compared(results, blocking, after, dodged))),
      ),
    );
  });
  const guard = (hits: number, crits: number, pierce: number, dodged: boolean): Worth =>
    least(upTo(Math.min(a.guardian, hits)).map(taken => defend(hits - taken + crits, pierce, dodged)));
  const shield = (hits: number, crits: number, pierce: number, dodged: boolean): Worth =>
    least(
      upTo(a.shields).flatMap(onHits =>
        upTo(a.shields - onHits)
          .filter(onCrits => onHits <= hits && onCrits <= crits)
          .map(onCrits => guard(hits - onHits, crits - onCrits, pierce, dodged)),
      ),
    );
  const armour = (hits: number, crits: number, aims: number, dodged: boolean): Worth => {
    const sharpened = isArmoured ? Math.min(a.impact, hits) : 0;
    const [h, c] = [hits - sharpened, crits + sharpened];
    const [hitsLeft, critsLeft] = isArmoured && a.primitive ? [h + c, 0] : [h, c];
    return most(
      upTo(hits + crits === 0 || a.immunePierce ? 0 : Math.min(a.lethal, aims)).map(more =>
        shield(Math.max(0, hitsLeft - a.armor), critsLeft, a.pierce + more, dodged),
      ),
    );
  };
  const dodge = remembered((hits: number, crits: number, aims: number): Worth => {
    if (hits + crits === 0) return [0, suppression(false)];
    return least(upTo(a.highVelocity ? 0 : a.dodges).map(spent => armour(Math.max(0, hits - spent), crits, aims, spent > 0)));
  });
  const improve = remembered((hits: number, crits: number, blanks: number, aims: number): Worth => {
    const choices = [dodge(hits, crits, aims)];
    if (a.marksman && aims > 0 && blanks > 0) choices.push(improve(hits + 1, crits, blanks - 1, aims - 1));
    if (a.marksman && aims > 0 && hits > 0) choices.push(improve(hits - 1, crits + 1, blanks, aims - 1));
    return most(choices);
  });
  const convert = remembered((dice: string, aims: number): Worth => {
    const sharpened = Math.min(a.critical, count(dice, 's'));
    const left = count(dice, 's') - sharpened;
    const crits = count(dice, 'c') + sharpened + (a.chart === 'crit' ? left : 0);
    const hits = count(dice, 'h') + (a.chart === 'hit' ? left : 0);
    const surges = a.chart === 'none' ? left : 0;
    return most(upTo(Math.min(surges, a.surgeTokens)).map(spent => improve(hits + spent, crits, count(dice, '-') + surges - spent, aims)));
  });
  const cardReroll = remembered(
    (dice: string, aims: number): Worth =>
      most(subsets(dice.length, a.cardRerolls).map(again => rolled(dice, again, sides, after => convert(after, aims)))),
  );
  const observe = remembered(
    (dice: string, aims: number, tokens: number): Worth =>
      most([
        cardReroll(dice, aims),
        ...(tokens > 0 ? upTo(dice.length - 1).map(place => rolled(dice, [place], sides, after => observe(after, aims, tokens - 1))) : []),
      ]),
  );
  const aim = remembered(
    (dice: string, aims: number): Worth =>
      most([
        observe(dice, aims, a.observations),
        ...(aims > 0 ? subsets(dice.length, 2 + a.precise).map(again => rolled(dice, again, sides, after => aim(after, aims - 1))) : []),
      ]),
  );
  return rolled('-'.repeat(dice.length), upTo(dice.length - 1), sides, faces => aim(faces, a.aims));
};
const without = (dice: readonly Colour[], place: number): Colour[] => dice.filter((_, i) => i !== place);
export const plainExpectimax = (a: SmallAttack): Worth => {
  const dice = COLOURS.flatMap(colour => new Array<Colour>(a[colour]).fill(colour));
  if (a.hindered === 'best-die') return attackWith(a, without(dice, 0));
  if (a.hindered === 'no' || dice.length === 1) return attackWith(a, dice);
  return least([attackWith(a, dice), ...dice.map((_, place) => attackWith(a, without(dice, place)))]);
};
