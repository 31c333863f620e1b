import { useI18nContext } from '@i18n/i18n-react';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

interface OutdatedResultsProps {
  run: TestRunHead;
  /** Of the version that was asked; undefined when it was a draft. */
  number: string | undefined;
  /** Which draft was asked: another one, the one that is there, or that one before another version went live. */
  draft: 'earlier' | 'same' | 'sameBeforeLive';
  busy: boolean;
  onRunAgain: () => void;
}

/** Says that the results on the screen are not those of the draft as it is, beside the version that is live. */
export function OutdatedResults({ run, number, draft, busy, onRunAgain }: OutdatedResultsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.outdated;
  const values = {
    by: run.by || LL.common.unknown(),
    at: formatMoment(locale, run.startedAt) ?? LL.common.unknown(),
  };
  const isOutdated = number === undefined && draft !== 'same';
  return (
    <Notice
      tone={isOutdated ? 'warning' : 'info'}
      title={number === undefined ? t.titles[draft]() : t.version({ n: number })}
      action={
        isOutdated && (
          <Button variant="secondary" size="sm" aria-disabled={busy} onClick={onRunAgain}>
            {t.again()}
          </Button>
        )
      }
    >
      {number === undefined ? t.texts[draft](values) : t.versionText(values)}
    </Notice>
  );
}
