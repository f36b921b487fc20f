interface Kind {
  readonly rule: string;
  /** Good to know; it does not make a list illegal. */
  readonly note?: true;
  /** More cards can cure it: so a list looks while it is being built. */
  readonly unfinished?: true;
}
/** Every kind of problem a list can have, with the rule it breaks. */
export const PROBLEMS = {
  'unknown-card': { rule: 'AB-1' },
  'former-card': { rule: 'AB-1' },
  'wrong-kind': { rule: 'AB-1' },
  'bad-count': { rule: 'AB-1' },
  'needs-battle-force': { rule: 'AB-2' },
  'foreign-faction': { rule: 'AB-3' },
  'cannot-hire': { rule: 'A-6' },
  'mercenary-limit': { rule: 'A-6' },
  'one-more-mercenary': { rule: 'A-6' },
  'over-points': { rule: 'AB-6' },
  unpriced: { rule: 'AB-5' },
  unreleased: { rule: 'AB-5', note: true },
  'rank-min': { rule: 'A-2', unfinished: true },
  'rank-max': { rule: 'A-2' },
  'leaders-max': { rule: 'A-9' },
  'too-many-of-name': { rule: 'A-4' },
  detachment: { rule: 'A-8' },
  'special-issue': { rule: 'A-8' },
  'no-slot': { rule: 'AB-8' },
  'same-upgrade': { rule: 'AB-9' },
  restricted: { rule: 'AB-10' },
  'wrong-side': { rule: 'AB-4' },
  'upgrade-faction': { rule: 'AB-10' },
  retired: { rule: 'AB-10' },
  'two-leaders': { rule: 'A-5' },
  'must-fill': { rule: 'A-8', unfinished: true },
  'must-equip': { rule: 'A-8', unfinished: true },
  'not-its-counterpart': { rule: 'A-8' },
  'counterpart-needs': { rule: 'A-8' },
  'unknown-force': { rule: 'A-9' },
  'force-faction': { rule: 'A-9' },
  'not-in-force': { rule: 'A-9' },
  'upgrade-not-in-force': { rule: 'A-9' },
  'force-limit': { rule: 'A-9' },
  'force-minimum': { rule: 'A-9', unfinished: true },
  'each-corps-first': { rule: 'A-9', unfinished: true },
  'force-partner': { rule: 'A-9' },
  'needs-clan': { rule: 'A-9', unfinished: true },
  'stranger-to-leaders': { rule: 'A-9', unfinished: true },
  'choice-count': { rule: 'A-9' },
  'unknown-choice': { rule: 'A-9' },
  'choice-limit': { rule: 'A-9' },
  'hand-size': { rule: 'AB-24' },
  'secret-hand': { rule: 'AB-30', note: true },
  'hand-pips': { rule: 'AB-25' },
  'hand-duplicate': { rule: 'AB-26' },
  'standing-orders': { rule: 'AB-27', unfinished: true },
  'hand-unit': { rule: 'AB-28' },
  'hand-army': { rule: 'AB-29' },
  'deck-size': { rule: 'A-11' },
  'deck-duplicate': { rule: 'A-11' },
  'deck-army': { rule: 'A-11' },
  'deck-place': { rule: 'A-11' },
  'deck-recon': { rule: 'A-11' },
} as const satisfies Readonly<Record<string, Kind>>;
export type ProblemKind = keyof typeof PROBLEMS;
export const PROBLEM_KINDS = Object.keys(PROBLEMS) as readonly ProblemKind[];
export const kindOf = (kind: ProblemKind): Kind => PROBLEMS[kind];
