import { useI18nContext } from '@i18n/i18n-react';
import { lazy, useState } from 'react';
import type { UnansweredQuestion } from '@/api/generated/schemas/unansweredQuestion.zod';
import { formatNumber } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import { useMay } from '@/shared/account/use-may';
import { PartFailure } from '@/shared/failures/part-failure';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import type { useQuestions } from './use-questions';

const ReviewDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./review-dialog')).ReviewDialog })),
);

/** So many are shown before all of them are asked for. */
const FIRST = 3;

interface QuestionsCardProps {
  found: ReturnType<typeof useQuestions>;
  /** They are those of one agent. */
  ofAgent: boolean;
  /** The question that the link opens. */
  asked: string | undefined;
  /** The link opens it no more. */
  onClose: () => void;
}

/** What visitors got no answer to, to be answered in the agent's draft; it fails and is tried again alone. */
export function QuestionsCard({
  found: { data, error, refetch },
  ofAgent,
  asked,
  onClose,
}: QuestionsCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.questions;
  const mayEdit = useMay()('edit');
  const [all, setAll] = useState(false);
  const [reviewed, setReviewed] = useState<UnansweredQuestion>();
  const [opened, setOpened] = useState<string>();
  const linked = data?.items.find(({ questionId }) => questionId === asked);
  // Once a link: the question stays open with what is written, also when it leaves the list.
  if (mayEdit && linked && opened !== asked) {
    setOpened(asked);
    setReviewed(linked);
  }
  const total = Math.max(data?.total ?? 0, data?.items.length ?? 0);
  const detail = ({ asked: times, draft }: UnansweredQuestion) => {
    const source = draft?.sources[0]?.title;
    const drafted = draft ? (source ? t.draftedFrom({ source }) : t.drafted()) : t.noSource();
    return `${t.asked({ n: times, count: formatNumber(locale, times) })} · ${drafted}`;
  };
  return (
    <Card
      id="unanswered-questions"
      title={t.title()}
      text={ofAgent ? t.allTimeOfAgent() : t.allTime()}
      actions={total > 0 && <Badge tone="warning">{t.open({ n: total })}</Badge>}
    >
      {!data && error && <PartFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data?.items.length === 0 && <p className="text-quiet">{t.none()}</p>}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.slice(0, all ? undefined : FIRST).map((question) => (
            <li key={question.questionId} className="flex items-center gap-3 py-2.5">
              <div className="min-w-0 grow [overflow-wrap:anywhere]">
                <p className="font-medium" lang={question.language}>
                  {question.question}
                </p>
                <p className="text-quiet text-xs">{detail(question)}</p>
              </div>
              {mayEdit && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={
                    question.draft
                      ? t.reviewOne({ question: question.question })
                      : t.writeOne({ question: question.question })
                  }
                  onClick={() => setReviewed(question)}
                >
                  {question.draft ? t.review() : t.write()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.items.length > FIRST && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.fewer() : t.all({ n: total })}
        </Button>
      )}
      {reviewed && (
        <Late>
          <ReviewDialog
            key={reviewed.questionId}
            question={reviewed}
            onClose={() => {
              setReviewed(undefined);
              if (asked !== undefined) onClose();
            }}
          />
        </Late>
      )}
    </Card>
  );
}
