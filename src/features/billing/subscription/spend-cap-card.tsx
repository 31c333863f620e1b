import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Billing } from '@/api/generated/schemas/billing.zod';
import { SaveSpendCapRequest } from '@/api/generated/schemas/saveSpendCapRequest.zod';
import { useSaveSpendCap } from '@/api/generated/subscription/subscription';
import { formatMoney, formatPercent } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { SaveLine } from '@/shared/forms/save-line';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Card } from '@/ui/card';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';

const ALERTS = [50, 80, 100] as const;

/** A number as it is typed in either language: a comma or a point before the cents. */
function amountOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
}

interface SpendCapCardProps {
  spendCap: Billing['spendCap'];
  spent: NonNullable<Billing['spent']>;
}

/** The most that agents beyond the plan may cost in a month, and at which shares of it a mail comes. */
export function SpendCapCard({ spendCap, spent }: SpendCapCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.cap;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const save = useSaveSpendCap();
  const kept = spendCap ? String(spendCap.amount) : '';
  const keptAlerts: readonly number[] = spendCap?.alerts ?? ALERTS;
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<readonly number[]>();
  const [isWrong, setIsWrong] = useState(false);
  const alerts = chosen ?? keptAlerts;
  const isDirty =
    (typed ?? kept).trim() !== kept || [...alerts].toSorted().join() !== [...keptAlerts].toSorted().join();
  const leaveDialog = useLeaveGuard(isDirty);
  const beside = [spent.amount, spendCap?.amount ?? 0];
  const money = (amount: number) => formatMoney(locale, spent.currency, amount, beside);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const data = SaveSpendCapRequest.safeParse({ amount: amountOf(typed ?? kept), alerts });
    setIsWrong(!data.success);
    if (!data.success) return box.current?.focus();
    try {
      await save.mutateAsync({ accountId, data: data.data });
    } catch {
      // Said above the button.
      return;
    }
    await invalidateAfter(queryClient, 'saveSpendCap');
    setTyped(undefined);
    setChosen(undefined);
    showToast({ title: data.data.amount === null ? t.removed() : t.saved() });
  };

  return (
    <Card title={t.title()} text={t.text()}>
      {leaveDialog}
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p className="font-medium tabular-nums">
          {spendCap
            ? t.spent({ spent: money(spent.amount), cap: money(spendCap.amount) })
            : t.spentNoCap({ spent: money(spent.amount) })}
        </p>
        <TextField
          ref={box}
          className="max-w-sm"
          inputMode="decimal"
          label={t.amount({ currency: spent.currency })}
          hint={t.amountHint()}
          error={isWrong && t.wrong()}
          value={typed ?? kept}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
        />
        {/* Of no cap there is no share to write at. */}
        <fieldset hidden={(typed ?? kept).trim() === ''}>
          <legend className="mb-2 font-medium">{t.alerts()}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {ALERTS.map((percent) => (
              <CheckboxField
                key={percent}
                label={formatPercent(locale, percent)}
                checked={alerts.includes(percent)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...alerts, percent] : alerts.filter((one) => one !== percent))
                }
              />
            ))}
          </div>
        </fieldset>
        <FailureNotice error={save.error} />
        <SaveLine label={t.save()} busy={save.isPending} dirty={isDirty} />
      </form>
    </Card>
  );
}
