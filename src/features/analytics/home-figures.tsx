import { useI18nContext } from '@i18n/i18n-react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { PartFailure } from '@/shared/failures/part-failure';
import { Skeleton } from '@/ui/skeleton';
import { Sparkline } from '@/ui/sparkline';
import { FigureCard } from './figure-card';
import { relativeChange } from './share';
import { useHomeFigures } from './use-home-figures';
import { useQuestions } from './use-questions';
import { ratingChange, ratingIn, resolvedIn, weekFigures } from './week-figures';

const PICTURE = 'h-10 w-25 shrink-0';

interface HomeFiguresProps {
  /** By whose clock the company counts its days; the browser's where it is not known. */
  companyZone: string | undefined;
}

/** Four figures of the last week, each with how it went; inside `<WithTexts nouns={['homeFigures']}>`. */
export function HomeFigures({ companyZone }: HomeFiguresProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.homeFigures;
  const { data, error, refetch } = useHomeFigures(companyZone);
  const questions = useQuestions(undefined);
  const week = weekFigures(data?.days ?? []);
  const { now, before } = week;
  const number = (value: number) => formatNumber(locale, value);
  const tenths = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(value / 10);
  const percent = (value: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  const waiting = <Skeleton className="mt-2 h-14 w-full" />;
  const failed = !data && (error ? <PartFailure error={error} onRetry={() => void refetch()} /> : waiting);
  const isNew = data !== undefined && week.all.conversations === 0;
  const nothing = isNew && { value: '–', dashed: true, direction: t.nothing(), picture: undefined };
  const search = { preset: '7d' };

  const volume = now.conversations - before.conversations;
  const relative = relativeChange(Math.abs(volume), before.conversations);
  const share = resolvedIn(now);
  const shareBefore = resolvedIn(before);
  const rating = ratingIn(now);
  const ratingWent = ratingChange(now, before);
  const open = Math.max(questions.data?.total ?? 0, questions.data?.items.length ?? 0);

  return (
    <ul aria-label={t.label()} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <FigureCard
        name={t.names.conversations()}
        period={t.period()}
        search={search}
        instead={failed || undefined}
        value={number(now.conversations)}
        picture={<Sparkline className={PICTURE} fromZero values={week.conversations} />}
        direction={
          <Direction
            difference={volume}
            amount={relative === undefined ? number(Math.abs(volume)) : percent(relative)}
            more={t.onWeek()}
          />
        }
        {...nothing}
      />
      <FigureCard
        name={t.names.resolved()}
        period={t.period()}
        search={{ ...search }}
        instead={failed || undefined}
        value={share === undefined ? t.tooFew() : percent(share / 100)}
        picture={<Sparkline className={PICTURE} tone="accent" values={week.resolved} />}
        direction={
          share === undefined || shareBefore === undefined ? (
            t.tooFewText()
          ) : (
            <Direction
              difference={share - shareBefore}
              better="more"
              amount={t.points({ n: Math.abs(share - shareBefore) })}
              more={t.onWeek()}
            />
          )
        }
        {...nothing}
      />
      <FigureCard
        name={t.names.rating()}
        period={t.period()}
        search={{ ...search }}
        instead={failed || undefined}
        value={rating === undefined ? '–' : tenths(rating)}
        unit={rating !== undefined && t.ofFive()}
        picture={<Sparkline className={PICTURE} tone="accent" values={week.rating} />}
        direction={
          ratingWent === undefined ? (
            t.ratings({ n: now.ratings })
          ) : (
            <Direction
              difference={ratingWent}
              better="more"
              amount={tenths(Math.abs(ratingWent))}
              more={`${t.onWeek()} · ${t.ratings({ n: now.ratings })}`}
            />
          )
        }
        {...nothing}
      />
      <FigureCard
        name={t.names.questions()}
        period={t.rightNow()}
        search={{}}
        hash="unanswered-questions"
        instead={
          questions.data ? undefined : questions.error ? (
            <PartFailure error={questions.error} onRetry={() => void questions.refetch()} />
          ) : (
            waiting
          )
        }
        value={number(open)}
        picture={
          data && (
            <Sparkline className={PICTURE} look="bars" tone="secondary" fromZero values={week.unanswered} />
          )
        }
        // What is open now is of all weeks: how many the last one brought is all that can be said beside it.
        direction={data && t.askedThisWeek({ n: number(now.unanswered) })}
        {...nothing}
      />
    </ul>
  );
}

interface DirectionProps {
  difference: number;
  /** More is better; volume by itself is neither. */
  better?: 'more';
  amount: string;
  /** What follows it, more quietly. */
  more: ReactNode;
}

/** Where a figure goes, in words and by an icon; coloured only where that is good or bad. */
function Direction({ difference, better, amount, more }: DirectionProps) {
  const t = useI18nContext().LL.homeFigures;
  if (difference === 0) return t.same();
  const isMore = difference > 0;
  const Icon = isMore ? TrendingUp : TrendingDown;
  const look = better === undefined ? 'text-quiet' : isMore ? 'text-success' : 'text-error';
  const words = isMore ? t.up : t.down;
  return (
    <>
      <span className={`inline-flex items-center gap-1 font-medium ${look}`}>
        <Icon size={13} aria-hidden="true" />
        {words({ amount })}
      </span>
      {more}
    </>
  );
}
