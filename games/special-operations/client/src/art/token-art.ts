import type { Token } from '@cadre/special-operations/content/effect';

/** Symbols on a grid of 24. */
export const TOKEN_ART: Readonly<Record<Token | 'order' | 'code' | 'claimed', string>> = {
  aim: 'M12 4v16M4 12h16M17 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0',
  dodge: 'M5 17c0-6 4-9 11-9M12 4l5 4-5 4M5 20h10',
  surge: 'M14 4L7 13h4l-1 7 7-10h-4z',
  standby: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14M12 8v4l3 2',
  suppression: 'M7 5l5 5 5-5M7 12l5 5 5-5M6 20h12',
  observation: 'M4 12c4-6 12-6 16 0-4 6-12 6-16 0M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  shield: 'M12 4l6 2.500V12c0 4-3 7-6 8.500C9 19 6 16 6 12V6.500z',
  immobilize: 'M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3',
  detonator: 'M12 9a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11M12 9V6l3-2',
  order: 'M7 20V5h10l-3 3.500 3 3.500H7',
  code: 'M9 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M13 12h7M17 12v3',
  claimed: 'M6 13l4 4 8-10',
};
export const TOKEN_TONES: Readonly<Record<Token, 'good' | 'bad' | 'plain'>> = {
  aim: 'good',
  dodge: 'good',
  surge: 'good',
  standby: 'good',
  suppression: 'bad',
  observation: 'bad',
  shield: 'good',
  immobilize: 'bad',
  detonator: 'bad',
};
