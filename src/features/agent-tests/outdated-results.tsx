import { useI18nContext } from '@i18n/i18n-react';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

interface OutdatedResultsProps {
  run: TestRunHead;
  /** Of the version that was asked; undefined when it was a draft. */
  number: string | undefined;
  /** Of the draft as it is; undefined where nobody says. */
  revision: string | null | undefined;
  /** What is live now. */
  liveVersionId: string | null;
  busy: boolean;
  onRunAgain: () => void;
  /** Shows the results of the draft as it is. */
  onToDraft: () => void;
}

/** Which draft was asked: another one, the one that is there, or that one before another version went live. */
function draftOf(
  { against, liveVersionId }: TestRunHead,
  revision: string | null | undefined,
  liveNow: string | null,
) {
  if (!revision || against.revision !== revision) return 'earlier';
  return liveVersionId === liveNow ? 'same' : 'sameBeforeLive';
}

/** Says that the results on the screen are not those of the draft as it is, beside the version that is live. */
export function OutdatedResults({
  run,
  number,
  revision,
  liveVersionId,
  busy,
  onRunAgain,
  onToDraft,
}: OutdatedResultsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.outdated;
  const values = {
    by: run.by || LL.common.unknown(),
    at: formatMoment(locale, run.startedAt) ?? LL.common.unknown(),
  };
  const draft = draftOf(run, revision, liveVersionId);
  const isOutdated = number === undefined && draft !== 'same';
  return (
    <Notice
      tone={isOutdated ? 'warning' : 'info'}
      title={number === undefined ? t.titles[draft]() : t.version({ n: number })}
      action={
        <div className="flex flex-wrap gap-2">
          {isOutdated && (
            <Button variant="secondary" size="sm" aria-disabled={busy} onClick={onRunAgain}>
              {t.again()}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onToDraft}>
            {t.toDraft()}
          </Button>
        </div>
      }
    >
      {number === undefined ? t.texts[draft](values) : t.versionText(values)}
    </Notice>
  );
}
