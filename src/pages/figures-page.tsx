import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { FiguresScreen } from '@/features/analytics/figures-screen';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { PageSkeleton } from '@/ui/page-skeleton';
import { useAccountFacts } from './use-account-facts';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/analytics');

/** The figures of the conversations with visitors. */
export function FiguresPage() {
  const { LL } = useI18nContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { account, accountQuery } = useAccountFacts();
  // Its clock says which days are meant. Asked again, as each part does where it failed, it does not take the page away.
  if (!accountQuery.isFetched) return <PageSkeleton label={LL.common.loading()} />;
  return (
    <FiguresScreen
      search={search}
      companyZone={companyTimeZone(account)}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
