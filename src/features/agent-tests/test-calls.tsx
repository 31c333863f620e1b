import { useI18nContext } from '@i18n/i18n-react';
import { Wrench } from 'lucide-react';
import type { TestCall } from '@/api/generated/schemas/testCall.zod';
import { TestCallOutcome } from '@/api/generated/schemas/testCallOutcome.zod';
import { known, textFor } from '@/api/known';
import { humanised } from '@/lib/humanised';
import { localText } from '@/shared/agent-draft/local-text';
import { Badge } from '@/ui/badge';

const TONES = {
  done: 'success',
  failed: 'error',
  needs_approval: 'warning',
  changes_data: 'warning',
} as const;

/** What an answer of a test called, or would have called. */
export function TestCalls({ calls }: { calls: readonly TestCall[] }) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.result.calls;
  const shown = calls.map((call, index) => ({ ...call, key: `${index} ${call.action}` }));
  return (
    <ul aria-label={t.label()} className="mb-1.5 flex flex-col gap-1">
      {shown.map(({ key, toolkit, toolkitName, action, title, input, outcome }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem]">
          <Wrench size={14} aria-hidden="true" className="shrink-0 text-quiet" />
          <span className="font-medium">{toolkitName || humanised(toolkit)}</span>
          <span className="text-quiet">{(title && localText(title, locale)) || humanised(action)}</span>
          {input !== '' && <code className="min-w-0 rounded-sm bg-base-content/8 px-1">{input}</code>}
          <Badge tone={TONES[known(TestCallOutcome, outcome) ?? 'done']}>
            {textFor(TestCallOutcome, t.outcomes, outcome)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
