import type { ComponentProps } from 'react';
import { TickField } from './tick-field';

/** A tick box with its label beside it. */
export function CheckboxField(props: Omit<ComponentProps<typeof TickField>, 'control'>) {
  return <TickField {...props} control="checkbox" />;
}
