import { isUnavailable } from '@/api/api-error';
import { Notice } from '@/ui/notice';
import { FailureReference } from './failure-reference';
import { useFailureTexts } from './use-failure-texts';

interface FailureNoticeProps {
  error: unknown;
  /** What did not work, where its place does not say it. */
  title?: string;
}

/** A failure beside its form; nothing while there is none. */
export function FailureNotice({ error, title: what }: FailureNoticeProps) {
  const wordsOf = useFailureTexts();
  if (!error) return null;
  const { title, text, reference } = wordsOf(error);
  return (
    <Notice tone={isUnavailable(error) ? 'info' : 'error'} assertive title={what ?? title}>
      {what ? [title, text].filter(Boolean).join('. ') : text}
      <FailureReference reference={reference} />
    </Notice>
  );
}
