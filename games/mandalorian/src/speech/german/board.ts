import { grammarOf } from '@cadre/kit';
import { times } from '../../content/german/phrases.js';
import type { Words } from '../words.js';

const { count } = grammarOf('de');
const REINFORCEMENTS = { one: 'Verstärkung', other: 'Verstärkungen' };

export const board: Words['board'] = {
  sheet: ['Ziel', 'Niederlage', 'Krise'],
  action: card => `Aktuelle Aktion: ${card}`,
  event: (name, text) => `Aktuelles Ereignis: ${name}: ${text}`,
  eventDue: 'löst ein Ereignis aus',
  crisisDue: 'löst eine Krise und ein Ereignis aus',
  threats: 'Bedrohungen:',
  noThreats: 'Keine bekannten Bedrohungen auf der Karte',
  hand: 'Deine Hand:',
  drawn: 'Gezogen:',
  loyal: 'Du bist loyal',
  traitor: 'Du bist der Verräter',
  legend: [
    'S Start, * Stern, # Nummer, | - Wand, : . Höhenlinie, L verschlossene Tür, @ Charakter, Ki Das Kind',
    'n b s Gegner und sein Leben, ^ Wache, & Klammergriff, % Sabotage, ? verdeckt (* gesehen), + Fundstück',
  ],
  provenance: ({ mission, map, tokens, cards }) => `Quellen: Mission ${mission}; Karte ${map}; Plättchen ${tokens}; Karten ${cards}`,
  signs: { melee: 'n', blaster: 'b', sharpshooter: 's', square: 'q', circle: 'k', triangle: 'd', child: 'Ki' },
  title: ({ mission, map, turn, player }) => `${mission} (Karte: ${map}), Zug ${turn}, ${player}`,
  tracks: tracks => `Leisten: ${tracks}`,
  calm: (toEvent, toCrisis) => `Ereignis bei +${toEvent}, Krise bei +${toCrisis}`,
  token: value => `Störmarker ${value}`,
  next: ({ back, deck, reshuffles, reinforcements }) => {
    const shuffled = reshuffles === 0 ? 'noch nicht' : times(reshuffles);
    return `Nächstes Ereignis: ${back} (${deck} im Stapel, ${shuffled} neu gemischt), noch ${count(reinforcements, REINFORCEMENTS)}`;
  },
  gone: character => `${character} ist ausgeschieden`,
  character: (name, space, marks) => `${name} auf ${space}: ${marks}`,
  damage: (n, health) => `${n} von ${health} Schaden`,
  gear: name => `Ausrüstung: ${name}`,
  others: hands => `Handkarten der anderen: ${hands}`,
  cardsOf: (player, n) => `${player}: ${n}`,
};
