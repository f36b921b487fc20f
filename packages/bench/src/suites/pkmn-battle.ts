import { createRequire } from 'node:module';
import type { Random } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { Contestant } from '../suite.js';

/** The parts of @pkmn/sim that we use. */
interface Request {
  readonly wait?: boolean;
  readonly teamPreview?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly {
    readonly trapped?: boolean;
    readonly maybeTrapped?: boolean;
    readonly moves: readonly { readonly disabled?: boolean | string }[];
  }[];
  readonly side: { readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[] };
}
interface Side {
  readonly id: string;
  readonly activeRequest: Request | null;
  readonly choice: { readonly error: string };
  isChoiceDone(): boolean;
}
interface Battle {
  readonly ended: boolean;
  readonly sides: readonly Side[];
  setPlayer(id: string, player: { readonly name: string; readonly team: readonly object[] }): void;
  choose(id: string, choice: string): boolean;
}
interface Simulator {
  readonly Battle: new (o: { readonly formatid: string; readonly seed: readonly number[] }) => Battle;
}

const all = (n: number) => ({ hp: n, atk: n, def: n, spa: n, spd: n, spe: n });
const member = (species: string, ability: string, item: string, ...moves: readonly string[]) => ({
  name: species,
  species,
  ability,
  item,
  moves,
  nature: 'Hardy',
  gender: '',
  level: 100,
  evs: all(84),
  ivs: all(31),
});
/** Two teams with weather, hazards, status, healing, forced switches and boosts between them. */
const ONE = [
  member('Gengar', 'Cursed Body', 'Leftovers', 'Shadow Ball', 'Sludge Bomb', 'Focus Blast', 'Will-O-Wisp'),
  member('Dragonite', 'Multiscale', 'Lum Berry', 'Dragon Dance', 'Outrage', 'Earthquake', 'Roost'),
  member('Blissey', 'Natural Cure', 'Leftovers', 'Seismic Toss', 'Soft-Boiled', 'Toxic', 'Stealth Rock'),
  member('Garchomp', 'Rough Skin', 'Rocky Helmet', 'Swords Dance', 'Earthquake', 'Scale Shot', 'Fire Blast'),
  member('Rotom-Wash', 'Levitate', 'Leftovers', 'Hydro Pump', 'Volt Switch', 'Will-O-Wisp', 'Pain Split'),
  member('Scizor', 'Technician', 'Choice Band', 'Bullet Punch', 'U-turn', 'Knock Off', 'Superpower'),
];
const OTHER = [
  member('Tyranitar', 'Sand Stream', 'Leftovers', 'Stone Edge', 'Crunch', 'Stealth Rock', 'Thunder Wave'),
  member('Volcarona', 'Flame Body', 'Heavy-Duty Boots', 'Quiver Dance', 'Fiery Dance', 'Bug Buzz', 'Giga Drain'),
  member('Ferrothorn', 'Iron Barbs', 'Leftovers', 'Leech Seed', 'Power Whip', 'Gyro Ball', 'Protect'),
  member('Toxapex', 'Regenerator', 'Black Sludge', 'Scald', 'Toxic Spikes', 'Recover', 'Haze'),
  member('Excadrill', 'Sand Rush', 'Life Orb', 'Earthquake', 'Iron Head', 'Rapid Spin', 'Swords Dance'),
  member('Latios', 'Levitate', 'Choice Specs', 'Draco Meteor', 'Psychic', 'Surf', 'Trick'),
];

/** Every legal move and switch is equally likely. */
const anyChoice = ({ teamPreview, forceSwitch, active, side }: Request, random: Random): string => {
  if (teamPreview) return 'default';
  const switches = side.pokemon.flatMap((p, i) => (p.active || p.condition.endsWith(' fnt') ? [] : [`switch ${i + 1}`]));
  if (forceSwitch) return switches[random(switches.length)] ?? 'pass';
  const { moves, trapped, maybeTrapped } = active![0]!;
  const legal = moves.flatMap((move, i) => (move.disabled ? [] : [`move ${i + 1}`]));
  if (!trapped && !maybeTrapped) legal.push(...switches);
  return legal[random(legal.length)]!;
};
/** Returns the number of choices. */
const playBattle = ({ Battle }: Simulator, random: Random): number => {
  const battle = new Battle({ formatid: 'gen9customgame', seed: [0, 0, 0, 0].map(() => random(0x1_0000)) });
  battle.setPlayer('p1', { name: 'one', team: ONE });
  battle.setPlayer('p2', { name: 'other', team: OTHER });
  let choices = 0;
  while (!battle.ended)
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (!request || request.wait || battle.ended || side.isChoiceDone()) continue;
      const choice = anyChoice(request, random);
      if (!battle.choose(side.id, choice)) throw new Error(`"${choice}" was refused: ${side.choice.error}`);
      choices++;
    }
  return choices;
};

/** Whole battles of six against six with random choices; counts choices, or battles. */
export const pkmnBattles = (counts: 'choices' | 'matches'): Contestant => ({
  name: '@pkmn/sim, Battle.choose',
  peer: '@pkmn/sim',
  prepare: async () => {
    const simulator = createRequire(import.meta.url)('@pkmn/sim') as Simulator;
    const random = seeded(7);
    return () => {
      const choices = playBattle(simulator, random);
      return counts === 'choices' ? choices : 1;
    };
  },
});
