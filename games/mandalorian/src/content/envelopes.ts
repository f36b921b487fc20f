import type { Envelope, Source } from './types.js';

const source: Source = { kind: 'house', note: 'two envelopes (MA-224); what is in them is ours' };

export const envelopes: readonly Envelope[] = [
  { id: 1, name: 'Mercenary sheets', missions: ['mm1', 'mm2', 'mm4'], traitor: false, source },
  { id: 2, name: 'A traitor among us', missions: ['mm3'], traitor: true, source },
];
