import type { TranslationFunctions } from '@i18n/i18n-types';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import type { UnansweredQuestion } from '@/api/generated/schemas/unansweredQuestion.zod';
import { textFor } from '@/api/known';
import { agentUseRows } from './agent-use-rows';
import { ENDINGS } from './ending-bar';
import { kpisOf } from './kpis';
import { dayRows } from './per-day';
import { topicRows } from './topic-rows';

type Cell = string | number;

/** A card of the page as a table. */
export interface Section {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** All that the page shows, in its words and with its numbers. */
export function sectionsOf(
  t: TranslationFunctions['analytics'],
  locale: 'en' | 'es',
  figures: Figures,
  questions: readonly UnansweredQuestion[],
): Section[] {
  const { exporting, perDay, topics, endings, handoffs, use } = t;
  const days = dayRows(perDay, locale, figures);
  const isCompared = days.some(({ before }) => before !== undefined);
  return [
    {
      title: exporting.figures(),
      columns: [exporting.figure(), exporting.value(), exporting.change()],
      rows: kpisOf(t, locale, figures).map(({ name, value, unit, change }) => [
        name,
        unit ? `${value} ${unit}` : value,
        change ? `${change.amount} ${change.words}`.trim() : '',
      ]),
    },
    {
      title: perDay.title(),
      columns: [
        perDay.day(),
        perDay.conversations(),
        perDay.resolved(),
        perDay.person(),
        perDay.unanswered(),
        ...(isCompared ? [perDay.before({ n: days.length })] : []),
        perDay.published(),
      ],
      rows: days.map(({ day, conversations, resolved, person, unanswered, before, published }) => [
        day,
        conversations,
        resolved,
        person,
        unanswered,
        ...(isCompared ? [before ?? ''] : []),
        published.join(', '),
      ]),
    },
    {
      title: topics.title(),
      columns: [
        topics.topic(),
        exporting.conversations(),
        topics.resolved(),
        topics.person(),
        topics.unanswered(),
        `${topics.share()} (%)`,
      ],
      rows: topicRows(t, locale, figures.topics ?? []).map((row) => [
        row.title,
        row.conversations,
        row.resolved,
        row.person,
        row.unanswered,
        row.share,
      ]),
    },
    {
      title: endings.title(),
      columns: [endings.ending(), exporting.conversations()],
      rows: ENDINGS.map((ending) => [endings[ending](), figures.totals[ending] ?? '']),
    },
    {
      title: handoffs.title(),
      columns: [handoffs.reason(), exporting.conversations()],
      rows: (figures.handoffs ?? []).map(({ reason, conversations }) => [
        textFor(HandoffReason, handoffs.reasons, reason),
        conversations,
      ]),
    },
    {
      title: use.title(),
      columns: [
        use.agent(),
        use.version(),
        use.conversations(),
        use.answers(),
        use.tokens(),
        use.cost(),
        use.wait(),
      ],
      rows: agentUseRows(t, locale, figures.currency, figures.use ?? []).map((row) => [
        row.agent,
        row.version,
        row.conversations,
        row.answers,
        row.tokens,
        row.cost,
        row.wait,
      ]),
    },
    {
      title: t.questions.title(),
      columns: [exporting.question(), exporting.asked()],
      rows: questions.map(({ question, asked }) => [question, asked]),
    },
  ];
}
