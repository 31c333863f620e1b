import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { Button } from '@/ui/button';

/** Where the instructions stand. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

interface SaveBarProps {
  state: SaveState;
  canSave: boolean;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The head of the editor, in sight while one scrolls: the state in words, and Save. */
export function SaveBar({ state, canSave, busy, onSave, onDiscard }: SaveBarProps) {
  const { LL } = useI18nContext();
  const words = LL.instructions;
  return (
    <>
      <div className="sticky top-14 z-10 -mx-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b bg-base-200 px-1 py-2">
        <h2 id="instructions-title" className="font-semibold text-base">
          {words.title()}
        </h2>
        <div className="flex items-center gap-3">
          <p
            role="status"
            className={clsx('text-[0.8125rem]', state === 'failed' ? 'text-error' : 'text-quiet')}
          >
            {words.states[state]()}
          </p>
          {canSave && !busy && (
            <Button variant="ghost" onClick={onDiscard}>
              {words.discard()}
            </Button>
          )}
          <Button busy={busy} aria-disabled={!canSave} onClick={onSave}>
            {words.save()}
          </Button>
        </div>
      </div>
      <p className="mt-2 mb-4 text-[0.8125rem] text-quiet">{words.text()}</p>
    </>
  );
}
