import type { Rule } from '@cadre/core';

export const threats: readonly Rule[] = [
  {
    id: 'MA-92',
    says: 'A faceup threat token is an enemy or a feature; a facedown one is a threat but neither of the two.',
    source: 'seed 002, Threat tokens, p7; back cover',
  },
  {
    id: 'MA-93',
    says: '"Threats" means all of them, faceup or facedown; "enemies" means only faceup enemies.',
    source: 'seed 002, Threat tokens, p7',
  },
  { id: 'MA-94', says: 'Tokens stay on the map until defeated or discarded.', source: 'seed 002, Threat tokens, p7' },
  {
    id: 'MA-95',
    says: 'Each enemy has one class: sharpshooter, melee or blaster; the class does nothing by itself, cards refer to it.',
    source: 'seed 002, Enemies 1, p7',
  },
  { id: 'MA-96', says: 'Each enemy has a health value.', source: 'seed 002, Enemies 2, p7' },
  { id: 'MA-97', says: 'An enemy may have an ability icon: sentry, grapple, sabotage, mission effect.', source: 'seed 002, Enemies 3, p7' },
  {
    id: 'MA-98',
    says: 'A feature in your space may be used at any moment of your Action Step, also while moving through its space and before an enemy ability such as sentry resolves.',
    source: 'seed 002, Features, p7 and p12',
    ruling:
      'On entering a space: reveal, mission effect, then features if they are wanted, then sentries. Inside an action they are offered wherever it has shown or changed something: between the steps of a movement or of an enemy that is moved, once an attack has revealed its target, once planning cards are drawn, and between the ability and a text. At any other moment nothing is different from using them before.',
  },
  {
    id: 'MA-99',
    says: 'What a feature does is stated by the map rules or mission briefing (Medpac is in the rulebook).',
    source: 'seed 002, Features, p7',
  },
  { id: 'MA-100', says: 'Faceup features do not stop movement (exception MA-47).', source: 'seed 002, Features, p7' },
];
