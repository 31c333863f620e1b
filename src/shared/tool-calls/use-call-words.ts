import { useI18nContext } from '@i18n/i18n-react';
import { CallReason } from '@/api/generated/schemas/callReason.zod';
import type { LoggedCallHead } from '@/api/generated/schemas/loggedCallHead.zod';
import { textFor } from '@/api/known';
import { formatNumber } from '@/lib/format';
import { humanised } from '@/lib/humanised';
import { localText } from '@/shared/agent-draft/local-text';
import { useToolkitName } from './use-toolkit-name';

const ONE_SECOND = 1000;

/** What a person reads of a call: what was called, how long it took, why it ended so. */
export function useCallWords() {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls;
  const nameOf = useToolkitName();
  return {
    toolkit: ({ toolkit, toolkitName }: LoggedCallHead) => nameOf(toolkit, toolkitName),
    action: ({ action, actionName }: LoggedCallHead) => localText(actionName, locale) || humanised(action),
    duration: (milliseconds: number | null | undefined): string => {
      if (milliseconds === null || milliseconds === undefined) return '–';
      if (milliseconds < ONE_SECOND) return t.milliseconds({ n: Math.round(milliseconds) });
      const seconds = Math.round(milliseconds / 100) / 10;
      return t.seconds({ n: formatNumber(locale, seconds) });
    },
    reason: (reason: string): string => textFor(CallReason, t.reasons, reason),
  };
}
