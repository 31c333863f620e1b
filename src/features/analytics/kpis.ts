import type { TranslationFunctions } from '@i18n/i18n-types';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import type { FigureTotals } from '@/api/generated/schemas/figureTotals.zod';
import { formatNumber } from '@/lib/format';
import type { AnalyticsSearch } from './analytics-search';
import { endedOf, percentOf, relativeChange } from './share';

/** How a figure changed, in words, and whether that is good: the tone tells what the words leave to common sense. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  tone: 'good' | 'bad' | 'neutral';
  /** By how much; empty where it did not change. */
  amount: string;
  words: string;
}

/** A figure at the head of the page. */
export interface Kpi {
  id: 'conversations' | 'resolved' | 'firstAnswer' | 'rating' | 'cost';
  name: string;
  value: string;
  /** What follows the value, more quietly. */
  unit?: string;
  change: Change | undefined;
  definition: string;
  /** Which conversations are behind it. */
  more: Partial<AnalyticsSearch>;
}

type Words = TranslationFunctions['analytics'];

interface Compared {
  now: number;
  before: number | undefined;
  /** What is better; volume and cost by themselves are neither. */
  better?: 'more' | 'less';
  /** The least difference that is worth a word: a smaller one is chance. */
  least?: number;
  amountOf: (difference: number) => string;
  words: { more: () => string; less: () => string };
}

/** Below these a change is called none: points of a percentage, tenths of a second or of a rating, a share of a cost. */
const LEAST = { points: 2, tenths: 2, share: 0.05 } as const;

/** The change of a figure that is shown in steps of one. */
function changeOf(
  t: Words,
  { now, before, better, least = 0, amountOf, words }: Compared,
): Change | undefined {
  if (before === undefined) return undefined;
  const difference = now - before;
  const amount = amountOf(Math.abs(difference));
  // Four of 8,000 are 0 %: none that could be read.
  if (amount === amountOf(0))
    return { direction: 'same', tone: 'neutral', amount: '', words: t.changes.same() };
  if (Math.abs(difference) < least)
    return { direction: 'same', tone: 'neutral', amount: '', words: t.changes.about() };
  const isMore = difference > 0;
  const isGood = better === (isMore ? 'more' : 'less');
  return {
    direction: isMore ? 'up' : 'down',
    tone: better === undefined ? 'neutral' : isGood ? 'good' : 'bad',
    amount,
    words: isMore ? words.more() : words.less(),
  };
}

/** Where a figure is shown with so many digits, its change is that of what is shown. */
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits);

function shareOf(totals: FigureTotals | null | undefined): number | undefined {
  const ended = totals ? endedOf(totals) : undefined;
  return ended === undefined ? undefined : percentOf(totals?.resolved ?? 0, ended);
}

function costEach(totals: FigureTotals | null | undefined): number | undefined {
  if (totals?.cost == null || totals.conversations === 0) return undefined;
  return totals.cost / totals.conversations;
}

/** The figures at the head of the page, as they are shown and exported. */
export function kpisOf(t: Words, locale: string, { totals, before: told, currency }: Figures): Kpi[] {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
  const percent = (value: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  const money = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 3 }).format(value);
  // A time without conversations is nothing to compare with.
  const before = told?.conversations === 0 ? null : told;
  const { conversations, firstAnswerMs, rating } = totals;
  const share = shareOf(totals);
  const shareBefore = shareOf(before);
  const many = before?.conversations;
  const cost = costEach(totals);
  const costBefore = costEach(before);
  const rated = totals.ratings ?? 0;
  const ratings = { n: rated, count: number(rated) };
  const rate = percentOf(rated, conversations);
  const { names, definitions, changes } = t;
  return [
    {
      id: 'conversations',
      name: names.conversations(),
      value: formatNumber(locale, conversations),
      change: changeOf(t, {
        now: conversations,
        before: many,
        amountOf: (difference) => {
          const relative = many === undefined ? undefined : relativeChange(difference, many);
          return relative === undefined ? number(difference) : percent(relative);
        },
        words: { more: changes.more, less: changes.fewer },
      }),
      definition: definitions.conversations(),
      more: {},
    },
    {
      id: 'resolved',
      name: names.resolved(),
      value:
        endedOf(totals) === undefined ? t.notTold() : share === undefined ? t.tooFew() : percent(share / 100),
      change:
        share === undefined
          ? undefined
          : changeOf(t, {
              now: share,
              before: shareBefore,
              better: 'more',
              least: LEAST.points,
              amountOf: (n) => t.points({ n }),
              words: { more: changes.up, less: changes.down },
            }),
      definition: share === undefined ? t.topics.note() : definitions.resolved(),
      more: { outcome: 'resolved' },
    },
    {
      id: 'firstAnswer',
      name: names.firstAnswer(),
      value: firstAnswerMs === null ? t.notTold() : t.seconds({ n: number(firstAnswerMs / 1000, 1) }),
      change:
        firstAnswerMs === null
          ? undefined
          : changeOf(t, {
              now: rounded(firstAnswerMs / 1000, 1),
              before: before?.firstAnswerMs == null ? undefined : rounded(before.firstAnswerMs / 1000, 1),
              better: 'less',
              least: LEAST.tenths,
              amountOf: (tenths) => t.seconds({ n: number(tenths / 10, 1) }),
              words: { more: changes.slower, less: changes.faster },
            }),
      definition: definitions.firstAnswer(),
      more: {},
    },
    {
      id: 'rating',
      name: names.rating(),
      value: rating === null ? (totals.ratings === 0 ? t.noRatings() : t.notTold()) : number(rating, 1),
      ...(rating !== null && { unit: t.ofFive() }),
      change:
        rating === null
          ? undefined
          : changeOf(t, {
              now: rounded(rating, 1),
              before: before?.rating == null ? undefined : rounded(before.rating, 1),
              better: 'more',
              least: LEAST.tenths,
              amountOf: (tenths) => number(tenths / 10, 1),
              words: { more: changes.up, less: changes.down },
            }),
      definition:
        rate === undefined
          ? definitions.rating(ratings)
          : definitions.ratingShare({ ...ratings, percent: percent(rate / 100) }),
      more: { rating: 'bad' },
    },
    {
      id: 'cost',
      name: names.cost(),
      value: cost === undefined ? (conversations === 0 ? '–' : t.notTold()) : money(cost),
      change:
        cost === undefined
          ? undefined
          : changeOf(t, {
              now: rounded(cost, 3),
              before: costBefore === undefined ? undefined : rounded(costBefore, 3),
              better: 'less',
              least: rounded((costBefore ?? 0) * LEAST.share, 3),
              amountOf: (thousandths) => money(thousandths / 1000),
              words: { more: changes.dearer, less: changes.cheaper },
            }),
      definition: definitions.cost(),
      more: {},
    },
  ];
}
