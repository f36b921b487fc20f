import { KEYWORDS } from '@cadre/legion';
import { CARDS } from '../content/cards/index.js';
import { MISSION } from '../content/missions.js';
import { RANK_NAMES } from '../content/names.js';
import { SQUADS } from '../content/squads/index.js';
import type { Side } from '../content/types.js';
import { type AttackFace, COLOURS, type Colour } from '../dice.js';
import { effectNamed, faceName } from '../effects/names.js';
import type { About, BattleFact } from '../facts.js';
import type { Where } from '../state.js';
import { endIn } from './ending.js';
import type { Way } from './english/facts.js';
import type { Words } from './english/index.js';
import type { Names } from './names.js';
import { letterOf } from './short-name.js';

const PIPS = new Map(CARDS.map(({ id, pips }) => [id, pips]));
/** The entry of a catalogue that a word of the rules stands for. */
export const entryOf = <T>(entries: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;
type Face = keyof Words['options']['faces'];
export const facesIn = (words: Words, faces: readonly Face[]): string =>
  faces.length === 0 ? words.facts.nothing : faces.map(face => words.options.faces[face]).join(', ');
/** Red: hit, blank; black: crit. */
export const poolIn = (words: Words, pool: Readonly<Record<Colour, readonly Face[]>>): string =>
  COLOURS.filter(colour => pool[colour].length > 0)
    .map(colour => `${words.options.colours[colour]}: ${facesIn(words, pool[colour])}`)
    .join('; ') || words.facts.nothing;
const diceIn = (words: Words, pool: Readonly<Record<Colour, number>>): string =>
  COLOURS.filter(colour => pool[colour] > 0)
    .map(colour => `${pool[colour]} ${words.options.colours[colour]}`)
    .join(', ') || words.facts.nothing;
const SEATS = [0, 1];
/** Blue: Rebel Troopers (A). */
export const squadOf = (words: Words, names: Names, side: Side, seat: number, squad: string): string =>
  words.setup.squadOf(words.setup.sides[side], names.squad(squad), letterOf(seat));

export const factIn = (words: Words, names: Names, f: BattleFact): string => {
  const { facts, options } = words;
  const { sides } = words.setup;
  const both = (blue: number): string[] => SEATS.map(n => sides[n === blue ? 'blue' : 'red']);
  const unit = ({ seat: of, card, kind }: About): string => names.unit(of, card, kind);
  const level = (at: Where): string => (typeof at === 'object' && at.level > 0 ? names.height(at.level) : '');
  switch (f.type) {
    case 'colours':
      return facts.colours(
        f.rolls.map(faces => facesIn(words, faces)),
        squadOf(words, names, 'blue', f.blue, f.squads[f.blue as 0 | 1]),
        squadOf(words, names, 'red', 1 - f.blue, f.squads[f.blue === 0 ? 1 : 0]),
      );
    case 'mission':
      return facts.mission(
        (f.own?.mission ?? MISSION[f.mission].name)[names.language],
        f.own ? f.own.layout[names.language] : names.layout(f.layout),
      );
    case 'chart':
      return facts.chart(
        entryOf(facts.weather, f.weather) ?? f.weather,
        f.weather === 'clear' ? '' : (entryOf(facts.rounds, f.rounds) ?? f.rounds),
      );
    case 'loadouts': {
      const cards = SQUADS.find(({ id }) => id === f.squad)?.loadouts ?? [];
      return facts.loadouts(
        sides[f.side],
        names.squad(f.squad),
        f.sides.map((side, i) => names.card(faceName(cards[i] ?? '', side))),
      );
    }
    case 'deployed':
      return f.to === 'network'
        ? facts.toNetwork(unit(f))
        : (f.how === 'infiltrate' ? facts.infiltrated : facts.deployed)(unit(f), level(f.to));
    case 'moved':
      return (entryOf(facts.moves, f.how) ?? facts.moves.move)(unit(f), wayOf(names, f.from, f.to));
    case 'placed':
      return f.to === 'network' ? facts.toNetwork(unit(f)) : facts.placed(unit(f), level(f.to));
    case 'marker':
      return facts.marker(sides[f.side], facts.markers[f.kind], f.gone);
    case 'round':
      return facts.round(f.round, f.last ? facts.lastRound[f.last.mission](f.last.isFollowed) : '');
    case 'cards':
      return facts.cards(
        both(f.blue),
        f.cards.map(id => facts.card(names.card(id), PIPS.get(id) ?? 0)),
      );
    case 'priority':
      return facts.priority(sides[f.side], f.rolled ?? false);
    case 'ordered':
      return facts.ordered(unit(f), f.by === 'card' ? '' : f.by === 'comms' ? facts.comms : names.action(f.by));
    case 'drawn':
      return facts.drawn(sides[f.side], RANK_NAMES[f.rank][names.language]);
    case 'drawn-idle':
      return facts.drawnIdle(RANK_NAMES[f.rank][names.language]);
    case 'passed':
      return facts.passed(sides[f.side], f.left);
    case 'activated':
      return facts.activated(unit(f));
    case 'rallied':
      return facts.rallied(unit(f), facesIn(words, f.faces), f.removed);
    case 'acted':
      return facts.acted(unit(f), actionIn(words, names, f.action));
    case 'tokens':
      return facts.because((f.n > 0 ? facts.gained : facts.lost)(unit(f), options.countTokens(Math.abs(f.n), f.token)), causeIn(names, f));
    case 'attack': {
      const target = names.unit(f.targetSeat, f.targetCard, f.targetType);
      const dice = diceIn(words, f);
      if (f.attacker === 'nobody') return facts.areaAttack(names.card(f.kind), target, dice);
      const attacker = names.unit(f.seat, f.card, f.kind);
      return f.melee
        ? facts.meleeAttack(attacker, target, names.weapon(f.weapon), dice)
        : facts.attack(attacker, target, names.weapon(f.weapon), dice, names.number(f.inches));
    }
    case 'die-lost':
      return facts.dieLost(options.colours[f.colour]);
    case 'attack-rolled':
      return facts.rolled(poolIn(words, f), f.again);
    case 'attack-modified':
      return facts.modified(entryOf(facts.changes, f.why) ?? f.why, f.hits, f.crits);
    case 'cover':
      return facts.cover(f.cover > 1, f.piece === '' ? '' : names.piece(f.piece));
    case 'defence-rolled':
      return facts.defence(options.colours[f.colour], facesIn(words, f.faces), f.again);
    case 'defended':
      return facts.defended(f.blocks, f.pierced);
    case 'wounded':
      return facts.wounded(unit(f), f.n, f.left);
    case 'panicked':
      return facts.panicked(unit(f), facesIn(words, f.faces), f.wounds);
    case 'defeated':
      return facts.defeated(unit(f));
    case 'healed':
      return facts.healed(unit(f), f.n, names.unit(f.seat, f.byCard, f.byKind));
    case 'objective': {
      const objective = MISSION.priorities.objectives[f.objective]?.name[names.language] ?? '';
      return (entryOf(facts.objectives, f.what) ?? facts.objectives.claimed)(sides[f.side], objective);
    }
    case 'dice': {
      const faces = facesIn(words, f.faces);
      return f.why === 'priority-objective'
        ? facts.priorityObjective(faces, shownObjective(names, f.faces[0]))
        : facts.dice(entryOf(facts.rolls, f.why) ?? names.effect(f.why), faces);
    }
    case 'card-effect':
      return f.why === 'marked' ? facts.marked(sides[f.side], names.effect(f.card)) : facts.discarded(sides[f.side], names.card(f.card));
    case 'mission-event':
      return entryOf(facts.events, f.what)?.(sides[f.side], f.n) ?? f.what;
    case 'secret-look':
      return facts.secretLook(f.slot, f.isCode === undefined ? 'hidden' : f.isCode ? 'codes' : 'decoy', f.number);
    case 'scored':
      return facts.scored(both(f.blue), f.points);
    case 'ended': {
      const mission = (f.own?.mission ?? MISSION[f.why as keyof typeof MISSION].name)[names.language];
      const why = endIn(words, f, both(f.blue));
      return f.winner === 'draw' ? facts.draw(mission, why) : facts.won(both(f.blue)[f.winner]!, mission, why);
    }
  }
};
const BY_RULE: ReadonlyMap<string, string> = new Map(Object.entries(KEYWORDS).map(([id, { rule }]) => [rule, id]));
/** The card or the keyword that gives or takes tokens. */
const causeIn = (names: Names, { why, rule }: Extract<BattleFact, { type: 'tokens' }>): string => {
  const by = effectNamed(why) ? why : BY_RULE.get(rule);
  return by === undefined ? '' : names.effect(by);
};
/** How far a unit went, as the crow flies; from off the table that is nothing to tell. */
const wayOf = (names: Names, from: Where, to: Where): Way => {
  if (typeof from !== 'object' || typeof to !== 'object') return { inches: '', climb: 'level', level: '' };
  const climb = to.level > from.level ? 'up' : to.level < from.level ? 'down' : 'level';
  return {
    inches: names.inches(Math.hypot(to.x - from.x, to.y - from.y)),
    climb,
    level: to.level > 0 ? names.height(to.level) : '',
  };
};
/** SO-P2: the objective that the die shows. */
const shownObjective = ({ language }: Names, face: AttackFace | undefined): string => {
  const { objectives, numbers } = MISSION.priorities;
  const shown = face === undefined || face === 'blank' ? undefined : numbers.priorityBy[face];
  return objectives.find(({ id }) => id === shown)?.name[language] ?? '';
};
/** An action by its name in the rules: a common one, that of a card or that of the mission. */
export const actionIn = (words: Words, names: Names, action: string): string => {
  if (action === 'attack') return words.facts.attackAction;
  const common = entryOf<unknown>(words.options, action);
  return typeof common === 'string' ? common : names.action(action);
};
