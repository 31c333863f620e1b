import { useI18nContext } from '@i18n/i18n-react';
import { Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnectionHealth } from '@/api/generated/connection-health/connection-health';
import type { ConnectionHealth } from '@/api/generated/schemas/connectionHealth.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { ConnectionRow } from './connection-row';
import { connectionNeedsSomebody } from './connection-state';
import { useProbes } from './use-probes';

interface ConnectionDoctorProps {
  /** What mends a connection in place, made by the page, which knows the tools and the channels. */
  relink: (connection: ConnectionHealth) => ReactNode;
  /** The head of the page, with what checks all of them. */
  header: (actions: ReactNode) => ReactNode;
}

/** Every connection of the company, what is wrong with it and whom it affects; each can be tried, and mended. */
export function ConnectionDoctor({ relink, header }: ConnectionDoctorProps) {
  const { LL } = useI18nContext();
  const t = LL.connectionHealth;
  const accountId = useAccountId();
  const { data, error, refetch } = useConnectionHealth({ accountId });
  const probes = useProbes();
  const mayProbe = useMay()('edit');
  const items = data?.items ?? [];
  const trouble = items.filter(connectionNeedsSomebody);
  const calm = items.filter((connection) => !trouble.includes(connection));
  const groups = [
    { title: t.needsYou({ n: trouble.length }), of: trouble },
    { title: t.needsNobody({ n: calm.length }), of: calm },
  ].filter(({ of }) => of.length > 0);
  return (
    <>
      {header(
        items.length > 0 && mayProbe && (
          <Button
            variant="secondary"
            icon={<Stethoscope size={16} aria-hidden="true" />}
            busy={probes.busy}
            onClick={() => void probes.probe(items)}
          >
            {t.checkAll()}
          </Button>
        ),
      )}
      {!data &&
        (error ? (
          <FailurePanel error={error} title={t.loadFailed()} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">{t.loading()}</span>
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      {data && items.length === 0 && <EmptyState drawing="tools" title={t.none()} text={t.noneText()} />}
      {items.length > 0 && (
        <>
          <p role="status" className="mb-3 text-quiet empty:hidden">
            {probes.says}
          </p>
          <div className="flex flex-col gap-6">
            {groups.map(({ title, of }) => (
              <section key={title} aria-label={title}>
                <h2 className="mb-2 font-semibold text-base">{title}</h2>
                <ul className="flex flex-col divide-y divide-line rounded-box border border-line bg-base-100 px-4 sm:px-5">
                  {of.map((connection) => (
                    <ConnectionRow
                      key={connection.connectionId}
                      connection={connection}
                      busy={probes.busy}
                      onProbe={mayProbe ? () => void probes.probe([connection]) : undefined}
                      relink={relink(connection)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </>
  );
}
