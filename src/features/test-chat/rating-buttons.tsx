import { useI18nContext } from '@i18n/i18n-react';
import { ThumbsUp } from 'lucide-react';
import { lazy } from 'react';
import type { Feedback } from '@/api/generated/schemas/feedback.zod';
import { loadPart } from '@/lib/load-part';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { IconButton } from '@/ui/icon-button';
import { Late } from '@/ui/late';
import { BadButton } from './bad-button';
import { PRESSED_CLASS } from './pressed-class';

const BadRating = lazy(() => loadPart(async () => ({ default: (await import('./bad-rating')).BadRating })));

interface RatingButtonsProps {
  messageId: string;
  feedback: Feedback | undefined;
  onRate: (feedback: Feedback) => Promise<void>;
}

/** Good or bad, and of a bad answer why: the rating counts at once, the reason may follow. */
export function RatingButtons({ messageId, feedback, onRate }: RatingButtonsProps) {
  const t = useI18nContext().LL.testAgent.answer;
  const showFailure = useFailureToast();
  const rating = feedback?.rating ?? null;
  /** Whether it was taken; if not, the reason is shown. */
  const rate = async (next: Feedback) => {
    try {
      await onRate(next);
      return true;
    } catch (error) {
      showFailure(error, t.notRated());
      return false;
    }
  };
  return (
    <>
      <IconButton
        label={t.good()}
        icon={<ThumbsUp size={14} aria-hidden="true" />}
        className={PRESSED_CLASS}
        aria-pressed={rating === 'up'}
        onClick={() => void rate({ rating: rating === 'up' ? null : 'up' })}
      />
      <Late
        fallback={<BadButton pressed={rating === 'down'} onClick={() => void rate({ rating: 'down' })} />}
      >
        <BadRating messageId={messageId} feedback={feedback} onRate={rate} />
      </Late>
    </>
  );
}
