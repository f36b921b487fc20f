import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Admin, Controls, ListedMatch } from '@cadre/server';
import type { Command } from 'commander';
import { failure, usageError } from '../command-error.js';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { paintFor } from '../text/paint.js';
import { tellStep } from '../text/progress.js';
import { tableText } from '../text/table-text.js';
import { inspectedText, when } from './admin-text.js';

interface JsonFlag {
  readonly json?: true;
}
const homeFolder = (): string => process.env['CADRE_HOME'] || join(homedir(), '.cadre');
const databaseUrl = (): string | undefined => process.env['DATABASE_URL'] || undefined;
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** For whoever runs a server: on its machine with its database, or over the net with its admin token. */
export const adminCommand = (program: Command): void => {
  const admin = program
    .command('admin')
    .description('look after the matches of a server')
    .addHelpText(
      'after',
      '\nUses CADRE_HOME (default ~/.cadre; stop the server first) or the PostgreSQL database DATABASE_URL.\nWith CADRE_SERVER (such as http://127.0.0.1:8080) and CADRE_ADMIN_TOKEN it asks a running server instead.',
    );
  const command = (name: string, description: string): Command =>
    admin.command(name).description(description).option('--json', 'print JSON');
  command('matches', 'list all matches').action((flags: JsonFlag) => withAdmin(a => list(a, flags.json === true)));
  command('reports', 'list what players have reported').action((flags: JsonFlag) => withAdmin(a => reports(a, flags.json === true)));
  command('dismiss <report...>', 'delete reports that you have dealt with').action((ids: string[], flags: JsonFlag) =>
    withAdmin(a => dismiss(a, ids, flags.json === true)),
  );
  command('delete <match...>', 'delete matches with their names, chat, seats and reports').action((ids: string[], flags: JsonFlag) =>
    withAdmin(a => remove(a, ids, flags.json === true)),
  );
  command('inspect <match>', 'show the seats, the state and the chat of a match').action((id: string, flags: JsonFlag) =>
    withAdmin(a => inspect(a, id, flags.json === true)),
  );
  command('end <match...>', 'end matches in progress').action((ids: string[], flags: JsonFlag) =>
    withAdmin(a => end(a, ids, flags.json === true)),
  );
  command('forget <match> <seat>', 'delete what the person of a seat has left behind: name, chat, reports, documents, secret').action(
    async (match: string, text: string, flags: JsonFlag) => {
      const seat = seatOf(text);
      await withAdmin(a => forget(a, match, seat, flags.json === true));
    },
  );
  command('prune', 'delete matches that nobody has used for a number of days')
    .requiredOption('--days <number>', 'days without any event', wholeNumber('--days', 1, 36_500))
    .option('--dry-run', 'only list them')
    .action((flags: JsonFlag & { days: number; dryRun?: true }) => withAdmin(a => prune(a, flags)));
  command('status', 'show the mode, bans and mutes').action((flags: JsonFlag) => withAdmin(async a => show(await a.controls(), flags)));
  command('mode <mode>', 'open, draining (no new matches) or read-only (nothing changes)').action(async (text: string, flags: JsonFlag) => {
    const mode = await modeOf(text);
    await withAdmin(async a => show(await a.setMode(mode), flags));
  });
  const forDays = (c: Command): Command =>
    c
      .option('--days <number>', 'only for so many days', wholeNumber('--days', 1, 36_500))
      .option('--hours <number>', 'only for so many hours', wholeNumber('--hours', 1, 1000));
  forDays(
    command('ban <range-or-match> [seat]', 'serve nobody at this address or range, such as 203.0.113.0/24; or take a seat from its holder'),
  ).action(async (text: string, seatText: string | undefined, flags: ForDays) => {
    if (seatText === undefined) {
      const range = await rangeOf(text);
      return withAdmin(async a => show(await a.ban(range, untilOf(flags)), flags));
    }
    const seat = seatOf(seatText);
    return withAdmin(async a => {
      const changed = await a.banSeat(text, seat, untilOf(flags));
      if (!changed) throw failure(`nobody has a secret for seat ${seat} of match ${text}`);
      show(changed, flags);
    });
  });
  command('unban <range-or-match> [seat]', 'lift a ban').action((text: string, seatText: string | undefined, flags: JsonFlag) => {
    const seat = seatText === undefined ? null : seatOf(seatText);
    return withAdmin(async a => {
      const changed = await (seat === null ? a.unban(text) : a.unbanSeat(text, seat));
      if (!changed)
        throw failure(`${seat === null ? text : `seat ${seat} of match ${text}`} is not banned; "cadre admin status" lists all bans`);
      show(changed, flags);
    });
  });
  forDays(command('mute <match> <seat>', 'a seat can play on, but not write in the chat')).action(
    async (match: string, text: string, flags: ForDays) => {
      const seat = seatOf(text);
      await withAdmin(async a => {
        if (!(await a.inspect(match))?.seats[seat]) throw failure(`match ${match} has no seat ${seat}`);
        show(await a.mute(match, seat, untilOf(flags)), flags);
      });
    },
  );
  command('unmute <match> <seat>', 'let a seat write again').action(async (match: string, text: string, flags: JsonFlag) => {
    const seat = seatOf(text);
    await withAdmin(async a => {
      const changed = await a.unmute(match, seat);
      if (!changed) throw failure(`seat ${seat} of match ${match} is not muted; "cadre admin status" lists all mutes`);
      show(changed, flags);
    });
  });
  command('backup <file>', 'write the database of CADRE_HOME into one file').action((file: string, flags: JsonFlag) =>
    backUp(file, flags.json === true),
  );
  command('restore <file>', 'make the database of an empty CADRE_HOME from a backup').action((file: string, flags: JsonFlag) =>
    restore(file, flags.json === true),
  );
};

const orFail = <T>(work: Promise<T>): Promise<T> =>
  work.catch((problem: Error) => {
    throw failure(problem.message);
  });
const withAdmin = async (act: (admin: Admin) => Promise<void>): Promise<void> => {
  const { openAdmin, remoteAdmin } = await import('@cadre/server'); // the database loads slowly
  const server = process.env['CADRE_SERVER'],
    token = process.env['CADRE_ADMIN_TOKEN'];
  if (server) {
    if (!token) throw usageError('CADRE_SERVER needs CADRE_ADMIN_TOKEN, the token of that server');
    return orFail(act(remoteAdmin(server, token)));
  }
  const admin = await orFail(openAdmin({ home: homeFolder(), databaseUrl: databaseUrl(), onStep: tellStep }));
  try {
    await act(admin);
  } finally {
    await admin.close();
  }
};
interface ForDays extends JsonFlag {
  readonly days?: number;
  readonly hours?: number;
}
const untilOf = ({ days = 0, hours = 0 }: ForDays): number | null => (days + hours === 0 ? null : Date.now() + days * DAY + hours * HOUR);
const modeOf = async (text: string): Promise<Controls['mode']> => {
  const { MODES } = await import('@cadre/server');
  const mode = MODES.find(name => name === text);
  if (!mode) throw usageError(`expected one of ${MODES.join(', ')}, got "${text}"`);
  return mode;
};
const rangeOf = async (text: string): Promise<string> => {
  const { isRange } = await import('@cadre/server');
  if (!isRange(text)) throw usageError(`expected an address or a range such as 203.0.113.0/24, got "${text}"`);
  return text;
};
/** Seats are counted from 0, as in records and reports. */
const seatOf = (text: string): number => {
  if (!/^\d{1,2}$/.test(text)) throw usageError(`expected the number of a seat, as reports name it, got "${text}"`);
  return Number(text);
};
const inForce = (until: number | null): string => (until === null ? 'until it is lifted' : `until ${when(until)}`);
const show = ({ mode, bans, mutes, seatBans }: Controls, { json }: JsonFlag): void => {
  const seats = seatBans.map(({ hash: _, ...ban }) => ban);
  if (json) printJson({ ok: true, mode, bans, mutes, seatBans: seats });
  else
    print(
      `mode: ${mode}`,
      ...bans.map(b => `banned: ${b.range}, ${inForce(b.until)}`),
      ...seats.map(b => `banned: seat ${b.seat} of match ${b.match}, ${inForce(b.until)}`),
      ...mutes.map(m => `muted: seat ${m.seat} of match ${m.match}, ${inForce(m.until)}`),
    );
};
const matchTable = (matches: readonly ListedMatch[]): string[] =>
  tableText(
    [{ head: 'match' }, { head: 'game' }, { head: 'created' }, { head: 'last used' }, { head: 'events', align: 'right' }, { head: '' }],
    matches.map(m => [m.match, m.game, when(m.created), when(m.used), String(m.events), m.isOver ? 'finished' : 'in progress']),
    paintFor(process.stdout).quiet,
  );

const list = async (admin: Admin, json: boolean): Promise<void> => {
  const matches = await admin.matches();
  if (json) printJson({ ok: true, matches });
  else print(...(matches.length > 0 ? matchTable(matches) : ['No matches.']));
};
const reports = async (admin: Admin, json: boolean): Promise<void> => {
  const all = await admin.reports();
  if (json) printJson({ ok: true, reports: all });
  else if (all.length === 0) print('No reports.');
  else
    print(
      ...all.flatMap(r => [
        `${r.report}  ${when(r.at)}  match ${r.match}, seat ${r.seat}${r.whose === null ? '' : ` about the person on seat ${r.whose}`}`,
        `  ${r.text.replaceAll('\n', '\n  ')}`,
      ]),
    );
};
const dismiss = async (admin: Admin, ids: readonly string[], json: boolean): Promise<void> => {
  const known = new Set((await admin.reports()).map(r => r.report));
  const unknown = ids.filter(id => !known.has(id));
  if (unknown.length > 0) throw failure(`there is no report ${unknown.join(', ')}: nothing was deleted`);
  const count = await admin.dismiss(ids);
  if (json) printJson({ ok: true, dismissed: count });
  else print(`${count} ${count === 1 ? 'report' : 'reports'} deleted`);
};
const remove = async (admin: Admin, ids: readonly string[], json: boolean): Promise<void> => {
  const known = new Set((await admin.matches()).map(m => m.match));
  const unknown = ids.filter(id => !known.has(id));
  if (unknown.length > 0) throw failure(`there is no match ${unknown.join(', ')}: nothing was deleted`);
  const deleted = await admin.remove(ids);
  if (json) printJson({ ok: true, deleted });
  else print(`${deleted} deleted`);
};
const inspect = async (admin: Admin, id: string, json: boolean): Promise<void> => {
  const found = await admin.inspect(id);
  if (!found) throw failure(`there is no match ${id}`);
  if (json) printJson({ ok: true, ...found });
  else print(...inspectedText(found));
};
const end = async (admin: Admin, ids: readonly string[], json: boolean): Promise<void> => {
  const ended = await admin.end(ids);
  if (json) printJson({ ok: true, ended });
  else print(...ids.map(id => (ended.includes(id) ? `match ${id} is ended` : `match ${id} was over already`)));
};
const forget = async (admin: Admin, match: string, seat: number, json: boolean): Promise<void> => {
  const forgotten = await admin.forget(match, seat);
  if (!forgotten) throw failure(`nobody has a secret for seat ${seat} of match ${match}`);
  if (json) printJson({ ok: true, ...forgotten });
  else print(`forgotten in ${forgotten.matches.join(', ')}: the name, ${forgotten.messages} messages, reports, documents and the secret`);
};
const prune = async (admin: Admin, { days, dryRun, json }: JsonFlag & { days: number; dryRun?: true }): Promise<void> => {
  const old = (await admin.matches()).filter(m => m.used < Date.now() - days * DAY);
  const deleted = dryRun ? 0 : await admin.remove(old.map(m => m.match));
  if (json) printJson({ ok: true, deleted, matches: old });
  else if (dryRun) print(...(old.length > 0 ? matchTable(old) : ['No matches.']));
  else print(`${deleted} deleted`);
};

const embeddedHome = (): string => {
  if (databaseUrl()) throw usageError('DATABASE_URL is set: back up PostgreSQL with pg_dump and restore it with psql');
  return homeFolder();
};
const backUp = async (file: string, json: boolean): Promise<void> => {
  if (existsSync(file)) throw failure(`${file} exists already`);
  const { backUpHome, writeBackup } = await import('@cadre/server');
  const server = process.env['CADRE_SERVER'];
  if (server) await withAdmin(async a => writeBackup(resolve(file), await a.backup()));
  else await orFail(backUpHome(embeddedHome(), resolve(file), tellStep));
  if (json) printJson({ ok: true, file });
  else
    print(
      `${server ?? homeFolder()} is backed up in ${file}. It contains the secrets of future dice rolls: protect it like a database of passwords.`,
    );
};
const restore = async (file: string, json: boolean): Promise<void> => {
  const home = embeddedHome();
  const { restoreHome } = await import('@cadre/server');
  await orFail(restoreHome(home, resolve(file)));
  if (json) printJson({ ok: true, home });
  else print(`${home} is restored. Run "npx cadre matches check", then start the server.`);
};
