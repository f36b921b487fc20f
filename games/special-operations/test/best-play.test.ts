import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import type { KeywordOn } from '../src/content/types.js';
import { namesOfLoadout } from '../src/effects/names.js';
import { attackForecast } from '../src/forecast.js';
import { seatHolder } from '../src/keywords/holders.js';
import type { BattleState } from '../src/state.js';
import { duel, fixture, type Placed, typeNamed, unit } from './battle.js';
import { plainExpectimax, type SmallAttack } from './plain-expectimax.js';

/** Just Like the Simulations: two dice of the attack, or of the defence, are rolled again. */
const [ATTACK_REROLL, DEFENCE_REROLL] = namesOfLoadout('AR-L2', 'b');
const random = seeded(20_261);
const oneIn = (n: number): boolean => random(n) === 0;
/** So much, one time in three. */
const some = (most: number): number => (oneIn(3) ? 1 + random(most) : 0);
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;
/** At most as many dice as make every side of every die, and every choice, countable in a moment. */
const smallAttack = (): SmallAttack => {
  const dice = [0, 0, 0];
  for (let n = 1 + random(oneIn(4) ? 3 : 2); n > 0; n--) dice[random(3)]!++;
  const [red, black, white] = dice as [number, number, number];
  const defenceRerolls = oneIn(8) ? 2 : 0;
  const extra = defenceRerolls > 0 ? 0 : some(2);
  const armor = some(2);
  const impervious = oneIn(8);
  return {
    red,
    black,
    white,
    chart: oneOf(['none', 'none', 'hit', 'crit']),
    aims: random(3),
    precise: some(1),
    observations: some(2),
    cardRerolls: oneIn(8) ? 2 : 0,
    defenceRerolls,
    surgeTokens: some(2),
    critical: some(2),
    pierce: extra,
    impact: armor > 0 ? random(3) : 0,
    lethal: some(1),
    suppressive: some(1),
    marksman: oneIn(4),
    primitive: armor > 0 && oneIn(4),
    highVelocity: oneIn(8),
    hindered: red + black + white > 1 ? oneOf(['no', 'no', 'no', 'best-die', 'defender-chooses']) : 'no',
    defence: oneOf(['red', 'white']),
    defenceSurge: oneIn(3),
    cover: oneOf([0, 0, 1, 2]),
    dodges: random(3),
    shields: some(2),
    armor,
    defenceSurgeTokens: some(2),
    guardian: some(1),
    block: oneIn(8),
    deflect: oneIn(8),
    impervious,
    lowProfile: oneIn(6),
    immunePierce: !impervious && oneIn(8),
  };
};
const keywords = (of: Readonly<Record<string, number | boolean>>): KeywordOn[] =>
  Object.entries(of).flatMap(([keyword, x]) => (Number(x) > 0 ? [{ keyword: keyword as KeywordOn['keyword'], x: Number(x) }] : []));
/** Spots on Relay Station from where terrain gives so much cover, and one for a friend of the target, in its sight. */
const PLACES = {
  0: { from: [4, 0.7], to: [13.063, 0.7], beside: [15, 0.7] },
  1: { from: [24, 1], to: [24, 7], beside: [24, 9] },
  2: { from: [12, 1], to: [12, 7], beside: [12, 9] },
} as const;
const SUPPRESSED = 9;
const battleOf = (a: SmallAttack, n: number): BattleState => {
  const { from, to, beside } = PLACES[a.cover];
  const { red, black, white } = a;
  const { pierce, impact, critical, lethal, suppressive, primitive } = a;
  const weapon = {
    ...typeNamed('rebel-trooper').weapons[1]!,
    dice: { red, black, white },
    keywords: keywords({ pierce, impact, critical, lethal, suppressive, primitive, 'high-velocity': a.highVelocity }),
  };
  const attacker = fixture('rebel-trooper', `small-attacker-${n}`, {
    attackSurge: a.chart,
    keywords: keywords({ precise: a.precise, marksman: a.marksman }),
    weapons: [weapon],
  });
  const { armor, block, deflect, impervious } = a;
  const target = fixture('stormtrooper', `small-target-${n}`, {
    defence: a.defence,
    defenceSurge: a.defenceSurge,
    wounds: 99,
    courage: SUPPRESSED,
    keywords: keywords({ armor, block, deflect, impervious, 'low-profile': a.lowProfile, 'immune-pierce': a.immunePierce }),
  });
  const guardian = fixture('stormtrooper', `small-guardian-${n}`, {
    keywords: a.guardian > 0 ? [{ keyword: 'guardian', x: a.guardian, of: ['corps'] }] : [],
  });
  const suppression = a.hindered === 'no' ? 0 : SUPPRESSED;
  const one: Placed = { type: attacker, at: from, aim: a.aims, surge: a.surgeTokens, suppression };
  const other: Placed = {
    type: target,
    at: to,
    dodge: a.dodges,
    shield: a.shields,
    surge: a.defenceSurgeTokens,
    observation: a.observations,
  };
  const edition = a.hindered === 'defender-chooses' ? 'playtest' : 'v1.1';
  const s = duel(one, other, [{ type: guardian, at: beside, seat: 1 }], { edition });
  const cards = [a.cardRerolls > 0 ? { [ATTACK_REROLL!]: 1 } : {}, a.defenceRerolls > 0 ? { [DEFENCE_REROLL!]: 1 } : {}];
  s.public.roster = s.public.roster.map(holder => {
    const seat = [0, 1].find(each => seatHolder(each) === holder.id);
    return seat === undefined ? holder : { ...holder, keywords: cards[seat]! };
  });
  return s;
};
const ATTACKS = process.env['CADRE_FULL'] ? 50_000 : 5000;
const BATCH = 500;
let made = 0;
const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + n * chance, 0);
test.each(Array.from({ length: ATTACKS / BATCH }, (_, i) => i + 1))('best play of both sides in random attacks, batch %i', () => {
  const wrong: string[] = [];
  for (let i = 0; i < BATCH; i++) {
    const a = smallAttack();
    const { meanWounds, suppression, exact } = attackForecast(battleOf(a, made++), { attacker: unit(0), target: unit(1), weapon: 0 });
    const [wounds, suppressed] = plainExpectimax(a);
    const off = Math.max(Math.abs(meanWounds - wounds), Math.abs(mean(suppression) - suppressed));
    if (!exact || off > 1e-12)
      wrong.push(
        `${meanWounds} wounds instead of ${wounds}, ${mean(suppression)} suppression instead of ${suppressed}: ${JSON.stringify(a)}`,
      );
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});
