import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { BellRing, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '@/api/generated/account/account';
import { useMonitors } from '@/api/generated/monitors/monitors';
import type { Monitor } from '@/api/generated/schemas/monitor.zod';
import type { MonitorRule } from '@/api/generated/schemas/monitorRule.zod';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { MonitorDialog } from './monitor-dialog';
import { LIMITS, SUGGESTED } from './monitor-limits';
import { MonitorRow } from './monitor-row';
import { ruleText } from './monitor-words';

/** The rules that watch the conversations, and how each stands. */
export function MonitorsScreen() {
  const { LL, locale } = useI18nContext();
  const t = LL.monitors;
  const mayEdit = useMay()('edit');
  const [edited, setEdited] = useState<{ monitor?: Monitor; suggested?: MonitorRule }>();
  const accountId = useAccountId();
  const { data: account } = useAccount(accountId);
  const { data, error, refetch } = useMonitors({ accountId });
  return (
    <>
      <PageHeader
        takesFocus
        title={t.title()}
        text={t.text()}
        back={
          <Link to="/{-$locale}/dashboard/analytics" search={{}} className="hover:underline">
            {t.back()}
          </Link>
        }
        actions={
          data &&
          mayEdit && (
            <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited({})}>
              {t.add()}
            </Button>
          )
        }
      />
      {!data && error && <FailurePanel error={error} title={t.loadFailed()} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label={t.loading()}>
          <Skeleton className="h-60 w-full" />
        </div>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon={<BellRing size={20} />}
          title={t.empty.title()}
          text={t.empty.text()}
          action={
            mayEdit &&
            SUGGESTED.map((rule) => (
              <Button
                key={rule}
                variant="secondary"
                className="h-auto! min-h-11 max-w-full whitespace-normal! py-1.5 max-sm:w-full"
                onClick={() => setEdited({ suggested: rule })}
              >
                {ruleText(t, locale, { rule, limit: LIMITS[rule].usual })}
              </Button>
            ))
          }
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-box border border-line bg-base-100 px-4 sm:px-6">
          {data.items.map((monitor) => (
            <MonitorRow
              key={monitor.monitorId}
              monitor={monitor}
              companyZone={account && companyTimeZone(account)}
              onEdit={mayEdit ? () => setEdited({ monitor }) : undefined}
            />
          ))}
        </ul>
      )}
      {edited && (
        <MonitorDialog
          monitor={edited.monitor}
          suggested={edited.suggested}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
