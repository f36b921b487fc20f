import type { BoardWords } from '../words.js';

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

export const board: BoardWords = {
  sheet: ['Objective', 'Failure', 'Crisis'],
  action: card => `Action now: ${card}`,
  event: (name, text) => `Event now: ${name}: ${text}`,
  eventDue: 'an event is due',
  crisisDue: 'crisis and event are due',
  threats: 'Threats:',
  noThreats: 'No known threats on the map',
  hand: 'Your hand:',
  drawn: 'Drawn:',
  loyal: 'You are loyal',
  traitor: 'You are the traitor',
  legend: [
    'S start, * star, # number, | - wall, : . elevation, L locked door, @ character, ch The Child',
    'm b s enemy and health left, ^ sentry, & grapple, % sabotage, ? facedown (* seen), + feature',
  ],
  provenance: ({ mission, map, tokens, cards }) => `From: mission ${mission}; map ${map}; tokens ${tokens}; cards ${cards}`,
  signs: { melee: 'm', blaster: 'b', sharpshooter: 's', square: 's', circle: 'c', triangle: 't', child: 'ch' },
  title: ({ mission, map, turn, player }) => `${mission} on ${map}, turn ${turn}, ${player.toLowerCase()}`,
  tracks: tracks => `Tracks: ${tracks}`,
  calm: (toEvent, toCrisis) => `event at +${toEvent}, crisis from +${toCrisis}`,
  token: value => `token ${value}`,
  next: ({ back, deck, reshuffles, reinforcements }) =>
    `Next event: ${back} (${deck} in the deck, ${many(reshuffles, 'reshuffle')}), ${many(reinforcements, 'reinforcement')} left`,
  gone: character => `${character} is gone`,
  character: (name, space, marks) => `${name} in ${space}: ${marks}`,
  damage: (n, health) => `damage ${n} of ${health}`,
  carries: what => `carries ${what}`,
  gear: name => `gear: ${name}`,
  others: hands => `Cards in other hands: ${hands}`,
  cardsOf: (player, n) => `${player.toLowerCase()}: ${n}`,
};
