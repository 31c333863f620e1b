import { useI18nContext } from '@i18n/i18n-react';
import { Check } from 'lucide-react';
import { Button } from '@/ui/button';
import { useAcceptAnswers } from './use-accept-answers';
import type { useShownTests } from './use-shown-tests';

/** From so many on they are not looked at one by one. */
const FEWEST = 2;

interface AcceptAllButtonProps {
  botKey: string;
  tests: ReturnType<typeof useShownTests>;
}

/** Says of all changed answers of the draft that are shown that they are as they should be. */
export function AcceptAllButton({ botKey, tests: { rows, shown } }: AcceptAllButtonProps) {
  const t = useI18nContext().LL.agentTests.result;
  const { accept, busy } = useAcceptAnswers(botKey);
  // What a version says is not about to be published.
  const isOfVersion = shown !== undefined && shown.against.versionId !== null;
  const changed = rows.flatMap(({ verdict, test: { testId }, runId }) =>
    verdict === 'changed' && runId !== undefined ? [{ testId, runId }] : [],
  );
  if (isOfVersion || (changed.length < FEWEST && !busy)) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="sm:mb-1"
      busy={busy}
      icon={<Check size={14} aria-hidden="true" />}
      onClick={() => void accept(changed)}
    >
      {t.acceptAll({ n: changed.length })}
    </Button>
  );
}
