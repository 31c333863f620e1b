import type { TranslationFunctions } from '@i18n/i18n-types';
import type { AgentUse } from '@/api/generated/schemas/agentUse.zod';
import { formatNumber } from '@/lib/format';

/** What one version of an agent used, as it is shown and exported. */
export interface UseRow {
  key: string;
  agent: string;
  version: string;
  conversations: number;
  answers: number;
  tokens: string;
  cost: string;
  wait: string;
}

/** What agents used for each answer, by agent and version. */
export function agentUseRows(
  t: TranslationFunctions['analytics'],
  locale: string,
  currency: string,
  use: readonly AgentUse[],
): UseRow[] {
  const each = (sum: number | null, answers: number, shown: (value: number) => string) =>
    sum === null ? t.notTold() : answers === 0 ? '–' : shown(sum / answers);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 3 });
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // The versions of an agent stand together.
  const names = [...new Set(use.map(({ botKey }) => botKey))];
  return use
    .toSorted((a, b) => names.indexOf(a.botKey) - names.indexOf(b.botKey))
    .map(({ botKey, agentName, versionId, version, conversations, answers, tokens, cost, ...one }) => ({
      key: `${botKey} ${versionId}`,
      agent: agentName || (botKey ?? '–'),
      version: version === null ? t.use.unknownVersion() : t.filters.versionNumber({ n: version }),
      conversations,
      answers,
      tokens: each(tokens, answers, (value) => formatNumber(locale, Math.round(value))),
      cost: each(cost, answers, (value) => money.format(value)),
      wait:
        one.firstAnswerMs === null ? t.notTold() : t.seconds({ n: seconds.format(one.firstAnswerMs / 1000) }),
    }));
}
