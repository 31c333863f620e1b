import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import { isUnavailable } from '@/api/api-error';
import { formatNumber } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';
import { PartFailure } from '@/shared/failures/part-failure';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { useQuestions } from './use-questions';

/** So many are named on a page about other things. */
const NAMED = 2;

/** What visitors asked in vain, for who may answer it, on the first page of the day; inside `<WithTexts nouns={['homeParts']}>`. */
export function OpenQuestions() {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  const mayEdit = useMay()('edit');
  const { data, error, refetch } = useQuestions(undefined);
  if (!mayEdit) return null;
  if (!data && error)
    return isUnavailable(error) ? null : (
      <div className="py-3">
        <PartFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Skeleton className="h-5 w-48" />;
  if (data.items.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {data.items.slice(0, NAMED).map(({ questionId, question, asked, agentName, draft }) => (
        <AttentionRow
          key={questionId}
          Icon={MessageCircleQuestion}
          tone="warning"
          // No call tells the days of these, as the figures above have them: they count from the first time on.
          detail={[agentName, t.askedTimes({ n: asked, count: formatNumber(locale, asked) })]
            .filter(Boolean)
            .join(' · ')}
          action={
            <Link
              to="/{-$locale}/dashboard/analytics"
              search={{ question: questionId }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <span aria-hidden="true">{draft ? t.review() : t.write()}</span>
              <span className="sr-only">
                {draft ? t.reviewNamed({ question }) : t.writeNamed({ question })}
              </span>
            </Link>
          }
        >
          {t.asked({ question })}
        </AttentionRow>
      ))}
    </ul>
  );
}
