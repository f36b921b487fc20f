import type { Language } from '@cadre/core';
import { CARDS } from '@cadre/special-operations/content/cards/index';
import { VEHICLES } from '@cadre/special-operations/content/data/vehicles';
import { UNIT_TYPES } from '@cadre/special-operations/content/squads/index';
import type { Colour } from '@cadre/special-operations/dice';
import type { BattleFact } from '@cadre/special-operations/facts';
import { shortName } from '@cadre/special-operations/speech/short-name';
import type { AttackReader } from '@cadre/table-client';
import { idleAmong } from './idle-surges.js';
import type { ShownAttack } from './shown-attack.js';

type AttackFact = BattleFact & { readonly type: 'attack' };
const NAMES = new Map([...UNIT_TYPES, ...Object.values(VEHICLES), ...CARDS].map(({ id, name }) => [id, name]));
const nameIn = (seat: number, card: string, kind: string, language: Language): string => {
  const name = NAMES.get(kind)?.[language] ?? kind;
  return card === '' || card === 'vehicle' ? name : `${shortName(seat, card)} ${name}`;
};
const begin = (fact: AttackFact, language: Language): ShownAttack => ({
  attacker: nameIn(fact.seat, fact.card, fact.kind, language),
  target: nameIn(fact.targetSeat, fact.targetCard, fact.targetType, language),
  dice: [],
  hits: 0,
  crits: 0,
  cover: 0,
  isCoverByEffect: false,
  defence: [],
  defenceColour: 'white',
  blocks: null,
  wounds: 0,
  defeated: [],
  changedBy: '',
  panics: [],
  idle: { attack: 0, defence: 0 },
  step: null,
});
const onDice = (colour: Colour, faces: readonly ShownAttack['dice'][number]['face'][]) => faces.map(face => ({ colour, face }));
const facesOf = ({ dice }: ShownAttack) => dice.map(({ face }) => face);
const after = (attack: ShownAttack, fact: BattleFact, language: Language): ShownAttack => {
  switch (fact.type) {
    case 'attack-rolled':
      return { ...attack, dice: [...onDice('red', fact.red), ...onDice('black', fact.black), ...onDice('white', fact.white)] };
    case 'attack-modified':
      return {
        ...attack,
        hits: fact.hits,
        crits: fact.crits,
        changedBy: fact.why === 'rolled' ? '' : fact.why,
        ...(fact.why === 'rolled' && { idle: { ...attack.idle, attack: idleAmong(facesOf(attack), fact.hits + fact.crits) } }),
      };
    case 'cover':
      return { ...attack, cover: fact.cover, isCoverByEffect: fact.piece === '' };
    case 'defence-rolled':
      return { ...attack, defence: fact.faces, defenceColour: fact.colour };
    case 'defended':
      return {
        ...attack,
        blocks: { n: fact.blocks, pierced: fact.pierced },
        idle: { ...attack.idle, defence: idleAmong(attack.defence, fact.blocks) },
      };
    case 'panicked':
      return { ...attack, panics: [...attack.panics, { name: nameIn(fact.seat, fact.card, fact.kind, language), wounds: fact.wounds }] };
    case 'wounded':
      // What panic does follows the attack, and is told by itself.
      return attack.panics.length > 0 ? attack : { ...attack, wounds: (attack.wounds ?? 0) + fact.n };
    case 'defeated':
      return { ...attack, defeated: [...attack.defeated, nameIn(fact.seat, fact.card, fact.kind, language)] };
    default:
      return attack;
  }
};
/** What the facts of Special Operations tell of an attack. */
export const ATTACK_READER: AttackReader<BattleFact, ShownAttack> = {
  begin: (fact, language) => (fact.type === 'attack' ? begin(fact, language) : null),
  after,
};
