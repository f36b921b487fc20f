/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
export interface Limits {
  /** Messages of one connection. */
  readonly messages: Rate;
  /** Messages of all connections of one address together. */
  readonly addressMessages: Rate;
  /** Messages of one connection that may be refused as too fast; one more ends the connection. */
  readonly floods: Rate;
  /** Pings and pongs of one connection. */
  readonly pings: Rate;
  /** Bytes of one connection, whatever they mean: empty frames are no messages. */
  readonly bytes: Rate;
  /** Requests of one connection that have no reply yet. */
  readonly openRequests: number;
  /** Wrong secrets and unknown matches from one address, and wrong secrets for one match. */
  readonly mistakes: Rate;
  /** Hints for one address: each takes a thread for as long as a bot thinks. */
  readonly hints: Rate;
  /** Previews for one address: a figure that is dragged over the table asks for several a second. */
  readonly previews: Rate;
  /** Reports from one address: each keeps the whole record. */
  readonly reports: Rate;
  /** Milliseconds that slow commands of the matches of one address may take from everybody else. */
  readonly slowCommands: Rate;
  /** Characters of content files from one address: checking them takes time by their length. */
  readonly files: Rate;
  readonly connectionsPerAddress: number;
  /** Bytes that all clients of one address together may leave unread: they wait in our memory. */
  readonly unreadBytes: number;
  readonly requestsPerMinute: number;
  readonly matchesPerMinute: number;
}
export const DEFAULT_LIMITS: Limits = {
  messages: { burst: 60, perSecond: 20 },
  addressMessages: { burst: 1000, perSecond: 200 },
  floods: { burst: 20, perSecond: 0.2 },
  pings: { burst: 20, perSecond: 1 },
  bytes: { burst: 400_000, perSecond: 100_000 },
  openRequests: 32,
  mistakes: { burst: 10, perSecond: 0.2 },
  hints: { burst: 10, perSecond: 0.2 },
  previews: { burst: 100, perSecond: 20 },
  reports: { burst: 10, perSecond: 0.005 },
  slowCommands: { burst: 2000, perSecond: 100 },
  files: { burst: 1_000_000, perSecond: 20_000 },
  connectionsPerAddress: 200,
  unreadBytes: 16_000_000,
  requestsPerMinute: 300,
  matchesPerMinute: 30,
};

export interface Bucket {
  /** False when there is not so much left to take. */
  take(count?: number): boolean;
  /** Takes so much even if it is more than there is: what is missing must fill up first. */
  spend(count: number): void;
}
export const bucket = ({ burst, perSecond }: Rate, now: () => number): Bucket => {
  let left = burst,
    at = now();
  const fill = (): void => {
    const t = now();
    left = Math.min(burst, left + (Math.max(0, t - at) / 1000) * perSecond);
    at = t;
  };
  return {
    take: (count = 1) => {
      fill();
      if (left < count) return false;
      left -= count;
      return true;
    },
    spend: count => {
      fill();
      left -= count;
    },
  };
};

/** One bucket an address. Addresses that behave well are forgotten, so the memory stays small. */
export const bucketsByAddress = (rate: Rate, now: () => number): ((address: string) => Bucket) => {
  const MOST = 10_000;
  const all = new Map<string, Bucket>();
  return address => {
    const found = all.get(address) ?? bucket(rate, now);
    all.delete(address);
    all.set(address, found);
    if (all.size > MOST) all.delete(all.keys().next().value!);
    return found;
  };
};
