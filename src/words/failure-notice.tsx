import { useI18nContext } from '@i18n/i18n-react';
import { Notice } from '@/ui/notice';
import { useFailureWords } from './use-failure-words';

/** A failure beside its form; nothing while there is none. */
export function FailureNotice({ error }: { error: unknown }) {
  const { LL } = useI18nContext();
  const wordsOf = useFailureWords();
  if (!error) return null;
  const { title, text, reference } = wordsOf(error);
  return (
    <Notice tone="error" title={title}>
      {text}
      {reference && (
        <span className="mt-1 block text-xs">
          {LL.common.reference()}: <code>{reference}</code>
        </span>
      )}
    </Notice>
  );
}
