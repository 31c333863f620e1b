import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { FiguresParams } from '@/api/generated/schemas/figuresParams.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { UnansweredQuestionsParams } from '@/api/generated/schemas/unansweredQuestionsParams.zod';
import { known } from '@/api/known';
import type { AnalyticsRange } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';

/** So many questions are asked for; nobody reads more of them in one go. */
const MOST_QUESTIONS = 100;

/** What a link asks the figures for. */
export function figuresParams(
  accountId: string,
  search: AnalyticsSearch,
  { from, to, zone, before }: AnalyticsRange,
): FiguresParams {
  return {
    accountId,
    from,
    to,
    timeZone: zone,
    compareFrom: before?.from,
    compareTo: before?.to,
    botKey: search.agent,
    channel: known(ChannelKind, search.channel),
    language: known(Locale, search.language),
    versionId: search.version,
  };
}

/** The same for what visitors asked in vain, of one agent or of all. */
export function questionsParams(accountId: string, botKey: string | undefined): UnansweredQuestionsParams {
  return { accountId, botKey, limit: MOST_QUESTIONS };
}
