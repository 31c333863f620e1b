import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveRetention } from '@/api/generated/data/data';
import type { DataSettings } from '@/api/generated/schemas/dataSettings.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { SectionForm } from '@/shared/forms/section-form';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Card } from '@/ui/card';
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
  const value = changed ?? saved;
  const dirty = value !== saved;
  const choices = [...new Set([...DAYS, ...(retentionDays === null ? [] : [retentionDays])])];

  const lengthText = (days: number) =>
    days % YEAR === 0 ? t.years({ n: days / YEAR }) : t.days({ n: days });

  const save = async () => {
    try {
      await mutateAsync({ accountId, data: { retentionDays: value === FOREVER ? null : Number(value) } });
    } catch {
      // The notice says why.
      return;
    }
    await invalidateAfter(queryClient, 'saveRetention');
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
        onSave={() => void save()}
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
    </Card>
  );
}
