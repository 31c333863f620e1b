import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { sendChannelTest } from '@/api/generated/channels/channels';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { ChannelTest } from '@/api/generated/schemas/channelTest.zod';
import { ChannelTestRequest } from '@/api/generated/schemas/channelTestRequest.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';

interface TestDialogProps {
  kind: ChannelKind;
  onClose: () => void;
}

const FIELDS = ['to'] as const;
const NUMBER = /^\+[1-9]\d{6,14}$/;
/** Spaces, hyphens, dots and brackets are how people write numbers. */
const digitsOf = (typed: string) => typed.replace(/[\s().-]/g, '');

/** Sends a test message over a channel; WhatsApp asks to whom. */
export function TestDialog({ kind, onClose }: TestDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.channels.test;
  const accountId = useAccountId();
  const name = LL.shell.facts.channelKinds[kind]();
  const asksNumber = kind === 'whatsapp';
  const form = useForm<ChannelTestRequest>({
    resolver: useContractResolver(asksNumber ? z.required(ChannelTestRequest) : ChannelTestRequest),
    defaultValues: { accountId, language: locale, ...(asksNumber && { to: '' }) },
  });
  const send = useMutation({ mutationFn: (asked: ChannelTestRequest) => sendChannelTest(kind, asked) });

  const submit = async ({ to, ...asked }: ChannelTestRequest) => {
    const number = to === undefined ? undefined : digitsOf(to);
    if (number !== undefined && !NUMBER.test(number)) {
      form.setError('to', { message: t.toWrong() }, { shouldFocus: true });
      return;
    }
    const answer = await send.mutateAsync({ ...asked, ...(to !== undefined && { to: to.trim() }) });
    const sent = ChannelTest.safeParse(answer);
    const sentTo = (sent.success && sent.data.sentTo) || to;
    showToast({ title: sentTo ? t.sent({ to: sentTo }) : t.sentNowhere() });
    onClose();
  };

  const code = send.error instanceof ApiError ? send.error.code : undefined;
  const why = { RECIPIENT_UNKNOWN: t.recipient, CHANNEL_NOT_CONNECTED: t.notConnected };
  const notice =
    code === 'RECIPIENT_UNKNOWN' || code === 'CHANNEL_NOT_CONNECTED' ? (
      <Notice tone="error">{why[code]()}</Notice>
    ) : (
      <FailureNotice error={send.error} />
    );
  return (
    <FormDialog
      form={form}
      fields={FIELDS}
      onSubmit={submit}
      failure={send.error}
      failureNotice={notice}
      busy={send.isPending}
      title={t.title({ name })}
      description={t.text({ text: t.message() })}
      submitLabel={t.send()}
      cancelLabel={LL.common.cancel()}
      onCancel={onClose}
    >
      {asksNumber ? (
        <TextField
          {...form.register('to')}
          type="tel"
          autoComplete="tel"
          required
          label={t.to()}
          // The error has the same example.
          hint={form.formState.errors.to ? undefined : t.toHint()}
          error={form.formState.errors.to?.message}
        />
      ) : (
        <p>{t.toSelf()}</p>
      )}
    </FormDialog>
  );
}
