import { useI18nContext } from '@i18n/i18n-react';
import { formatNumber } from '@/lib/format';
import { useYesterday } from './use-home-figures';

/** How the agents did on the last whole day, in a sentence; inside `<WithTexts nouns={['homeFigures']}>`. */
export function Yesterday({ companyZone }: { companyZone: string | undefined }) {
  const { LL, locale } = useI18nContext();
  const day = useYesterday(companyZone);
  if (!day) return null;
  const { conversations: n, resolved } = day;
  return LL.homeFigures.yesterday({
    n,
    resolved: formatNumber(locale, resolved),
    count: formatNumber(locale, n),
  });
}
