import { content } from '../content/content.js';
import { STORIES, type StoryLine } from '../content/stories.js';
import type { MissionDef } from '../content/types.js';

/** Only our own missions have a story of ours. */
export const storyOf = (mission: MissionDef): readonly StoryLine[] =>
  content.missions.includes(mission) ? (STORIES[mission.id] ?? []) : [];
