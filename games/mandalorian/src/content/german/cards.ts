import { capital } from '@cadre/kit/effects/german';
import type { MissionLine } from '../english/cards.js';
import type { Names } from '../names.js';
import type { EventCard, FeatureDef, MissionDef, Modifier, Op, SkillCard, Slot, SpecialDef, Timing, TriggerCard } from '../types.js';
import { condition, effects, effectsAfter, whenever } from './effects.js';
import { modifier } from './modifiers.js';
import { CHILD, CLASS_NOUNS, titleOf } from './nouns.js';
import { ABILITY_NAMES, amount, or, SLOT_NAMES, toward, type Wording } from './phrases.js';

const TRIGGER_NAMES: Readonly<Record<TriggerCard['trigger'], string>> = {
  never: '',
  damage: 'Wenn du Schaden erleiden würdest',
  sentryOrGrapple: 'Wenn du durch Wache oder Klammergriff Schaden erleiden würdest',
  eventDamage: 'Wenn du durch ein Ereignis oder eine Krise Schaden erleiden würdest',
  performAction: 'Wenn du eine Aktion ausführst',
  actionStep: 'Zwischen deinen Aktionen',
  chosenToAttack: 'Wenn ein Gegner dich angreifen soll',
  attacked: 'Nachdem ein Gegner dich angegriffen hat',
  crisis: 'Wenn in deinem Zug eine Krise eintreten würde',
  eventStep: 'Wenn ein Ereignisschritt beginnt',
  afterEvent: 'Nach einem Ereignis',
};
const TIMING_NAMES: Readonly<Record<Timing, string>> = { before: 'vor der Aktion', after: 'nach der Aktion', either: '' };
/** Which enemy a skill text is about. */
const IT: Readonly<Record<Slot, string>> = { move: 'it', attack: 'target', intel: 'moved', plan: 'it', mission: 'it' };

const sentence = (parts: readonly string[]): string => {
  const text = parts.filter(part => part !== '').join('; ');
  return text === '' ? '' : `${capital(text)}.`;
};
const doing = (words: Wording, modify: readonly Modifier[] = [], ops: readonly Op[] = []): readonly string[] => [
  ...modify.map(m => modifier(m, words)),
  ...(ops.length > 0 ? [effects(ops, words)] : []),
];

/** The text of a skill card; without an ability its icon, or nothing. */
export const skillText = (card: SkillCard, names: Names): string => {
  const { ability } = card;
  if (!ability) {
    if (card.strength === 'wild') return 'Wähle eine Stärke von 1 bis 4, wenn du diese Karte spielst.';
    if (!card.bonus) return '';
    return `+1 Stärke ${card.bonus === 'mission' ? 'bei der' : 'beim'} ${SLOT_NAMES[card.bonus]}.`;
  }
  const words = { names, it: IT[ability.slot] };
  const lead = ability.instead ? 'statt der Aktion' : TIMING_NAMES[ability.timing ?? 'either'];
  const first = (ability.modify ?? []).map(m => modifier(m, words));
  const rest = ability.ops ? [lead === '' ? effects(ability.ops, words) : effectsAfter(lead, ability.ops, words)] : [];
  return `${SLOT_NAMES[ability.slot]}: ${sentence([...first, ...rest])}`;
};

export const triggerText = (card: TriggerCard, names: Names): string => {
  if (card.trigger === 'never') return 'Kein Effekt. Kann nicht behalten werden.';
  const words = { names, it: 'it' };
  const slots = or((card.slots ?? []).map(slot => SLOT_NAMES[slot]));
  const only = `${slots === '' ? '' : ` (${slots})`}${card.if ? `, wenn ${whenever(card.if, words)}` : ''}`;
  return `${TRIGGER_NAMES[card.trigger]}${only}: ${sentence(['lege diese Karte ab', ...doing(words, card.modify, card.ops)])}`;
};

export const eventText = (card: EventCard, names: Names): readonly string[] => {
  const words = { names, it: 'it' };
  return [
    ...card.ops.map(op => sentence([effects([op], words)])),
    ...(card.six ?? []).map(op => `6+: ${sentence([effects([op], words)])}`),
  ];
};

export const featureText = (feature: FeatureDef, names: Names): string => {
  switch (feature.use) {
    case 'none':
      return 'Kein Effekt.';
    case 'carry':
      return 'Wird durch jede Aktion auf seinem Feld aufgenommen, eines pro Charakter; kann nicht abgelegt oder weitergegeben werden.';
    case 'discard': {
      const words = { names, it: 'it' };
      const only = feature.if ? `, wenn ${whenever(feature.if, words)}` : '';
      return `In deinem Aktionsschritt${only}: ${sentence(['lege dies von deinem Feld ab', effects(feature.ops, words)])}`;
    }
  }
};

const specialTexts = (special: SpecialDef, words: Wording): readonly string[] => [
  [
    special.class ? CLASS_NOUNS[special.class].name : 'keine Klasse',
    `Leben ${amount(special.health)}`,
    ...special.abilities.map(ability => ABILITY_NAMES[ability]),
  ].join(', '),
  special.damageCap === undefined ? '' : `höchstens ${special.damageCap} Schaden auf einmal`,
  special.safeUntil ? `erleidet keinen Schaden, bis ${whenever(special.safeUntil, words)}` : '',
];

/** The sheet of a mission, one line for each thing it says. */
export const missionText = (mission: MissionDef, names: Names): readonly MissionLine[] => {
  const words = { names, it: 'it' };
  const lines: MissionLine[] = [];
  const say = (part: string, ...texts: readonly string[]): void => {
    const text = sentence(texts);
    if (text !== '') lines.push({ part, text });
  };
  for (const op of mission.setup) say('Aufbau', effects([op], words));
  say('Ziel', condition(mission.objective, words));
  say('Niederlage', 'ein Charakter ist besiegt');
  for (const failure of mission.failure) say('Niederlage', condition(failure, words));
  say('Krise', effects(mission.crisis, words));
  say('Missionseffekt', effects(mission.missionEffect, words));
  for (const slot of mission.slots) {
    const part = `${names('missionAction', slot.name)} (${slot.minStrength}+)`;
    if (slot.if) say(part, `nur, wenn ${whenever(slot.if, words)}`);
    for (const text of doing(words, slot.modify, slot.ops)) say(part, text);
  }
  for (const other of mission.alternatives) {
    const only = other.if ? `, wenn ${whenever(other.if, words)},` : '';
    const lead = `statt ${SLOT_NAMES[other.slot]} mit Stärke ${other.minStrength}+${only}`;
    say(names('missionAction', other.name), effectsAfter(lead, other.ops, words));
  }
  for (const track of mission.tracks)
    for (const step of track.steps) say(names('track', track.id), effectsAfter(`bei ${step.at}`, step.ops, words));
  for (const special of mission.specials) say(names('special', special.id), ...specialTexts(special, words));
  if (mission.childTaken) {
    say(
      titleOf(CHILD),
      'ein Gegner, der eine Bewegung im Ereignisschritt auf dem Feld mit dem Kind beendet, nimmt es mit',
      `mit ihm bewegt er sich ${toward(mission.childTaken.goal, words)}`,
    );
  }
  for (const op of mission.afterEvent) say('Nach jedem Ereignis', effects([op], words));
  for (const op of mission.endOfTurn) say('Zugende', effects([op], words));
  if (mission.traitor?.kind === 'box') say('Verräterkasten', effects(mission.traitor.ops, words));
  return lines;
};
