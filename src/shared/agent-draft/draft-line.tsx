import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { formatMoment } from '@/lib/format';
import type { MomentText } from '@/lib/moment';
import { useOwnName } from '@/shared/account/use-own-name';
import { useFailureTexts } from '@/shared/failures/use-failure-texts';
import { Button } from '@/ui/button';
import type { AgentDraft } from './use-agent-draft';

const TROUBLE = ['failed', 'invalid'];
const SAVES = ['saved', 'waiting', 'saving'];

/** In words, how far the saving of an agent's draft is. */
export function DraftLine({ draft }: { draft: AgentDraft }) {
  const { LL, locale } = useI18nContext();
  const t = LL.draft;
  const failureTexts = useFailureTexts();
  const ownName = useOwnName();
  const { agent, state, failure, conflict, mergedWith, restored, saveNow } = draft;
  const at = (moment: MomentText) => formatMoment(locale, moment) ?? LL.common.unknown();
  const isOwn = (by: string | undefined) => by !== undefined && by === ownName;
  const said = {
    saved: () => t.states.saved(),
    waiting: () => t.states.waiting(),
    saving: () => t.states.saving(),
    invalid: () => t.states.invalid(),
    offline: () => t.states.offline(),
    failed: () => t.states.failed({ reason: failureTexts(failure).title.replace(/\.$/, '') }),
    // Who changed what else is asked beside it.
    conflict: () => t.states.conflict(),
  };
  const news = conflict
    ? undefined
    : mergedWith
      ? isOwn(mergedWith.by)
        ? t.mergedWithOwn({ at: at(mergedWith.at) })
        : t.mergedWith({ by: mergedWith.by ?? LL.common.unknown(), at: at(mergedWith.at) })
      : restored && state !== 'saved' && t.restored();
  // While it is saved anew, too: a line that goes and comes would move the page at each edit.
  const last =
    !conflict &&
    SAVES.includes(state) &&
    agent?.draft.savedBy &&
    t.savedBy({ by: agent.draft.savedBy, at: at(agent.draft.savedAt) });
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
      <p role="status" className={clsx(TROUBLE.includes(state) ? 'text-error' : 'text-quiet')}>
        {said[state]()}
        {(news || last) && (
          <span className={clsx('text-quiet', !news && 'max-sm:hidden')}>{` · ${news || last}`}</span>
        )}
      </p>
      {state === 'failed' && (
        <Button variant="secondary" size="sm" onClick={() => void saveNow()}>
          {t.saveNow()}
        </Button>
      )}
    </div>
  );
}
