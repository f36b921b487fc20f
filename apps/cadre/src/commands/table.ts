import { writeFileSync } from 'node:fs';
import { drawScene } from '@cadre/geometry';
import type { Command } from 'commander';
import { failure, fileReason } from '../command-error.js';
import { readJson } from '../files.js';
import { print, printJson } from '../print.js';

export const tableCommand = (program: Command): void => {
  program
    .command('table')
    .description('draw a measured table')
    .command('draw')
    .description('draw a layout with figures, reach, sight lines and measurements as SVG')
    .argument('<layout>', 'JSON file with terrain, figures and what to show')
    .option('--out <file>', 'output file (default: the name of the layout with .svg)')
    .option('--json', 'print JSON')
    .action(draw);
};

const draw = (layout: string, flags: { out?: string; json?: true }): void => {
  const drawn = drawScene(readJson(layout));
  if (!drawn.ok) throw failure(`${layout} cannot be drawn: ${drawn.problems.join('; ')}`);
  const out = flags.out ?? `${layout.replace(/\.json$/, '')}.svg`;
  try {
    writeFileSync(out, drawn.value);
  } catch (error) {
    throw failure(`cannot write ${out}: ${fileReason(error)}`);
  }
  if (flags.json) printJson({ picture: out });
  else print(`Wrote ${out}`);
};
