import { type ReactNode, useId } from 'react';

/** A list to choose one from, with its label. */
export const Select = ({
  label,
  value,
  choices,
  set,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly set: (value: string) => void;
}): ReactNode => {
  const id = useId();
  return (
    <div className="le-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={e => set(e.target.value)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
