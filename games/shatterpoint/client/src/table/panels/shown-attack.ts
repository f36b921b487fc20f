import type { Language } from '@cadre/core';
import { attackChart, defenceChart, treeOf } from '@cadre/shatterpoint/attack/sides';
import type { Chart, CombatTree } from '@cadre/shatterpoint/content/types';
import type { AttackFace, DefenceFace } from '@cadre/shatterpoint/dice';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import { ATTACKING } from '@cadre/shatterpoint/frames';
import { targetDef } from '@cadre/shatterpoint/missions/targets';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import type { AttackReader } from '@cadre/table-client';
import { attackOf, type EncounterTableView } from '../view.js';

/** An attack as far as it has come. */
export interface ShownAttack {
  readonly attacker: string;
  readonly defender: string;
  readonly kind: 'melee' | 'ranged';
  readonly attack: readonly AttackFace[];
  readonly defence: readonly DefenceFace[];
  readonly results: { readonly criticals: number; readonly strikes: number; readonly blocks: number } | null;
  readonly successes: number;
  readonly path: readonly string[];
  readonly pool: number;
  /** Null once it is over. */
  readonly tree: CombatTree | null;
  /** S-EXP-1: the charts of both sides; none once it is over. */
  readonly charts: { readonly attack: Chart | undefined; readonly defence: Chart | undefined } | null;
  /** The engine's step; null once it is over. */
  readonly step: string | null;
}
/** The steps from which the charts have been read: until then nothing counts. */
const AFTER_CHARTS = /^(defenceChart|compare|walk|protect|poolApply|damage|defended|afterWounds|resolved|strain|over|granted)$/;
export const areChartsRead = (step: string): boolean => AFTER_CHARTS.test(step);
export const attackInProgress = (view: EncounterTableView, language: Language): ShownAttack | null => {
  const frame = attackOf(view);
  if (!frame) return null;
  const names = namesIn(language);
  const step = view.stack.findLast(ATTACKING.is)?.step ?? '';
  const named = (id: typeof frame.attacker): string =>
    id === 'target' ? targetDef(view, frame.target).name[language] : names.characterIn(view, id);
  return {
    attacker: named(frame.attacker),
    defender: named(frame.defender),
    kind: frame.kind,
    attack: frame.attack,
    defence: frame.defence,
    results: areChartsRead(step) ? frame : null,
    successes: frame.successes,
    path: frame.path,
    pool: frame.pool,
    tree: treeOf(view, frame),
    charts: { attack: attackChart(view, frame), defence: defenceChart(view, frame) },
    step,
  };
};
const after = (attack: ShownAttack, fact: EncounterFact): ShownAttack => {
  switch (fact.type) {
    case 'rolled':
      return { ...attack, attack: fact.attack, defence: fact.defence };
    case 'charts':
      return { ...attack, results: fact, successes: fact.successes };
    case 'branch':
      return { ...attack, path: [...attack.path, fact.option] };
    case 'damage':
      return fact.why === 'attack' ? { ...attack, pool: fact.n } : attack;
    default:
      return attack;
  }
};
type AttackFact = EncounterFact & { readonly type: 'attack' };
const begin = (fact: AttackFact, language: Language): ShownAttack => {
  const names = namesIn(language);
  return {
    attacker: fact.unit === 'target' ? names.of(fact.card) : names.unit(fact.seat, fact.card),
    defender: fact.title?.[language] ?? names.of(fact.defenderCard),
    kind: fact.kind,
    attack: [],
    defence: [],
    results: null,
    successes: 0,
    path: [],
    pool: 0,
    tree: null,
    charts: null,
    step: null,
  };
};
/** What the facts of Legendary Encounters tell of an attack. */
export const ATTACK_READER: AttackReader<EncounterFact, ShownAttack> = {
  begin: (fact, language) => (fact.type === 'attack' ? begin(fact, language) : null),
  after,
};
