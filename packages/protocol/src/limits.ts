/** The version of every socket message. A client names it first; a server that expects another one says so. */
export const PROTOCOL = 4;
export const API = '/api/v1';
export const SOCKET = `${API}/socket`;

export const LIMITS = {
  /** Bytes of one message from a client. Also keeps a forwarded message below PostgreSQL's 8000 bytes of a notification. */
  messageBytes: 4096,
  answerLength: 512,
  /** Letters of the kind of a preview's query, and its integers. */
  queryLength: 40,
  queryArgs: 32,
  /** Letters of one preview: a region with many bends is long, but not without end. */
  previewLength: 500_000,
  /** Letters of one option of a set-up: it may be a whole file. */
  optionLength: 200_000,
  /** Bytes of a request that creates a match. */
  createBytes: 1_000_000,
  chatLength: 500,
  /** Letters of the name of a thing that is pointed at. */
  pointLength: 40,
  reportLength: 1500,
  muteMinutes: 1440,
  nameLength: 40,
  seats: 8,
  contributionLength: 64,
  /** Bytes of one document, characters of its name, and documents per seat secret. */
  documentBytes: 65_536,
  documentNameLength: 80,
  documents: 100,
  /** A client that missed more events receives the whole table instead. */
  resumableChanges: 200,
} as const;
