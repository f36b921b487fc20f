import type { Language } from '@cadre/core';

const english = {
  reach: (name: string) => `Where ${name} can advance`,
  sight: (from: string, to: string) => `${from} sees ${to}`,
  hidden: (from: string, to: string) => `${from} does not see ${to}`,
  distance: (inches: string) => `${inches}" away`,
  kinds: { melee: 'melee', ranged: 'ranged' },
  /** One attack in short. */
  attack: (kind: string, attack: number, defence: number, mean: string, wound: string) =>
    `${kind}: ${attack} dice against ${defence}, ${mean} damage expected, ${wound} % to Wound`,
  assault: (kind: string, attack: number, defence: number, mean: string) =>
    `${kind}: ${attack} dice against ${defence}, ${mean} spaces covered on average`,
  successes: (n: number, percent: string, path: string) => `${n} or more successes: ${percent} %${path === '' ? '' : ` (${path})`}`,
  conditions: (list: string) => `Conditions: ${list}`,
  noAttack: 'No attack possible from here',
  noTargets: (name: string) => `${name} has no target`,
  odds: (mean: string, wound: string) => `${mean} · ${wound} %`,
  target: (enemy: string, says: string) => `${enemy}: ${says}`,
  attacksFromSpot: (enemies: readonly string[]) =>
    enemies.length === 0 ? 'No target from here' : `Targets from here: ${enemies.join(', ')}`,
  engagedAt: (enemies: readonly string[]) => `Engaged here with ${enemies.join(', ')}`,
  contestsAt: (objectives: readonly string[]) => `Contests ${objectives.join(', ')}`,
};
type ExplainWords = typeof english;
const german: ExplainWords = {
  reach: name => `Wohin ${name} vorrücken kann`,
  sight: (from, to) => `${from} sieht ${to}`,
  hidden: (from, to) => `${from} sieht ${to} nicht`,
  distance: inches => `${inches}" entfernt`,
  kinds: { melee: 'Nahkampf', ranged: 'Fernkampf' },
  attack: (kind, attack, defence, mean, wound) =>
    `${kind}: ${attack} Würfel gegen ${defence}, im Schnitt ${mean} Schaden, ${wound} % für eine Verwundung`,
  assault: (kind, attack, defence, mean) => `${kind}: ${attack} Würfel gegen ${defence}, im Schnitt ${mean} Felder bedeckt`,
  successes: (n, percent, path) => `${n} oder mehr Erfolge: ${percent} %${path === '' ? '' : ` (${path})`}`,
  conditions: list => `Zustände: ${list}`,
  noAttack: 'Von hier ist kein Angriff möglich',
  noTargets: name => `${name} hat kein Ziel`,
  odds: (mean, wound) => `${mean} · ${wound} %`,
  target: (enemy, says) => `${enemy}: ${says}`,
  attacksFromSpot: enemies => (enemies.length === 0 ? 'Von hier kein Ziel' : `Ziele von hier: ${enemies.join(', ')}`),
  engagedAt: enemies => `Hier im Nahkampf gebunden mit ${enemies.join(', ')}`,
  contestsAt: objectives => `Umkämpft ${objectives.join(', ')}`,
};
export const EXPLAIN_WORDS: Readonly<Record<Language, ExplainWords>> = { en: english, de: german };
