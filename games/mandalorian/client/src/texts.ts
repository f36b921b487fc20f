import type { Language } from '@cadre/core';
import { failuresIn } from '#game/box/settled';
import { enemyId } from '#game/content/names';
import type { MissionLine, Names } from '#game/content/text';
import type { PrintedTexts } from '#game/content/texts';
import {
  CLASSES,
  type Condition,
  type EventCard,
  type FeatureDef,
  type MissionDef,
  type Op,
  type SkillCard,
  type TriggerCard,
} from '#game/content/types';
import { partsOf } from './mission/goals.js';
import type { Box, TokenFace } from './seen.js';

/** What is printed on the things of this box, in the reader's language. */
export interface Texts {
  readonly names: Names;
  skill(card: SkillCard): string;
  trigger(card: TriggerCard): string;
  event(card: EventCard): readonly string[];
  feature(feature: FeatureDef): string;
  condition(part: Condition): string;
  effects(ops: readonly Op[]): string;
  token(face: TokenFace | undefined): string;
  readonly briefing: string;
  story(line: string): string;
  readonly sheet: readonly MissionLine[];
}

/** Words are made from effects: once for a thing, however often it is drawn. */
const once = <T extends { readonly id: string }, R>(make: (thing: T) => R): ((thing: T) => R) => {
  const made = new Map<string, R>();
  return thing => {
    const before = made.get(thing.id);
    if (before !== undefined) return before;
    const now = make(thing);
    made.set(thing.id, now);
    return now;
  };
};
const namedOnce = (names: Names): Names => {
  const made = new Map<string, string>();
  return (kind, id) => {
    const key = `${kind} ${id}`;
    const name = made.get(key) ?? names(kind, id);
    made.set(key, name);
    return name;
  };
};

const printed = new WeakMap<Box, Map<Language, Texts>>();
/** The same texts for the same box, made when they are first wanted. */
export const textsOf = (box: Box, language: Language, say: PrintedTexts): Texts => {
  const known = printed.get(box) ?? new Map<Language, Texts>();
  printed.set(box, known);
  const texts = known.get(language) ?? print(box, language, say);
  known.set(language, texts);
  return texts;
};
type SheetParts = Readonly<Record<'objective' | 'failure' | 'crisis', string>>;
/** The lines of the sheet that the mission panel shows with how far they are. */
const SHEET_PARTS: Readonly<Record<Language, SheetParts>> = {
  en: { objective: 'Objective', failure: 'Failure', crisis: 'Crisis' },
  de: { objective: 'Ziel', failure: 'Niederlage', crisis: 'Krise' },
};
const isSingle = (condition: Condition): boolean => partsOf(condition).length === 1;
/** What has several parts is told as a whole, too: the panel only counts its parts. */
const isToldAbove = (box: Box, { part }: MissionLine, { objective, failure, crisis }: SheetParts): boolean =>
  part === crisis || (part === objective && isSingle(box.mission.objective)) || (part === failure && box.failure.every(isSingle));
/** What only a traitor sets off is no part of a mission without one. */
const withoutTraitor = ({ traitor: _, ...mission }: MissionDef): MissionDef => mission;
const sheetOf = ({ mission, plan }: Box): MissionDef => ({
  ...(plan.traitor === 'none' ? withoutTraitor(mission) : mission),
  failure: failuresIn(plan, mission),
});
const print = (box: Box, language: Language, say: PrintedTexts): Texts => {
  const { mission, map } = box;
  const names = namedOnce(say.namesOf(box.content, mission));
  const words = { names, it: 'it' };
  return {
    names,
    skill: once(card => say.skillText(card, names)),
    trigger: once(card => say.triggerText(card, names)),
    event: once(card => say.eventText(card, names)),
    feature: once(feature => say.featureText(feature, names)),
    condition: part => say.condition(part, words),
    effects: ops => say.effects(ops, words),
    token: face => {
      if (!face) return '';
      if (face.feature) return names('feature', face.feature.id);
      const kind = CLASSES[face.class];
      return face.special || !kind ? names('special', face.special) : names('enemy', enemyId(map.tokenSet, kind));
    },
    briefing: say.briefingOf(mission),
    story: line => say.storyText(line, names),
    sheet: say.missionText(sheetOf(box), names).filter(line => !isToldAbove(box, line, SHEET_PARTS[language])),
  };
};
