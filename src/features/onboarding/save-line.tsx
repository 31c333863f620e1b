import { useI18nContext } from '@i18n/i18n-react';
import { useFailureWords } from '@/shared/failures/use-failure-words';
import { Button } from '@/ui/button';
import type { Autosave } from './use-autosave';

interface SaveLineProps {
  /** What saves itself on this page. */
  saves: readonly Autosave[];
  /** Whether something is filled in that cannot be saved yet. */
  incomplete: boolean;
}

/** In words, whether what is written has reached the account. */
export function SaveLine({ saves, incomplete }: SaveLineProps) {
  const words = useI18nContext().LL.company.saving;
  const failureWords = useFailureWords();
  const failed = saves.find(({ state }) => state === 'failed');
  const text = failed
    ? words.failed({ reason: failureWords(failed.error).title.replace(/\.$/, '') })
    : saves.some(({ state }) => state === 'saving')
      ? words.waiting()
      : incomplete
        ? words.incomplete()
        : saves.some(({ state }) => state === 'saved')
          ? words.saved()
          : words.hint();
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
      <p role="status" className={`text-[0.8125rem] ${failed ? 'text-error' : 'text-quiet'}`}>
        {text}
      </p>
      {failed && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            for (const save of saves) save.retry();
          }}
        >
          {words.retry()}
        </Button>
      )}
    </div>
  );
}
