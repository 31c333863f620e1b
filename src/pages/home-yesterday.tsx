import { Yesterday } from '@/features/analytics/yesterday';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { WithTexts } from '@/shared/i18n/with-texts';
import { useAccountFacts } from './use-account-facts';

/** How the company's agents did yesterday, by its own clock. */
export function HomeYesterday() {
  const { account } = useAccountFacts();
  return (
    <WithTexts nouns={['homeFigures']}>
      <Yesterday companyZone={companyTimeZone(account)} />
    </WithTexts>
  );
}
