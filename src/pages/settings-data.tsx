import { useI18nContext } from '@i18n/i18n-react';
import { useAccount } from '@/api/generated/account/account';
import { useDataSettings } from '@/api/generated/data/data';
import { DeleteAccountCard } from '@/features/data/delete-account-card';
import { ExportCard } from '@/features/data/export-card';
import { RetentionCard } from '@/features/data/retention-card';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { PartFailure } from '@/shared/failures/part-failure';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

/** The section of the settings about the data of the company; what cannot be taken back comes last. */
export function SettingsData() {
  const { LL } = useI18nContext();
  const accountId = useAccountId();
  const may = useMay();
  const account = useAccount(accountId);
  const { data, error, refetch } = useDataSettings(accountId);
  return (
    <>
      {data ? (
        <>
          <RetentionCard settings={data} />
          <ExportCard settings={data} />
        </>
      ) : (
        <Card title={LL.settings.data.retentionTitle()}>
          {error ? (
            <PartFailure error={error} title={LL.settings.data.loadFailed()} onRetry={() => void refetch()} />
          ) : (
            <div role="status">
              <span className="sr-only">{LL.settings.data.loading()}</span>
              {/* As high as what comes: the card below stays where it is. */}
              <Skeleton className="h-120 w-full sm:h-90" />
            </div>
          )}
        </Card>
      )}
      {may('own') && <DeleteAccountCard companyName={account.data?.infoCompany?.name ?? ''} />}
    </>
  );
}
