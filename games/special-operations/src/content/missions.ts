import { box } from './polygon.js';
import { type Mission, type MissionId, type MissionOf, type ObjectiveDef, RANKS, type ZoneDef } from './types.js';

const BLUE: ZoneDef = { id: 'blue', side: 'blue', polygon: box(0, 0, 36, 6) };
const RED: ZoneDef = { id: 'red', side: 'red', polygon: box(0, 30, 36, 36) };
/** House, from balance runs: blue scouts first, and red has to get to the consoles. */
const RED_AHEAD: ZoneDef = { id: 'red', side: 'red', polygon: box(0, 29, 36, 36) };
const RED_FAR_AHEAD: ZoneDef = { id: 'red', side: 'red', polygon: box(0, 26, 36, 36) };
const everybody = (...where: readonly string[]) => ({ where, ranks: RANKS, alternates: false });

const shields: MissionOf<'shields'> = {
  id: 'shields',
  name: { en: 'Bring Down the Shields', de: 'Deaktiviert die Schilde' },
  story: {
    en: "Red breaks into Blue's base, works on the consoles and sends three signals from the transmitter. Blue holds out until the end of round 4.",
    de: 'Rot dringt in den Stützpunkt von Blau ein, arbeitet an den Konsolen und sendet drei Signale vom Transmitter. Blau hält bis zum Ende von Runde 4 durch.',
  },
  objectives: [
    { id: 'console-left', name: { en: 'console A', de: 'Konsole A' }, kind: 'console', x: 6, y: 18, claimed: true },
    { id: 'console-right', name: { en: 'console B', de: 'Konsole B' }, kind: 'console', x: 30, y: 18, claimed: true },
    { id: 'console-gate', name: { en: 'gate console', de: 'Konsole am Tor' }, kind: 'console', x: 18, y: 24, claimed: true },
    { id: 'transmitter', name: { en: 'transmitter', de: 'Transmitter' }, kind: 'transmitter', x: 18, y: 18, claimed: false },
  ],
  zones: [BLUE, RED_FAR_AHEAD],
  deployment: { blue: { where: ['blue'], ranks: ['commander', 'corps', 'heavy'], alternates: false }, red: everybody('red') },
  layouts: ['relay-station', 'forest-moon', 'spaceport-alleys', 'shield-bunker'],
  numbers: {
    slots: { crit: 2, surge: 2, hit: 4 },
    coveredToTransmit: 6,
    pointsToWin: 3,
    consoleDice: 3,
    supportRerolls: 1,
    websDice: 3,
    encryptDice: 1,
    supportEncryptDice: 1,
    freeReinforcements: 1,
    allReservesInRound: 4,
  },
  atTheEnd: 'blue',
  from: 'house',
};
const codes: MissionOf<'codes'> = {
  id: 'codes',
  name: { en: 'The Codes!', de: 'Übermittelt die Codes!' },
  story: {
    en: 'Red carries the stolen codes and two decoys to a transmitter. Blue finds out who has the codes and stops them until the end of round 4.',
    de: 'Rot bringt die gestohlenen Codes und zwei Attrappen zu einem Transmitter. Blau findet heraus, wer die Codes hat, und hält sie bis zum Ende von Runde 4 auf.',
  },
  objectives: [
    { id: 'transmitter-left', name: { en: 'transmitter A', de: 'Transmitter A' }, kind: 'transmitter', x: 6, y: 12, claimed: true },
    {
      id: 'transmitter-centre',
      name: { en: 'centre transmitter', de: 'mittlerer Transmitter' },
      kind: 'transmitter',
      x: 18,
      y: 6,
      claimed: true,
    },
    {
      id: 'transmitter-right',
      name: { en: 'transmitter B', de: 'Transmitter B' },
      kind: 'transmitter',
      x: 30,
      y: 12,
      claimed: true,
    },
  ],
  /** House, from balance runs: blue may begin beside its transmitters, which also keeps infiltrators away from them. */
  zones: [
    { id: 'blue-left', side: 'blue', polygon: box(0, 0, 12, 12) },
    { id: 'blue-right', side: 'blue', polygon: box(24, 0, 36, 12) },
    { id: 'red', side: 'red', polygon: box(6, 32, 30, 36) },
  ],
  deployment: { blue: { where: ['blue-left', 'blue-right'], ranks: RANKS, alternates: true }, red: everybody('red') },
  layouts: ['relay-station', 'forest-moon', 'spaceport-alleys', 'vault-district'],
  numbers: { supportDash: 2, passWithin: 3, swapWithin: 3, haltWithin: 3 },
  atTheEnd: 'blue',
  from: 'house',
};
const ambushPoint = (n: number, x: number, y: number): ObjectiveDef => ({
  id: `ambush-${n}`,
  name: { en: `ambush point ${n}`, de: `Hinterhaltspunkt ${n}` },
  kind: 'ambush-point',
  x,
  y,
  claimed: true,
});
const vehicle: MissionOf<'vehicle'> = {
  id: 'vehicle',
  name: { en: 'Disabled Vehicle', de: 'Defektes Fahrzeug' },
  story: {
    en: 'Red ambushes a broken-down vehicle and destroys it with detonators. Blue protects and repairs it until the end of round 4.',
    de: 'Rot überfällt ein liegengebliebenes Fahrzeug und zerstört es mit Detonatoren. Blau schützt und repariert es bis zum Ende von Runde 4.',
  },
  objectives: [
    { id: 'vehicle', name: { en: 'disabled vehicle', de: 'defektes Fahrzeug' }, kind: 'vehicle', x: 18, y: 18, claimed: false },
    ambushPoint(1, 6, 6),
    ambushPoint(2, 6, 30),
    ambushPoint(3, 30, 30),
    ambushPoint(4, 30, 6),
  ],
  zones: [RED],
  deployment: { blue: { where: 'vehicle', ranks: RANKS, alternates: false }, red: everybody('red') },
  layouts: ['relay-station', 'forest-moon', 'ambush-gorge'],
  numbers: { detonatorDice: 10, rearmWithin: 3, repairedWounds: 1 },
  atTheEnd: 'blue',
  from: 'house',
};
/** Left and right as blue sees them: SO-X-4. */
const priorities: MissionOf<'priorities'> = {
  id: 'priorities',
  name: { en: 'Shifting Priorities', de: 'Wechselnde Prioritäten' },
  story: {
    en: 'Each round, every objective gives a point to the side with more units within 3" (support units count twice); from round 2 a die names one that gives two. A side with at least seven points that leads at the end of a round wins. After round 4 whoever leads wins.',
    de: 'In jeder Runde gibt jedes Ziel der Seite einen Siegpunkt, die in 3" Umkreis mehr Einheiten hat (Support zählt doppelt); ab Runde 2 gibt das Primärziel des Würfels zwei. Wer am Ende einer Runde mit mindestens sieben Punkten führt, gewinnt, nach Runde 4 auch mit weniger.',
  },
  objectives: [
    { id: 'objective-left', name: { en: 'objective A', de: 'Ziel A' }, kind: 'objective', x: 6, y: 18, claimed: false },
    { id: 'objective-centre', name: { en: 'objective B', de: 'Ziel B' }, kind: 'objective', x: 18, y: 18, claimed: false },
    { id: 'objective-right', name: { en: 'objective C', de: 'Ziel C' }, kind: 'objective', x: 30, y: 18, claimed: false },
  ],
  zones: [BLUE, RED_AHEAD],
  deployment: { blue: everybody('blue'), red: everybody('red') },
  layouts: ['relay-station', 'forest-moon', 'spaceport-alleys'],
  numbers: {
    priorityFromRound: 2,
    priorityBy: { crit: 'objective-right', surge: 'objective-left', hit: 'objective-centre' },
    controlWithin: 3,
    supportCounts: 2,
    pointsEach: 1,
    priorityPoints: 1,
    pointsToWin: 7,
    extraRounds: 1,
  },
  atTheEnd: 'points',
  from: 'house',
};
export const MISSION: { readonly [M in MissionId]: MissionOf<M> } = { shields, codes, vehicle, priorities };
export const missionOf = (id: MissionId): Mission => MISSION[id];
