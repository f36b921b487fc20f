import type { ReactNode } from 'react';
import { OptionButton } from './option-button.js';
import type { SpaceProps } from './space-props.js';

/** More options than this stand close together. */
export const MANY = 24;
/** So many have a digit on the keyboard; where there are very many, it is not shown. */
const DIGITS = 9;

export type OptionProps = Pick<SpaceProps<'pick'>, 'space' | 'label' | 'draft' | 'hint' | 'choose'>;
/** One option of a question, wherever it stands. */
export const PickOption = ({
  value,
  space: { options },
  label,
  draft,
  hint,
  choose,
}: OptionProps & { readonly value: number }): ReactNode => {
  const digit = options.indexOf(value) + 1;
  return (
    <OptionButton
      value={value}
      text={label(value)}
      digit={options.length <= MANY && digit <= DIGITS ? digit : null}
      isChosen={draft.includes(value)}
      isHinted={hint.includes(value)}
      choose={choose}
    />
  );
};
