import type { ComponentProps } from 'react';
import { ConnectionAttention } from '@/features/connection-health/connection-attention';
import { WithTexts } from '@/shared/i18n/with-texts';

/** What of the company's connections needs somebody; it comes after the page has settled. */
export function HomeConnectionHealth(props: ComponentProps<typeof ConnectionAttention>) {
  return (
    <WithTexts nouns={['connectionHealth']}>
      <ConnectionAttention {...props} />
    </WithTexts>
  );
}
