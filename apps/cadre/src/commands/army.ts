import { createReadStream } from 'node:fs';
import {
  type ArmyList,
  type ArmyUnit,
  BATTLE_DECKS,
  cardName,
  catalogue,
  checksumOf,
  type Diagnostic,
  diagnosticPlace,
  FACTION_NAMES,
  FORMAT_NAMES,
  FORMATS,
  type Format,
  isLegal,
  MAX_INPUT,
  MODE_RULES,
  openingHand,
  opponentView,
  type Problem,
  pointsOf,
  RANK_NAMES,
  type ReadFormat,
  type Reading,
  readList,
  unitById,
  validate,
  writeList,
} from '@cadre/legion-army';
import { type Command, Option } from 'commander';
import { failure, fileReason } from '../command-error.js';
import { print, printJson } from '../print.js';
import { type Paint, paintFor } from '../text/paint.js';
import { armyUpdateCommand } from './army-update.js';

const LANGUAGES = ['en', 'de'] as const;
type Language = (typeof LANGUAGES)[number];
interface Flags {
  readonly json?: true;
  readonly lang: Language;
}

export const armyCommand = (program: Command): void => {
  const army = program
    .command('army')
    .description('check, convert and show Legion army lists (files, links or text from common list builders)');
  const source = 'file, link, or - for standard input';
  const sub = (name: string, description: string): Command =>
    army
      .command(name)
      .description(description)
      .argument('<source>', source)
      .option('--json', 'print JSON')
      .addOption(new Option('--lang <language>', 'language of the output').choices(LANGUAGES).default('en'));
  sub('check', 'list all problems of an army list, with rule, place and fix (exit code 1 if the list is not legal)').action(check);
  sub('show', 'print a list: points, ranks, units, hand and deck').option('--opponent', 'show only what an opponent may know').action(show);
  sub('convert', 'convert a list to another format, and report what that format cannot hold')
    .addOption(new Option('--to <format>', 'output format').choices(FORMATS).makeOptionMandatory())
    .addHelpText('after', `\nFormats:\n${FORMATS.map(f => `  ${f.padEnd(14)} ${FORMAT_NAMES[f].en}`).join('\n')}`)
    .action(convert);
  armyUpdateCommand(army);
};

/** Longer than any list; stops reading an endless pipe. */
const MAX_BYTES = 4 * MAX_INPUT + 1;
const isLink = (source: string): boolean => /^https?:\/\/|#army=|^legion-?hq2?\.com\//i.test(source);
const readText = async (source: string): Promise<string> => {
  if (isLink(source)) return source;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source === '-' ? process.stdin : createReadStream(source)) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_BYTES) break;
    }
  } catch (error) {
    throw failure(`cannot read ${source}: ${fileReason(error)}`);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Reads a list. If that fails, prints the reasons and sets exit code 1. */
const listFrom = async (
  source: string,
  flags: Flags,
): Promise<(Reading & { readonly list: ArmyList; readonly format: ReadFormat }) | undefined> => {
  const reading = readList(await readText(source));
  const { list, format, diagnostics } = reading;
  if (list && format) return { ...reading, list, format };
  const reasons = diagnostics.map(d => d.says[flags.lang]);
  if (!flags.json) throw failure(`${source.slice(0, 100)} is not an army list: ${reasons.join(' ')}`);
  printJson({ ok: false, problem: reasons.join(' '), diagnostics });
  process.exitCode = 1;
  return undefined;
};
const diagnosticText = (d: Diagnostic, { lang }: Flags): string => {
  const place = diagnosticPlace(d)[lang];
  const where = place === '' ? '' : `${place}: `;
  return `${where}${d.says[lang]}${d.suggestions ? ` (${d.suggestions.map(cardName).join('; ')}?)` : ''}`;
};
const printDiagnostics = (diagnostics: readonly Diagnostic[], flags: Flags): void => {
  for (const d of diagnostics) process.stderr.write(`cadre: ${diagnosticText(d, flags)}\n`);
};
const title = (list: ArmyList, { lang }: Flags): string => {
  const force = catalogue.battleForces.find(f => f.id === list.battleForce)?.name ?? list.battleForce;
  const army = force === undefined ? FACTION_NAMES[list.faction][lang] : `${force} (${FACTION_NAMES[list.faction][lang]})`;
  return `${list.name || '–'}, ${army}, ${list.mode}: ${pointsOf(list)}/${MODE_RULES[list.mode].points}`;
};

const check = async (source: string, flags: Flags): Promise<void> => {
  const found = await listFrom(source, flags);
  if (!found) return;
  const { list, format, diagnostics } = found;
  const problems = validate(list);
  const legal = isLegal(problems);
  if (!legal) process.exitCode = 1;
  if (flags.json) {
    printJson({
      ok: legal,
      format,
      catalogue: catalogue.version,
      points: pointsOf(list),
      checksum: checksumOf(list),
      problems,
      diagnostics,
      list,
    });
    return;
  }
  const paint = paintFor(process.stdout);
  printDiagnostics(diagnostics, flags);
  print(`${legal ? paint.good('legal') : paint.harm('not legal')}: ${title(list, flags)}  ${paint.quiet(checksumOf(list))}`);
  const shown = problems.slice(0, MAX_SHOWN);
  for (const p of shown) print(...problemText(p, list, flags, paint));
  if (problems.length > shown.length) print(`  … ${problems.length - shown.length} more (--json lists all)`);
};
/** More would only flood the screen. */
const MAX_SHOWN = 60;
const problemText = (p: Problem, list: ArmyList, { lang }: Flags, paint: Paint): string[] => [
  `  ${paint.title(p.rule.padEnd(6))} ${p.level === 'note' ? paint.quiet(p.says[lang]) : p.says[lang]}${paint.quiet(placeText(p, list))}`,
  `         ${paint.quiet(`→ ${p.fix[lang]}`)}`,
];
const placeText = ({ place }: Problem, list: ArmyList): string => {
  const [, part, index] = place.split('/');
  if (part !== 'units' || index === undefined) return place === '' ? '' : `  [${place}]`;
  return `  [${place}: ${cardName(list.units[Number(index)]!.card)}]`;
};

const convert = async (source: string, flags: Flags & { readonly to: Format }): Promise<void> => {
  const found = await listFrom(source, flags);
  if (!found) return;
  const { text, losses } = writeList(found.list, flags.to);
  if (flags.json) {
    printJson({ ok: true, from: found.format, to: flags.to, text, losses, diagnostics: found.diagnostics });
    return;
  }
  printDiagnostics([...found.diagnostics, ...losses], flags);
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

const show = async (source: string, flags: Flags & { readonly opponent?: true }): Promise<void> => {
  const found = await listFrom(source, flags);
  if (!found) return;
  const { list, format, diagnostics } = found;
  const view = opponentView(list, openingHand(list));
  if (flags.json) {
    printJson(flags.opponent ? { ok: true, format, ...view } : { ok: true, format, points: view.points, list, diagnostics });
    return;
  }
  const paint = paintFor(process.stdout);
  printDiagnostics(diagnostics, flags);
  print(paint.title(title(list, flags)), ...unitTexts(list, flags, paint));
  const hand = flags.opponent ? `${view.handSize}` : list.commands.map(cardName).join(', ') || '–';
  print(`${paint.title(flags.lang === 'de' ? 'Kommandohand' : 'Command hand')}: ${hand}`);
  for (const deck of BATTLE_DECKS) print(`${paint.title(deck)}: ${list.battle[deck].map(cardName).join(', ') || '–'}`);
};
const unitTexts = (list: ArmyList, { lang }: Flags, paint: Paint): string[] => {
  let rank = '';
  return list.units.flatMap(unit => {
    const known = unitById.get(unit.card);
    const heading = known ? RANK_NAMES[known.rank][lang] : '?';
    const lines = [...(heading === rank ? [] : [paint.title(heading)]), ...unitText(list, unit, paint)];
    rank = heading;
    return lines;
  });
};
const unitText = (list: ArmyList, unit: ArmyUnit, paint: Paint): string[] => {
  const { counterpart } = unit;
  const points = pointsOf({ ...list, units: [unit] });
  const cards = [...unit.upgrades, ...(counterpart ? [counterpart.card, ...counterpart.upgrades] : [])];
  return [
    `  ${unit.count === 1 ? '' : `${unit.count}× `}${cardName(unit.card)} ${paint.quiet(`${points}`)}`,
    ...cards.map(id => paint.quiet(`    ${cardName(id)}`)),
  ];
};
