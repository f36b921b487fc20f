import { searchLine } from './line-search.js';
import type { Sight } from './sight.js';
import { clearLine, flatSight, type Hidden, hasFreeLine } from './sight-from-above.js';
import type { SightLine } from './sight-line.js';
import { areApart, emptySelection, idsOf, isApart, isTall, met, type Selection, scene, select } from './sight-scene.js';

/** The blockers that a line may only pass beside, and those that it may also pass over or under. */
const tall = emptySelection();
const rest = emptySelection();

/** Sight when heights matter: beside the tall blockers, beside all, or over and under the rest. */
export const solidSight = (): Sight => {
  const parted = splitByHeight(met);
  const hidden = flatSight(tall);
  if (hidden) return { sees: false, ...(parted ? hidden : culprits()) };
  if (areApart(met) && hasFreeLine(met)) return { sees: true, line: clearLine() };
  const line = searchAround(met, parted);
  return line ? { sees: true, line } : { sees: false, ...culprits() };
};

/** False when somebody stands in something tall: then it has no certain place in a line, and only a search can tell. */
const splitByHeight = (blockers: Selection): boolean => {
  let parted = true;
  select(tall, blockers, shape => {
    if (!isTall(shape)) return false;
    const apart = isApart(shape);
    parted &&= apart;
    return apart;
  });
  return parted;
};

const searchAround = (blockers: Selection, parted: boolean): SightLine | undefined => {
  if (!parted) tall.count = 0;
  select(rest, blockers, shape => !parted || !isTall(shape));
  return searchLine(blockers, tall, rest);
};

/** The same question about some of the blockers, without a proof. */
export const isHiddenBy = (blockers: Selection): boolean => {
  const parted = splitByHeight(blockers);
  if (!hasFreeLine(tall)) return true;
  if (areApart(blockers) && hasFreeLine(blockers)) return false;
  return searchAround(blockers, parted) === undefined;
};

/** The pieces that block alone; if none does, all that stand in some line. */
const culprits = (): Hidden => {
  const ids = idsOf(met);
  if (ids.length === 1) return { blockers: ids, together: false };
  const own = emptySelection();
  const alone = ids.filter(id => isHiddenBy(select(own, met, shape => scene.id[shape] === id)));
  return alone.length > 0 ? { blockers: alone, together: false } : { blockers: ids, together: true };
};
