import { DEFAULT_LIMITS } from '@cadre/server';
import { expect, test } from 'vitest';
import { type ServerFlags, settingsOf } from '../src/server-settings.js';
import { cadre, folder } from './binary.js';

const inFolder = folder();

test('settings of an operator', () => {
  expect(settingsOf({}, DEFAULT_LIMITS)).toEqual({ trustProxy: [], origins: [], logLevel: 'info', limits: {} });
  const flags = {
    trustedProxies: '127.0.0.1, 10.0.0.0/8,::1',
    origins: 'https://example.org',
    logLevel: 'warn',
    limits: 'messages=100/50,matchesPerMinute=5',
  };
  expect(settingsOf(flags, DEFAULT_LIMITS)).toEqual({
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
    origins: ['https://example.org'],
    logLevel: 'warn',
    limits: { messages: { burst: 100, perSecond: 50 }, matchesPerMinute: 5 },
  });
});
test.each<[ServerFlags, string]>([
  [{ trustedProxies: 'proxy.local' }, '--trusted-proxies: expected addresses or ranges'],
  [{ trustedProxies: '10.0.0.0/99' }, '--trusted-proxies'],
  [{ origins: 'example.org/page' }, '--origins: expected addresses such as https://example.org'],
  [{ logLevel: 'loud' }, '--log-level: expected one of debug, info'],
  [{ limits: 'massages=1' }, '--limits: there is no limit "massages"; expected one of messages'],
  [{ limits: 'messages=20' }, '--limits: expected a value such as messages=60/20, got "messages=20"'],
  [{ limits: 'matchesPerMinute=1/2' }, '--limits: expected a value such as matchesPerMinute=30'],
])('%j is refused', (flags, problem) => {
  expect(() => settingsOf(flags, DEFAULT_LIMITS)).toThrow(problem);
});
test('a wrong setting ends the start before anything is opened', async () => {
  const { code, stderr } = await cadre(['start', '--log-level', 'loud'], '', { CADRE_HOME: inFolder('none') });
  expect(code).toBe(2);
  expect(stderr).toContain('--log-level: expected one of');
});
