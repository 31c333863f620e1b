import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { saveTaxIdRequestValueMax } from '@/api/generated/schemas/saveTaxIdRequest.zod';
import type { TaxId } from '@/api/generated/schemas/taxId.zod';
import { useSaveTaxId } from '@/api/generated/subscription/subscription';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { SaveLine } from '@/shared/forms/save-line';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';
import { TAX_ID_EXAMPLES } from './tax-id-examples';

interface TaxIdCardProps {
  taxId: TaxId | null | undefined;
  /** Of the company, in two letters. */
  country: string | undefined;
}

/** The number under which the company pays its taxes; the provider judges it by the rules of its country. */
export function TaxIdCard({ taxId, country }: TaxIdCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.taxId;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const save = useSaveTaxId();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const value = (typed ?? taxId?.value ?? '').trim();
  const isDirty = value !== (taxId?.value ?? '');
  const leaveDialog = useLeaveGuard(isDirty);

  if (!country) {
    return (
      <Card title={t.title()} text={t.text()}>
        <p>
          {t.noCountry()}{' '}
          <Link
            to="/{-$locale}/dashboard/settings"
            search={{ section: 'company' }}
            className="link link-primary"
          >
            {t.toCompany()}
          </Link>
        </p>
      </Card>
    );
  }
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  const example = TAX_ID_EXAMPLES[country];
  const refuse = () => {
    setIsWrong(true);
    box.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    save.reset();
    if (save.isPending) return;
    try {
      await save.mutateAsync({ accountId, data: { country, value: value === '' ? null : value } });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.fields.some(({ path }) => path === 'value');
      return isRefused ? refuse() : undefined;
    }
    await invalidateAfter(queryClient, 'saveTaxId');
    setTyped(undefined);
    showToast({ title: value === '' ? t.removed() : t.saved() });
  };

  return (
    <Card title={t.title()} text={t.text()}>
      {leaveDialog}
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          ref={box}
          className="max-w-sm"
          label={t.label({ country: name })}
          // It says how to write one, to who has none or wrote it wrong; it stays while something is typed: nothing moves.
          hint={example && (!taxId?.value || isWrong) && t.hint({ example })}
          error={isWrong && t.wrong({ country: name })}
          value={typed ?? taxId?.value ?? ''}
          maxLength={saveTaxIdRequestValueMax}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
        />
        {!isWrong && <FailureNotice error={save.error} />}
        <SaveLine label={t.save()} busy={save.isPending} dirty={isDirty} />
      </form>
    </Card>
  );
}
