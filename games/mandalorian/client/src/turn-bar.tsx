import { seatClass } from '@cadre/table-client';
import { reasonOf } from './mission/reason.js';
import { useTable } from './table-context.js';

const STEPS = ['action', 'event', 'draw'] as const;

/** Whose turn it is and which step of it; at the end, how it ended. */
export const TurnBar = () => {
  const { table, box, labels, texts } = useTable();
  const { turn } = table;
  if (table.result !== '')
    return (
      <header className={`mando-turn-bar mando-${table.result}`}>
        <b className="mando-result">{labels[table.result]}</b>
        <span>{reasonOf(table, labels)}</span>
      </header>
    );
  const name = box.shared ? labels.turn(turn.number) : labels.turnOf(texts.names('character', box.characters[turn.seat]?.def.id ?? ''));
  return (
    <header className={`mando-turn-bar ${seatClass(turn.seat)}`}>
      <b className="mando-turn-name">{turn.step === 'setup' ? labels.steps.setup : name}</b>
      <ol className="mando-steps">
        {STEPS.map(step => (
          <li key={step} data-tip={labels.plain.step[step]} aria-current={step === turn.step ? 'step' : undefined}>
            {labels.steps[step]}
          </li>
        ))}
      </ol>
      {turn.step !== 'setup' && !box.shared && <span className="mando-quiet">{labels.turn(turn.number)}</span>}
    </header>
  );
};
