import { useI18nContext } from '@i18n/i18n-react';
import { useFailureTexts } from '@/shared/failures/use-failure-texts';
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
  const t = useI18nContext().LL.company.saving;
  const failureTexts = useFailureTexts();
  const failed = saves.find(({ state }) => state === 'failed');
  const text = failed
    ? t.failed({ reason: failureTexts(failed.error).title.replace(/\.$/, '') })
    : saves.some(({ state }) => state === 'saving')
      ? t.waiting()
      : incomplete
        ? t.incomplete()
        : saves.some(({ state }) => state === 'saved')
          ? t.saved()
          : t.hint();
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
          {t.retry()}
        </Button>
      )}
    </div>
  );
}
