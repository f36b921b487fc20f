import { writeFileSync } from 'node:fs';
import { drawScene } from '@cadre/geometry';
import type { Command } from 'commander';
import { bad, fileReason } from '../exit.js';
import { jsonOf } from '../files.js';
import { print, printJson } from '../print.js';

export const tableCommand = (program: Command): void => {
  program
    .command('table')
    .description('look at a measured table')
    .command('draw')
    .description('write a layout with its figures, reach, sight lines and measures as an SVG picture')
    .argument('<layout>', 'a layout as JSON: terrain, figures, and what to show')
    .option('--out <file>', 'where the picture goes; standard: beside the layout, ending in .svg')
    .option('--json', 'print one JSON document')
    .action(draw);
};

const draw = (layout: string, flags: { out?: string; json?: true }): void => {
  const drawn = drawScene(jsonOf(layout));
  if (!drawn.ok) throw bad(`${layout} cannot be drawn: ${drawn.problems.join('; ')}`);
  const out = flags.out ?? `${layout.replace(/\.json$/, '')}.svg`;
  try {
    writeFileSync(out, drawn.value);
  } catch (error) {
    throw bad(`cannot write ${out}: ${fileReason(error)}`);
  }
  if (flags.json) printJson({ picture: out });
  else print(`The picture is in ${out}`);
};
