import { seeded } from '@cadre/kit';
import { type ArmyList, generateList, readList, validate, writeList } from '@cadre/legion-army';
import type { Suite } from '../suite.js';

const LISTS = 100;
/** Legal lists of the standard size, of all factions. */
const armies = (): ArmyList[] => Array.from({ length: LISTS }, (_, i) => generateList(seeded(41, i), { mode: 'standard' }));
const over =
  <T>(all: readonly T[], work: (one: T) => void) =>
  (): number => {
    for (const one of all) work(one);
    return all.length;
  };
const mustBeLegal = (list: ArmyList): void => {
  if (validate(list).some(p => p.level === 'error')) throw new Error('a legal list was called illegal');
};

/** Full lists checked against every rule. */
export const army: Suite = {
  id: 'army',
  title: 'Legion lists of 1000 points, checked against every rule of army building',
  unit: 'list',
  rounds: 7,
  roundMilliseconds: 250,
  warmUpMilliseconds: 800,
  contestants: [
    { name: 'Cadre, validate', prepare: async () => over(armies(), mustBeLegal) },
    {
      name: 'the same lists through JSON.stringify and JSON.parse, as a yardstick',
      prepare: async () =>
        over(armies(), list => {
          const copy = JSON.parse(JSON.stringify(list)) as ArmyList;
          if (copy.units.length !== list.units.length) throw new Error('a unit was lost');
        }),
    },
    {
      name: 'Cadre, read from a link and validate',
      prepare: async () => {
        const links = armies().map(list => writeList(list, 'link').text);
        return over(links, link => mustBeLegal(readList(link).list!));
      },
    },
  ],
};
