// Measures the attack forecast of Legendary Encounters: every attack of the 95 units against every unit, Legend and minion, on a full table.
//   node scripts/legendary-encounters-forecast.mjs [every]
// `every`: measure one attack in so many (default 1: all). Figures are milliseconds of processor time, each attack after one warm-up of its own.
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MINIONS } from '@cadre/shatterpoint/content/minions/index';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { attackForecast } from '@cadre/shatterpoint/forecast';
import { newRoster } from '@cadre/shatterpoint/keywords/holders';
import { newMatch } from '@cadre/shatterpoint/setup/new-match';

const INCH = 254;
const LIMIT = 50;
const TIMES = 7;
const every = Number(process.argv[2] ?? 1);
const table = newMatch({
  mission: 'make-an-entrance',
  layout: 'hangar-floor',
  legend: 'legend-vader',
  minions: 'vader-set-a',
  'cadre.1': 'captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers',
  'cadre.2': 'ahsoka-tano+padawan-learners+commander-wolffe+104th-wolfpack-troopers',
  content: '',
});
const [ATTACKER, DEFENDER] = [3, 0];
const unitOf = (card, seat, characters, stance = 0) => ({
  card: card.id,
  seat,
  characters,
  damage: 0,
  conditions: [],
  hunker: 0,
  wounded: 0,
  injured: 0,
  stance,
  defeated: false,
  tags: card.tags,
});
/** The full table in two rows, with these two units face to face in its middle. */
const stage = ({ attacker, stance, defender, kind }) => {
  const s = structuredClone(table);
  s.stack = [];
  s.public.characters = [];
  const cards = new Map([...UNITS, ...LEGENDS, ...MINIONS].map(card => [card.id, card]));
  s.public.units = s.public.units.map(({ card, seat }, i) => {
    const its = i === ATTACKER ? attacker : i === DEFENDER ? defender : cards.get(card);
    const at = j => {
      const row = seat === 0 ? 1 : 0;
      if (i === ATTACKER) return { x: 18 + 2 * j, y: 14 };
      if (i === DEFENDER) return { x: 18 + 2 * j, y: kind === 'melee' ? 16.2 : 18 };
      return { x: 3 + 3 * i + 1.7 * j, y: row === 0 ? 11 - 2 * (i % 2) : 21 + 2 * (i % 2) };
    };
    const characters = Array.from({ length: its.characters }, (_, j) => {
      const { x, y } = at(j);
      s.public.characters.push({
        unit: i,
        at: { x: Math.round(x * INCH), y: Math.round(y * INCH), elevation: 0 },
        focusMelee: 0,
        focusRanged: 0,
      });
      return s.public.characters.length - 1;
    });
    return unitOf(its, seat, characters, i === ATTACKER ? stance : 0);
  });
  s.public.roster = newRoster(s);
  return s;
};
const attacks = UNITS.flatMap(attacker =>
  attacker.stances.flatMap((its, stance) =>
    ['melee', 'ranged']
      .filter(kind => its[kind])
      .flatMap(kind => [...UNITS, ...LEGENDS, ...MINIONS].map(defender => ({ attacker, stance, kind, defender }))),
  ),
).filter((_, i) => i % every === 0);

const measure = attack => {
  const s = stage(attack);
  const planned = { attacker: s.public.units[ATTACKER].characters[0], defender: s.public.units[DEFENDER].characters[0], kind: attack.kind };
  attackForecast(s, planned);
  const before = process.cpuUsage();
  const { steps, attackDice, defenceDice } = attackForecast(s, planned);
  const { user, system } = process.cpuUsage(before);
  return {
    attack,
    ms: (user + system) / 1000,
    steps,
    what: `${attack.attacker.id} ${attack.kind} ${attackDice} dice, ${attack.defender.id} ${defenceDice} dice`,
  };
};
const inOrder = results => results.toSorted((a, b) => b.ms - a.ms);
const results = inOrder(attacks.map(measure));
const mean = results.reduce((sum, { ms }) => sum + ms, 0) / results.length;
const quantile = share => results[Math.floor(results.length * (1 - share))].ms;
console.log(
  `${results.length} attacks: mean ${mean.toFixed(1)} ms, median ${quantile(0.5).toFixed(1)}, 99 % ${quantile(0.99).toFixed(1)}, worst ${results[0].ms.toFixed(1)}; ${results.filter(({ ms }) => ms > LIMIT).length} above ${LIMIT} ms`,
);
// A single measurement may hold a collection of garbage: the slowest are measured again.
const slowest = results
  .slice(0, 30)
  .map(({ attack }) => inOrder(Array.from({ length: TIMES }, () => measure(attack)))[Math.floor(TIMES / 2)]);
console.log(`the slowest 30 again, median of ${TIMES}:`);
for (const { ms, what, steps } of inOrder(slowest).slice(0, 10)) console.log(`${ms.toFixed(1).padStart(7)} ms  ${what}, ${steps} answers`);
