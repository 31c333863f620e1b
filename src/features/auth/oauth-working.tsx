import { useI18nContext } from '@i18n/i18n-react';
import { BusyDots } from '@/ui/busy-dots';
import { PageHeader } from '@/ui/page-header';

/** While the code of a callback is exchanged. */
export function OAuthWorking() {
  const { LL } = useI18nContext();
  return (
    <div role="status">
      <PageHeader title={LL.oauth.working.title()} text={LL.oauth.working.text()} />
      <BusyDots />
    </div>
  );
}
