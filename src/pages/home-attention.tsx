import type { ComponentProps } from 'react';
import { ConnectionAttention } from '@/features/connection-health/connection-attention';
import { Attention } from '@/features/home/attention';
import { WithTexts } from '@/shared/i18n/with-texts';

/** What needs a person, of the agents and of the connections; it comes after the page has settled. */
export function HomeAttention(props: Omit<ComponentProps<typeof Attention>, 'connections'>) {
  return (
    <WithTexts nouns={['connectionHealth']}>
      <Attention {...props} connections={(nothing) => <ConnectionAttention nothing={nothing} />} />
    </WithTexts>
  );
}
