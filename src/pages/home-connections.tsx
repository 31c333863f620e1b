import { ConnectionAttention } from '@/features/connections/connection-attention';
import { WithTexts } from '@/shared/i18n/with-texts';

/** What of the company's connections needs somebody; it comes after the page has settled. */
export function HomeConnections() {
  return (
    <WithTexts nouns={['connections']}>
      <ConnectionAttention />
    </WithTexts>
  );
}
