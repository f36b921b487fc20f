import type { Contestant, Suite } from '../../suite.js';
import { benchTable } from './bench-table.js';
import { COMPARED, ourTasks, peerTasks } from './compared.js';
import { QUESTIONS, type Task, tasksOfTable } from './tasks.js';

const RHYTHM = { group: 'geometry', unit: 'answer', rounds: 3, roundMilliseconds: 150, warmUpMilliseconds: 500 } as const;
const contestant = (name: string, task: () => Task): Contestant => ({ name, prepare: async () => task().run });
const named = <T extends { readonly id: string }>(tasks: readonly T[], id: string): T => tasks.find(t => t.id === id)!;

/** The measured table: 25 pieces, 20 bases. What only we can answer stands alone, the rest beside a peer. */
export const geometry: readonly Suite[] = [
  ...QUESTIONS.map(id => ({
    id: `geometry: ${id}`,
    title: `A table with 25 pieces and 20 bases: ${id}`,
    contestants: [contestant('Cadre', () => named(tasksOfTable(benchTable()), id))] as const,
    ...RHYTHM,
  })),
  ...COMPARED.map(id => ({
    id: `geometry: ${id}`,
    title: `The same table: ${id}`,
    contestants: [
      contestant('Cadre', () => named(ourTasks(benchTable()), id)),
      {
        name: '@flatten-js/core',
        peer: '@flatten-js/core',
        prepare: async () => named(peerTasks(benchTable(), (await import('@flatten-js/core')).default), id).run,
      },
    ] as const,
    ...RHYTHM,
  })),
];
