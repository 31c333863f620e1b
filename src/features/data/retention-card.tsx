import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveRetention } from '@/api/generated/data/data';
import type { DataSettings } from '@/api/generated/schemas/dataSettings.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { SectionForm } from '@/shared/forms/section-form';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Card } from '@/ui/card';
import { LateConfirmDialog } from '@/ui/late-confirm-dialog';
import { SelectField } from '@/ui/select-field';
import { showToast } from '@/ui/toast/toast-queue';

const YEAR = 365;
const DAYS = [30, 90, 180, YEAR, 2 * YEAR] as const;
const FOREVER = 'forever';

/** For how long conversations are kept. */
export function RetentionCard({ settings }: { settings: DataSettings }) {
  const { LL } = useI18nContext();
  const t = LL.settings.data;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = useSaveRetention();
  const { retentionDays } = settings;
  const saved = retentionDays === null ? FOREVER : String(retentionDays);
  const [changed, setChanged] = useState<string>();
  const [asking, setAsking] = useState(false);
  const value = changed ?? saved;
  const dirty = value !== saved;
  const choices = [...new Set([...DAYS, ...(retentionDays === null ? [] : [retentionDays])])];

  const lengthText = (days: number) =>
    days % YEAR === 0 ? t.years({ n: days / YEAR }) : t.days({ n: days });

  const asDays = (choice: string) => (choice === FOREVER ? Number.POSITIVE_INFINITY : Number(choice));
  const deletes = asDays(value) < asDays(saved);

  const save = async () => {
    try {
      await mutateAsync({ accountId, data: { retentionDays: value === FOREVER ? null : Number(value) } });
    } catch {
      // The notice says why.
      return;
    }
    await invalidateAfter(queryClient, 'saveRetention');
    setAsking(false);
    setChanged(undefined);
    showToast({ title: t.savedRetention() });
  };

  return (
    <Card title={t.retentionTitle()} text={t.retentionText()}>
      <SectionForm
        save={t.saveRetention()}
        dirty={dirty}
        busy={isPending}
        error={error}
        onSave={() => (deletes ? setAsking(true) : void save())}
        className="max-w-md"
      >
        <SelectField
          label={t.keep()}
          value={value}
          options={[
            ...choices
              .toSorted((a, b) => a - b)
              .map((days) => ({ value: String(days), label: lengthText(days) })),
            { value: FOREVER, label: t.forever() },
          ]}
          onChange={({ target }) => setChanged(target.value)}
        />
      </SectionForm>
      {asking && (
        <LateConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          title={t.shorten.title({ length: lengthText(asDays(value)) })}
          description={t.shorten.text()}
          confirmLabel={t.shorten.confirm()}
          cancelLabel={LL.common.cancel()}
          busy={isPending}
          onConfirm={() => void save()}
        >
          <FailureNotice error={error} />
        </LateConfirmDialog>
      )}
    </Card>
  );
}
