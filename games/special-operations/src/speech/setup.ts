import { type Setup, seatOption } from '@cadre/core';
import type { SetupProblem } from '@cadre/kit';
import { layoutsFor } from '../box.js';
import { EDITION } from '../content/editions.js';
import { MISSION } from '../content/missions.js';
import { missionWith, NO_OWN, type Own } from '../content/own/own.js';
import { readOwn } from '../content/own/read-own.js';
import type { EditionId, MissionId } from '../content/types.js';
import type { Words } from './english/index.js';
import { entryOf } from './facts.js';
import type { Names } from './names.js';

/** An option by its name, or one of its values. */
export const setupIn = (words: Words, names: Names, option: string, value?: string | number, given: Given = {}): string => {
  if (value === undefined) return entryOf(words.setup.options, option) ?? option;
  const word = String(value);
  const named = option.startsWith('squad')
    ? names.squad(word)
    : option === 'edition'
      ? entryOf(EDITION, word)?.name[names.language]
      : option === 'mission'
        ? missionIn(names, ownIn(given), word)
        : undefined;
  return named ?? entryOf(words.setup.values, word) ?? layoutIn(names, ownIn(given), word);
};
type Given = Readonly<Record<string, unknown>>;
/** A file with problems names nothing: they are told where the file is read. */
const ownIn = (given: Given): Own => {
  const { content } = given;
  if (typeof content !== 'string' || content === '') return NO_OWN;
  const read = readOwn(content);
  return read.ok ? read.value : NO_OWN;
};
const missionIn = (names: Names, own: Own, id: string): string | undefined =>
  entryOf(MISSION, id) && missionWith(own, id as MissionId).name[names.language];
const layoutIn = (names: Names, own: Own, id: string): string =>
  own.layouts.find(each => each.id === id)?.name[names.language] ?? names.layout(id);
/** What is wrong with the squads and the battlefield. */
export const setupProblemsIn = (words: Words, names: Names, setup: Setup): SetupProblem[] => {
  const edition = setup['edition'] as EditionId;
  const { squads } = EDITION[edition];
  const problems: SetupProblem[] = [0, 1].flatMap(seat => {
    const option = seatOption('squad', seat);
    const squad = String(setup[option]);
    return squads.includes(squad) ? [] : [{ option, says: words.setup.noSquad(squad, squads.join(', ')) }];
  });
  const [layout, mission] = [String(setup['layout']), String(setup['mission'])];
  const known = entryOf(MISSION, mission);
  if (!known || entryOf(words.setup.values, layout) !== undefined) return problems;
  const layouts = layoutsFor({ edition, mission: mission as MissionId, own: String(setup['content'] ?? '') });
  if (layouts.includes(layout)) return problems;
  const own = ownIn(setup);
  const says = words.setup.wrongLayout(
    layoutIn(names, own, layout),
    missionIn(names, own, mission) ?? mission,
    layouts.map(id => layoutIn(names, own, id)).join(', '),
  );
  return [...problems, { option: null, says }];
};
