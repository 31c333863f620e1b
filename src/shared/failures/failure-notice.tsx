import { useI18nContext } from '@i18n/i18n-react';
import { isUnavailable } from '@/api/api-error';
import { Notice } from '@/ui/notice';
import { ReferenceLine } from '@/ui/reference-line';
import { useFailureTexts } from './use-failure-texts';

interface FailureNoticeProps {
  error: unknown;
  /** What did not work, where its place does not say it. */
  title?: string;
}

/** A failure beside its form; nothing while there is none. */
export function FailureNotice({ error, title: what }: FailureNoticeProps) {
  const { LL } = useI18nContext();
  const wordsOf = useFailureTexts();
  if (!error) return null;
  const { title, text, reference } = wordsOf(error);
  return (
    <Notice tone={isUnavailable(error) ? 'info' : 'error'} assertive title={what ?? title}>
      {what ? `${title}. ${text}` : text}
      {reference && (
        <ReferenceLine
          label={LL.common.reference()}
          reference={reference}
          copyLabel={LL.common.copy()}
          copiedLabel={LL.common.copied()}
        />
      )}
    </Notice>
  );
}
