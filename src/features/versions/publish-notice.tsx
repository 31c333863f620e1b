import { useI18nContext } from '@i18n/i18n-react';
import type { StoredDraft } from '@/api/generated/schemas/storedDraft.zod';
import { formatMoment } from '@/lib/format';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { PublishRefusal } from './use-publish-draft';

interface PublishNoticeProps {
  /** The draft as it is now, where it is not the one that was looked at. */
  changed: StoredDraft | undefined;
  /** Goes on with the draft as it is now. */
  onGoOn: () => void;
  refusal: PublishRefusal | undefined;
  /** Whether the provider refused because of the tests' answers, and they are still open. */
  answersRefused: boolean;
  error: unknown;
}

/** What stands in the way of publishing: a draft that changed meanwhile, a refusal, or a failure. */
export function PublishNotice({ changed, onGoOn, refusal, answersRefused, error }: PublishNoticeProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.sheet;
  if (changed) {
    return (
      <Notice
        tone="warning"
        assertive
        title={t.changed({
          by: changed.savedBy || LL.common.unknown(),
          at: formatMoment(locale, changed.savedAt) ?? LL.common.unknown(),
        })}
        action={
          <Button variant="secondary" size="sm" onClick={onGoOn}>
            {t.goOn()}
          </Button>
        }
      >
        {t.changedText()}
      </Notice>
    );
  }
  if (refusal === 'NOT_READY') {
    return (
      <Notice tone="error" title={t.notReady()}>
        {t.notReadyText()}
      </Notice>
    );
  }
  if (answersRefused) {
    return (
      <Notice tone="error" title={t.answersChanged()}>
        {t.answersChangedText()}
      </Notice>
    );
  }
  return refusal === undefined && <FailureNotice error={error} />;
}
