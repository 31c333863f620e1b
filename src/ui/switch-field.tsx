import type { ComponentProps } from 'react';
import { TickField } from './tick-field';

/** A switch that takes effect at once, with its label beside it. */
export function SwitchField(props: Omit<ComponentProps<typeof TickField>, 'control'>) {
  return <TickField {...props} control="switch" />;
}
