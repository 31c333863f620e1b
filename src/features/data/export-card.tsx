import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportedData, useStartExport } from '@/api/generated/data/data';
import type { DataSettings } from '@/api/generated/schemas/dataSettings.zod';
import { download } from '@/lib/download';
import { formatMoment } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useJob } from '@/shared/jobs/use-job';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';

/** All data of the company as a file: made by a job, then there for some days. */
export function ExportCard({ settings }: { settings: DataSettings }) {
  const { LL, locale } = useI18nContext();
  const t = LL.settings.data;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const [jobId, setJobId] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const start = useStartExport();
  useJob(jobId, (end) => {
    setJobId(undefined);
    setHasFailed(end === 'failed');
    void invalidateAfter(queryClient, 'startExport');
  });
  const { dataExport } = settings;
  const give = useMutation({
    mutationFn: async (exportId: string) => {
      const content = await exportedData(accountId, exportId);
      const text = JSON.stringify(content, null, 2);
      download(`${t.fileName()}.json`, new Blob([text], { type: 'application/json' }));
    },
  });
  const when = formatMoment(locale, dataExport?.madeAt);
  const until = formatMoment(locale, dataExport?.expiresAt);

  const begin = async () => {
    setHasFailed(false);
    try {
      setJobId((await start.mutateAsync({ accountId })).jobId);
    } catch {
      // The notice says why.
    }
  };

  return (
    <Card title={t.exportTitle()} text={t.exportText()}>
      <div className="flex flex-col gap-3">
        <FailureNotice error={start.error ?? give.error} />
        {hasFailed && <Notice tone="error">{t.failed()}</Notice>}
        <p role="status" className="text-quiet empty:hidden">
          {jobId !== undefined ? t.preparing() : when && until ? t.ready({ when, until }) : null}
        </p>
        <div className="flex flex-wrap gap-2">
          {dataExport && jobId === undefined && (
            <Button
              icon={<Download size={16} aria-hidden="true" />}
              busy={give.isPending}
              onClick={() => give.mutate(dataExport.exportId)}
            >
              {t.download()}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={start.isPending || jobId !== undefined}
            onClick={() => void begin()}
          >
            {dataExport ? t.exportAgain() : t.export()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
