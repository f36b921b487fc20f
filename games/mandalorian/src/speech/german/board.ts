import { many, times } from '../../content/german/phrases.js';
import type { BoardWords } from '../words.js';

export const board: BoardWords = {
  sheet: ['Ziel', 'Niederlage', 'Krise'],
  action: card => `Aktion jetzt: ${card}`,
  event: (name, text) => `Ereignis jetzt: ${name}: ${text}`,
  eventDue: 'ein Ereignis steht an',
  crisisDue: 'Krise und Ereignis stehen an',
  threats: 'Bedrohungen:',
  noThreats: 'Keine bekannten Bedrohungen auf der Karte',
  hand: 'Deine Hand:',
  drawn: 'Gezogen:',
  loyal: 'Du bist treu',
  traitor: 'Du bist der Verräter',
  legend: [
    'S Start, * Stern, # Nummer, | - Wand, : . Höhenlinie, L verschlossene Tür, @ Charakter, Ki Das Kind',
    'n b s Gegner und sein Leben, ^ Wache, & Klammergriff, % Sabotage, ? verdeckt (* gesehen), + Fundstück',
  ],
  provenance: ({ mission, map, tokens, cards }) => `Woher: Mission ${mission}; Karte ${map}; Marker ${tokens}; Karten ${cards}`,
  signs: { melee: 'n', blaster: 'b', sharpshooter: 's', square: 'q', circle: 'k', triangle: 'd', child: 'Ki' },
  title: ({ mission, map, turn, player }) => `${mission} (Karte: ${map}), Zug ${turn}, ${player}`,
  tracks: tracks => `Leisten: ${tracks}`,
  calm: (toEvent, toCrisis) => `Ereignis bei +${toEvent}, Krise ab +${toCrisis}`,
  token: value => `Störmarker ${value}`,
  next: ({ back, deck, reshuffles, reinforcements }) => {
    const mixed = reshuffles === 0 ? 'noch nie' : times(reshuffles);
    return `Nächstes Ereignis: ${back} (${deck} im Stapel, ${mixed} neu gemischt), noch ${many(reinforcements, 'Verstärkung', 'Verstärkungen')}`;
  },
  gone: character => `${character} ist nicht mehr dabei`,
  character: (name, space, marks) => `${name} auf ${space}: ${marks}`,
  damage: (n, health) => `Schaden ${n} von ${health}`,
  carries: what => `trägt: ${what}`,
  gear: name => `Ausrüstung: ${name}`,
  others: hands => `Handkarten der anderen: ${hands}`,
  cardsOf: (player, n) => `${player}: ${n}`,
};
