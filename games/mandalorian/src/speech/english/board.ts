import { grammarOf } from '@cadre/kit';
import type { EnemyClass, Shape } from '../../content/types.js';

const { count } = grammarOf('en');
const TIMES = { one: 'time', other: 'times' };
const REINFORCEMENTS = { one: 'reinforcement', other: 'reinforcements' };

/** The table in the terminal. */
export const board = {
  /** The parts of the mission sheet that belong on the table. */
  sheet: ['Objective', 'Failure', 'Crisis'],
  action: (card: string) => `Current action: ${card}`,
  event: (name: string, text: string) => `Current event: ${name}: ${text}`,
  eventDue: 'triggers an event',
  crisisDue: 'triggers a crisis and an event',
  threats: 'Threats:',
  noThreats: 'No known threats on the map',
  hand: 'Your hand:',
  drawn: 'Drawn:',
  loyal: 'You are loyal',
  traitor: 'You are the traitor',
  legend: [
    'S start, * star, # number, | - wall, : . elevation, L locked door, @ character, ch The Child',
    'm b s enemy with health left, ^ sentry, & grapple, % sabotage, ? facedown (* seen), + feature',
  ],
  provenance: ({ mission, map, tokens, cards }: { mission: string; map: string; tokens: string; cards: string }) =>
    `Sources: mission ${mission}; map ${map}; tokens ${tokens}; cards ${cards}`,
  /** One letter each on the map, and The Child in two. */
  signs: { melee: 'm', blaster: 'b', sharpshooter: 's', square: 's', circle: 'c', triangle: 't', child: 'ch' } satisfies Readonly<
    Record<EnemyClass | Shape | 'child', string>
  >,
  title: ({ mission, map, turn, player }: { mission: string; map: string; turn: number; player: string }) =>
    `${mission} (map: ${map}), turn ${turn}, ${player}`,
  tracks: (tracks: string) => `Tracks: ${tracks}`,
  calm: (toEvent: number, toCrisis: number) => `event at +${toEvent}, crisis at +${toCrisis}`,
  token: (value: number) => `token ${value}`,
  next: ({ back, deck, reshuffles, reinforcements }: { back: string; deck: number; reshuffles: number; reinforcements: number }) =>
    `Next event: ${back} (${deck} in the deck, reshuffled ${count(reshuffles, TIMES)}), ${count(reinforcements, REINFORCEMENTS)} left`,
  gone: (character: string) => `${character} is out of the game`,
  character: (name: string, space: string, marks: string) => `${name} in ${space}: ${marks}`,
  damage: (n: number, health: number) => `${n} of ${health} damage`,
  gear: (name: string) => `gear: ${name}`,
  others: (hands: string) => `Cards in other hands: ${hands}`,
  cardsOf: (player: string, n: number) => `${player}: ${n}`,
};
