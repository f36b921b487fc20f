import type { ReactNode } from 'react';
import { type OptionProps, PickOption } from './pick-option.js';
import type { SpaceProps } from './space-props.js';

/** What only ends or declines something stands apart from what can be done. */
export const ClosingOptions = ({ closing, ...props }: OptionProps & Pick<SpaceProps<'pick'>, 'closing'>): ReactNode =>
  closing.map(value => <PickOption key={value} value={value} {...props} />);
