import type { Rule } from '@cadre/core';

const source = 'house: our traitor mode';
export const traitor: readonly Rule[] = [
  { id: 'TR-1', says: 'The traitor mode is for three or four players, each with a character of their own.', source },
  {
    id: 'TR-2',
    says: 'The loyalty deck holds as many Loyal cards as players and one Traitor; everybody is dealt one and the last stays unseen.',
    source,
    ruling: 'With a certain traitor the deck holds one Loyal card fewer, so that every card is dealt.',
  },
  {
    id: 'TR-3',
    says: 'Before the deal any player may declare loyalty and gets an open Loyal card; the deck is built for the others.',
    source,
    ruling: 'At least two players must remain undeclared: the last ones asked cannot declare below that.',
  },
  { id: 'TR-4', says: 'Loyalty is secret; it may be talked about and lied about, never shown.', source },
  { id: 'TR-5', says: 'The traitor wins if and only if the crew loses while the own character has not been defeated.', source },
  {
    id: 'TR-6',
    says: 'The player of a defeated character reveals loyalty: a loyal one loses the game for the crew; a traitor loses, leaves the map, drops what is carried, and the others go on.',
    source,
  },
  {
    id: 'TR-7',
    says: 'In a ballot everybody secretly supports or undermines and only the number of Undermines is told; a traitor has three of them in a game, a loyal player one.',
    source,
  },
  {
    id: 'TR-8',
    says: 'Once a turn you may accuse a player; the others vote openly, and with a majority the accused shows loyalty. A wrong accusation disrupts the lowest slot once for each yes, and that accuser may accuse no more.',
    source,
    ruling: 'The accuser votes as well; a tie is no majority.',
  },
  {
    id: 'TR-9',
    says: 'An exposed traitor loses hand and character; on the own turns the traitor draws two events, resolves one with all its choices and puts the other under the deck. There is no crisis.',
    source,
  },
  {
    id: 'TR-10',
    says: 'In a story mission with a traitor a ballot precedes every crisis; with at least one Undermine the traitor box of the mission is done as well.',
    source,
  },
];
