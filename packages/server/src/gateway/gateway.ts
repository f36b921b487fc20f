import type { AnyGame } from '@cadre/core';
import type { WireRefusal } from '@cadre/protocol';
import type { BotRunner } from '../bots/bot-runner.js';
import type { Host } from '../host/host.js';
import type { HostObserver } from '../host/observer.js';
import type { Gate } from '../operation/controls.js';
import type { Metrics } from '../operation/metrics.js';
import type { Tokens } from '../secrets.js';
import type { Store } from '../store/store.js';
import type { Bucket, Limits } from './limits.js';

/** What every part of the gateway needs. */
export interface GatewayParts {
  readonly host: Host;
  readonly store: Store;
  /** The newest rules of each game: what new matches are played under. */
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: readonly string[];
  botsFor(game: AnyGame): readonly string[];
  readonly botRunner: Pick<BotRunner, 'advise' | 'preview' | 'checkSetup' | 'lookBack'>;
  readonly limits: Limits;
  readonly messages: (address: string) => Bucket;
  readonly mistakes: (address: string) => Bucket;
  readonly hints: (address: string) => Bucket;
  readonly previews: (address: string) => Bucket;
  readonly reports: (address: string) => Bucket;
  /** Characters of files in set-ups. */
  readonly files: (address: string) => Bucket;
  readonly origins: readonly string[];
  readonly metrics: Pick<Metrics, 'refused' | 'connected'>;
  readonly observer: HostObserver;
  readonly now: () => number;
  readonly tokens: Tokens;
  /** Why nothing can be stored or changed at the moment. */
  trouble(): WireRefusal | null;
  /** What the operator has decided. */
  readonly gate: Pick<Gate, 'newMatches' | 'changes' | 'chat' | 'seats'>;
}
/** A page of another site must not use its visitor's seats. Clients other than browsers send no origin. */
export const isAllowedOrigin = (origin: string | undefined, host: string | undefined, origins: readonly string[]): boolean => {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
/** Nobody has decided anything: a device without an operator. */
export const OPEN_GATE: GatewayParts['gate'] = { newMatches: () => null, changes: () => null, chat: () => null, seats: () => null };
