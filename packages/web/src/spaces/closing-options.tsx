import type { ReactNode } from 'react';
import { OptionButton } from './option-button.js';
import { optionDigit } from './pick.js';
import type { SpaceProps } from './space-props.js';

/** What only ends or declines something stands apart from what can be done. */
export const ClosingOptions = ({
  space,
  closing,
  label,
  draft,
  hint,
  choose,
}: Pick<SpaceProps<'pick'>, 'space' | 'closing' | 'label' | 'draft' | 'hint' | 'choose'>): ReactNode =>
  closing.map(value => (
    <OptionButton
      key={value}
      value={value}
      text={label(value)}
      digit={optionDigit(space, value)}
      isChosen={draft.includes(value)}
      isHinted={hint.includes(value)}
      choose={choose}
    />
  ));
