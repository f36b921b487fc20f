import type { FeatureDef, Source } from './types.js';

const house: Source = { kind: 'house', note: 'own feature' };

export const features: readonly FeatureDef[] = [
  {
    id: 'medpac',
    name: 'Medpac',
    use: 'discard',
    if: { is: 'damaged' },
    ops: [{ op: 'heal', n: 1, who: { who: 'you' } }],
    source: { kind: 'seed', note: 'rulebook p12 (MA-161, MA-162)' },
  },
  {
    id: 'asset',
    name: 'The Asset',
    use: 'none',
    ops: [],
    source: { kind: 'published', note: 'named by the publisher as the aim of mission 1' },
  },
  { id: 'empty', name: 'Decoy', use: 'none', ops: [], source: house },
  { id: 'crate', name: 'Crate', use: 'discard', ops: [{ op: 'drawPlan', n: 2, keep: 1 }], source: house },
  {
    id: 'speeder',
    name: 'Speeder',
    use: 'discard',
    ops: [{ op: 'free', actions: ['move'], strength: 3, who: { who: 'you' } }],
    source: house,
  },
  {
    id: 'keycard',
    name: 'Keycard',
    use: 'discard',
    ops: [{ op: 'unlock', doors: { range: 'map' } }],
    source: { kind: 'house', note: 'reviews mention keycards; the effect is ours' },
  },
  {
    id: 'detonator',
    name: 'Detonator',
    use: 'discard',
    ops: [{ op: 'damage', n: 2, to: { pick: 'space', range: 2 } }],
    source: house,
  },
  {
    id: 'prisoner',
    name: 'The Prisoner',
    use: 'carry',
    ops: [],
    source: { kind: 'house', note: 'reviews mention a prisoner; the rules are ours' },
  },
  { id: 'salvage', name: 'Salvage', use: 'carry', ops: [], source: house },
];
