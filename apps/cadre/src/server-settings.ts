import { isIP } from 'node:net';
import type { Limits, Rate } from '@cadre/server';
import { type Command, Option } from 'commander';
import { usageError } from './command-error.js';
import { wholeNumber } from './flags.js';

/** What an operator can change: each by a flag or by an environment variable; the flag counts. */
export interface ServerFlags {
  readonly trustedProxies?: string;
  readonly origins?: string;
  readonly logLevel?: string;
  readonly limits?: string;
  readonly retentionDays?: string;
}
export interface ServerSettings {
  readonly trustProxy: readonly string[];
  readonly origins: readonly string[];
  readonly logLevel: LogLevel;
  readonly limits: Partial<Limits>;
  readonly retentionDays: number | undefined;
}
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export const serverFlags = (command: Command): Command =>
  command
    .addOption(
      new Option('--trusted-proxies <addresses>', 'proxies whose X-Forwarded-For is believed, such as 127.0.0.1,10.0.0.0/8').env(
        'CADRE_TRUSTED_PROXIES',
      ),
    )
    .addOption(new Option('--origins <urls>', 'other sites whose pages may connect, such as https://example.org').env('CADRE_ORIGINS'))
    .addOption(new Option('--log-level <level>', `${LOG_LEVELS.join(', ')} (default info)`).env('CADRE_LOG_LEVEL'))
    .addOption(
      new Option('--limits <list>', 'change limits, such as messages=60/20,matchesPerMinute=30 (a rate is burst/per second)').env(
        'CADRE_LIMITS',
      ),
    )
    .addOption(
      new Option('--retention-days <number>', 'delete matches that nobody has used for so many days (default: never)').env(
        'CADRE_RETENTION_DAYS',
      ),
    );

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()]));

const proxyOf = (text: string): string => {
  const [address, bits, ...rest] = text.split('/');
  const most = isIP(address!) === 6 ? 128 : 32;
  if (isIP(address!) === 0 || rest.length > 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
    throw usageError(`--trusted-proxies: expected addresses or ranges such as 127.0.0.1 or 10.0.0.0/8, got "${text}"`);
  return text;
};
const originOf = (text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw usageError(`--origins: expected addresses such as https://example.org, without a path, got "${text}"`);
  return text;
};
const levelOf = (text: string): LogLevel => {
  const level = LOG_LEVELS.find(name => name === text);
  if (!level) throw usageError(`--log-level: expected one of ${LOG_LEVELS.join(', ')}, got "${text}"`);
  return level;
};
const limitsOf = (text: string | undefined, known: Limits): Partial<Limits> =>
  Object.fromEntries(
    listOf(text).map(part => {
      const [name, value] = part.split('=', 2) as [string, string | undefined];
      if (!Object.hasOwn(known, name))
        throw usageError(`--limits: there is no limit "${name}"; expected one of ${Object.keys(known).join(', ')}`);
      return [name, limitOf(name, value, known[name as keyof Limits])];
    }),
  );
const limitOf = (name: string, text: string | undefined, known: Rate | number): Rate | number => {
  const numbers = /^\d+(\.\d+)?(\/\d+(\.\d+)?)?$/.test(text ?? '') ? text!.split('/').map(Number) : [];
  if (typeof known === 'number' && numbers.length === 1) return numbers[0]!;
  if (typeof known === 'object' && numbers.length === 2) return { burst: numbers[0]!, perSecond: numbers[1]! };
  const example = typeof known === 'number' ? `${name}=${known}` : `${name}=${known.burst}/${known.perSecond}`;
  throw usageError(`--limits: expected a value such as ${example}, got "${name}=${text ?? ''}"`);
};

export const settingsOf = (flags: ServerFlags, known: Limits): ServerSettings => ({
  trustProxy: listOf(flags.trustedProxies).map(proxyOf),
  origins: listOf(flags.origins).map(originOf),
  logLevel: levelOf(flags.logLevel || 'info'),
  limits: limitsOf(flags.limits, known),
  retentionDays: flags.retentionDays ? wholeNumber('--retention-days', 1, 36_500)(flags.retentionDays) : undefined,
});
