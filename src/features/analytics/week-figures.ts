import type { FigureDay } from '@/api/generated/schemas/figureDay.zod';
import { FEWEST } from './share';

/** How many days the figures of the first page are about, and how many its pictures show. */
export const WEEK = 7;
export const SHOWN = 28;

interface Sum {
  conversations: number;
  ended: number;
  resolved: number;
  unanswered: number;
  ratings: number;
  scores: number;
}

function sumOf(days: readonly FigureDay[]): Sum {
  const sum = { conversations: 0, ended: 0, resolved: 0, unanswered: 0, ratings: 0, scores: 0 };
  for (const { conversations, resolved, person, unanswered, rating, ratings } of days) {
    sum.conversations += conversations;
    sum.resolved += resolved;
    sum.unanswered += unanswered;
    sum.ended += resolved + person + unanswered;
    sum.ratings += rating === null ? 0 : ratings;
    sum.scores += (rating ?? 0) * ratings;
  }
  return sum;
}

/** The share of those resolved in percent; undefined where there are too few. */
export function resolvedIn({ ended, resolved }: Sum): number | undefined {
  return ended < FEWEST ? undefined : Math.round((resolved / ended) * 100);
}

/** The average rating in tenths of a star. */
export function ratingIn({ ratings, scores }: Sum): number | undefined {
  return ratings === 0 ? undefined : Math.round((scores / ratings) * 10);
}

/**
 * How the average rating went, in tenths of a star; undefined where either week has too few ratings: between two handfuls
 * of opinions half a star is chance, and no reason for an alarm.
 */
export function ratingChange(now: Sum, before: Sum): number | undefined {
  const [rating, ratingBefore] = [ratingIn(now), ratingIn(before)];
  if (rating === undefined || ratingBefore === undefined) return undefined;
  return Math.min(now.ratings, before.ratings) < FEWEST ? undefined : rating - ratingBefore;
}

/** The last week, the one before, and how each figure went until now. */
export function weekFigures(days: readonly FigureDay[]) {
  /** The week that ends with each day: single days go up and down too much to be read. */
  const weeks = days.slice(WEEK - 1).map((_, index) => sumOf(days.slice(index, index + WEEK)));
  return {
    now: sumOf(days.slice(-WEEK)),
    before: sumOf(days.slice(-2 * WEEK, -WEEK)),
    all: sumOf(days),
    conversations: weeks.map(({ conversations }) => conversations),
    unanswered: days.slice(-2 * WEEK).map(({ unanswered }) => unanswered),
    resolved: weeks.map(({ ended, resolved }) => (ended === 0 ? undefined : resolved / ended)),
    rating: weeks.map(({ ratings, scores }) => (ratings === 0 ? undefined : scores / ratings)),
  };
}
