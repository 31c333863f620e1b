import type { TranslationFunctions } from '@i18n/i18n-types';
import type { TopicFigures } from '@/api/generated/schemas/topicFigures.zod';
import { localText } from '@/shared/agent-draft/local-text';
import { endedOf, percentOf } from './share';

/** A topic as it is shown and exported. */
export interface TopicRow {
  key: string;
  /** None of everything else. */
  topicId: string | undefined;
  title: string;
  conversations: number;
  resolved: number;
  person: number;
  unanswered: number;
  /** How many of those that ended were resolved; in words where there are too few. */
  share: string;
  isPercent: boolean;
}

/** What visitors ask about, the most frequent first, everything else at the end. */
export function topicRows(
  t: TranslationFunctions['analytics'],
  locale: 'en' | 'es',
  topics: readonly TopicFigures[],
): TopicRow[] {
  return topics.map(({ topic, ...counts }) => {
    const ended = endedOf(counts) ?? 0;
    const percent = percentOf(counts.resolved, ended);
    const few = ended === 0 ? t.tooFew() : t.topics.ofEnded({ resolved: counts.resolved, ended });
    return {
      ...counts,
      key: topic?.topicId ?? '',
      topicId: topic?.topicId,
      title: topic ? localText(topic.title, locale) || (topic.topicId ?? '') : t.topics.rest(),
      isPercent: percent !== undefined,
      share:
        percent === undefined
          ? few
          : new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100),
    };
  });
}
