import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { BellRing, ChartColumn } from 'lucide-react';
import { shortZone } from '@/lib/time-zone';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { AgentUseCard } from './agent-use-card';
import { PRESETS, rangeOf, USUAL } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';
import { behind } from './behind';
import { formatRange } from './calendar';
import { EndingsCard } from './endings-card';
import { ExportButton } from './export-button';
import { FiguresSkeleton } from './figures-skeleton';
import { FilterBar } from './filter-bar';
import { HandoffsCard } from './handoffs-card';
import { KpiCards } from './kpi-cards';
import { kpisOf } from './kpis';
import { OutcomeCard } from './outcome-card';
import { QuestionsCard } from './questions-card';
import { TopicsCard } from './topics-card';
import { useFiguresView } from './use-figures-view';
import { useQuestions } from './use-questions';

interface FiguresScreenProps {
  search: AnalyticsSearch;
  onSearch: (change: Partial<AnalyticsSearch>) => void;
  /** By whose clock the company counts its days. */
  companyZone: string | undefined;
}

/** A zone by its last name: Madrid. */

/** What narrows which conversations of a range are counted. */
const FILTERS = ['agent', 'version', 'channel', 'language'] as const;
const USUAL_RANGE = { preset: USUAL, from: undefined, to: undefined };
const NO_FILTERS = Object.fromEntries(FILTERS.map((filter) => [filter, undefined]));

/** What is counted of the conversations with visitors. */
export function FiguresScreen({ search, onSearch, companyZone }: FiguresScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics;
  const range = rangeOf(search, companyZone);
  const { data: figures, error, refetch, isFetching } = useFiguresView(search, range);
  const questions = useQuestions(search.agent);
  const failsWhole = error !== null && !figures && questions.error !== null && !questions.data;
  const days = range.fault === undefined ? formatRange(locale, range.from, range.to) : undefined;
  const counted =
    range.fault === undefined && figures && figures.totals.conversations > 0 ? figures : undefined;
  const isFiltered = FILTERS.some((filter) => search[filter] !== undefined);
  const link = (more: Partial<AnalyticsSearch>) => behind(search, range, more);
  return (
    <>
      <PageHeader
        title={t.title()}
        text={days === undefined ? t.aboutNoRange() : t.about({ range: days, zone: shortZone(range.zone) })}
        actions={
          <>
            <Link
              to="/{-$locale}/dashboard/analytics"
              search={{ view: 'monitors' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              <BellRing size={16} aria-hidden="true" />
              {t.monitors()}
            </Link>
            {figures && <ExportButton figures={figures} search={search} range={range} />}
          </>
        }
      />
      <FilterBar search={search} range={range} onSearch={onSearch} />
      {range.fault === undefined && !figures && !error && <FiguresSkeleton label={t.loading()} />}
      {range.fault === undefined && !figures && error && (
        <div className="mb-4">
          <FailurePanel
            error={error}
            title={t.loadFailed()}
            onRetry={() => {
              void refetch();
              if (failsWhole) void questions.refetch();
            }}
          />
        </div>
      )}
      {range.fault === undefined && figures && (
        <div aria-busy={isFetching}>
          {figures.totals.conversations === 0 ? (
            <div className="mb-4">
              <EmptyState
                icon={<ChartColumn size={20} />}
                title={t.empty.title()}
                text={t.empty.text()}
                action={
                  isFiltered ? (
                    <Button variant="secondary" onClick={() => onSearch(NO_FILTERS)}>
                      {t.filters.clear()}
                    </Button>
                  ) : (
                    range.preset !== USUAL && (
                      <Button variant="secondary" onClick={() => onSearch(USUAL_RANGE)}>
                        {t.filters.lastDays({ n: PRESETS[USUAL] })}
                      </Button>
                    )
                  )
                }
              />
            </div>
          ) : (
            <>
              <KpiCards
                kpis={kpisOf(t, locale, figures)}
                behind={link}
                compared={range.before !== undefined}
              />
              <OutcomeCard
                figures={figures}
                range={days ?? ''}
                today={range.today}
                shown={search.days === 'table' ? 'table' : 'chart'}
                onShown={(shown) => onSearch({ days: shown === 'table' ? 'table' : undefined })}
                by={search.by}
                onBy={(by) => onSearch({ by })}
                behind={link}
              />
            </>
          )}
        </div>
      )}
      <div
        className={clsx(
          'grid items-start gap-4 print:block print:space-y-4',
          counted && 'lg:grid-cols-[minmax(0,1fr)_23.75rem]',
        )}
      >
        {counted && (
          <div className="flex min-w-0 flex-col gap-4">
            <TopicsCard figures={counted} behind={link} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
          {/* What fails with everything else is said once. */}
          {!failsWhole && (
            <QuestionsCard
              found={questions}
              ofAgent={search.agent !== undefined}
              asked={search.question}
              onClose={() => onSearch({ question: undefined })}
            />
          )}
          {counted && <HandoffsCard handoffs={counted.handoffs} behind={link} />}
        </div>
        {counted && (
          <div className="flex min-w-0 flex-col gap-4 lg:col-span-2">
            <EndingsCard totals={counted.totals} behind={link} />
            <AgentUseCard figures={counted} />
          </div>
        )}
      </div>
    </>
  );
}
