import type { Language } from '@cadre/core';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import { CloseButton, DiceTray, Die, type RolledDie, SPOKEN, StepList, Target, useTargets } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { faceOf } from '../art/dice-art.js';
import { LABELS } from '../labels/labels.js';
import { dieThing } from '../offers.js';
import { areSurgesCounted, attackSteps, partOf } from './attack-steps.js';
import type { ShownAttack } from './shown-attack.js';

/** Dice of a roll, of which so many surges, the last ones, count for nothing. */
const withIdle = (dice: readonly RolledDie[], faces: readonly string[], idle: number): readonly RolledDie[] => {
  const surges = faces.flatMap((face, i) => (face === 'surge' ? [i] : []));
  const idleOnes = idle > 0 ? surges.slice(-idle) : [];
  return dice.map((die, i) => (idleOnes.includes(i) ? { ...die, isIdle: true } : die));
};
/** What surges on the table count for. */
const IdleNote = ({
  idle,
  isOver,
  language,
}: {
  readonly idle: number;
  readonly isOver: boolean;
  readonly language: Language;
}): ReactNode => idle > 0 && <p className="tc-quiet so-idle">{LABELS[language].attack[isOver ? 'wereIdle' : 'idle'](idle)}</p>;
/** Dice that can be chosen for a reroll, each a button. */
const ChosenDice = ({ dice, language }: { readonly dice: readonly RolledDie[]; readonly language: Language }): ReactNode => (
  <fieldset className="so-dice-choice">
    <legend className={SPOKEN}>{LABELS[language].attack.attackDice}</legend>
    {dice.map(({ face, name, shape = 'six', tone = 'plain', isIdle = false }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by where they lie
      <Target key={i} thing={dieThing(i)} className={`so-die-button tc-tone-${tone} ${isIdle ? 'tc-die-idle' : ''}`}>
        <Die face={face} shape={shape} />
        <span className={SPOKEN}>{name}</span>
      </Target>
    ))}
  </fieldset>
);
export const AttackPanel = ({
  attack,
  isOver,
  isNews,
  close,
  roll,
  language,
}: {
  readonly attack: ShownAttack;
  readonly isOver: boolean;
  /** Goes on, or has happened since the reader's last answer: a phone shows it over the board. */
  readonly isNews: boolean;
  readonly close: () => void;
  /** Which roll this is: a new one tumbles. */
  readonly roll: string;
  readonly language: Language;
}): ReactNode => {
  const { offers } = useTargets();
  const labels = LABELS[language].attack;
  const { faces, colours } = TABLE_WORDS[language].options;
  const idle = { attack: attack.idle.attack ?? 0, defence: attack.idle.defence ?? 0 };
  const attackDice = withIdle(
    attack.dice.map(({ colour, face }) => ({
      face: faceOf(face),
      name: `${colours[colour]}: ${faces[face]}`,
      shape: 'eight',
      tone: colour,
    })),
    attack.dice.map(({ face }) => face),
    idle.attack,
  );
  const defenceDice = withIdle(
    attack.defence.map(face => ({ face: faceOf(face), name: faces[face], tone: attack.defenceColour })),
    attack.defence,
    idle.defence,
  );
  const isChoosing = offers.all.some(({ thing }) => thing.startsWith('die:'));
  const isDefence = defenceDice.length > 0;
  const changes: Readonly<Partial<Record<string, string>>> = TABLE_WORDS[language].facts.changes;
  const change = changes[attack.changedBy];
  const moreDice = attack.defence.length - attack.hits - attack.crits;
  return (
    <section className="tc-battle-card so-attack" aria-live="polite" data-over={isNews}>
      {isOver && <CloseButton close={close} />}
      <h3>{(isOver ? labels.last : labels.title)(attack.attacker, attack.target)}</h3>
      {attack.defeated.map(name => (
        <p key={name} className="so-defeated">
          {labels.defeated(name)}
        </p>
      ))}
      {attack.step !== null && (
        <StepList label={labels.steps} steps={attackSteps(attack.attacker, attack.target, language)} current={partOf(attack.step)} />
      )}
      {attackDice.length > 0 &&
        (isChoosing && !isDefence ? (
          <ChosenDice dice={attackDice} language={language} />
        ) : (
          <DiceTray label={labels.attackDice} roll={`${roll}a${attackDice.length}`} dice={attackDice} />
        ))}
      <IdleNote idle={idle.attack} isOver={areSurgesCounted(attack.step)} language={language} />
      {(attack.hits + attack.crits > 0 || change) && (
        <p>
          {change && `${change}: `}
          {labels.hits(attack.hits, attack.crits)}
        </p>
      )}
      {(attack.cover === 1 || attack.cover === 2) && (
        <p className="tc-quiet">
          {labels.cover[attack.cover]}
          {attack.isCoverByEffect && ` ${labels.coverByEffect}`}
        </p>
      )}
      {isDefence &&
        (isChoosing ? (
          <ChosenDice dice={defenceDice} language={language} />
        ) : (
          <DiceTray label={labels.defenceDice} roll={`${roll}d${defenceDice.length}`} dice={defenceDice} />
        ))}
      <IdleNote idle={idle.defence} isOver={isOver} language={language} />
      {isOver && moreDice > 0 && <p className="tc-quiet">{labels.moreDice(moreDice)}</p>}
      {attack.blocks && <p>{labels.blocks(attack.blocks.n, attack.blocks.pierced)}</p>}
      {attack.wounds !== null && <p className="so-wounds">{labels.wounds(attack.wounds)}</p>}
      {attack.panics.map(({ name, wounds }) => (
        <p key={name}>{labels.panics(name, wounds)}</p>
      ))}
    </section>
  );
};
