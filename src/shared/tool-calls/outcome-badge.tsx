import { useI18nContext } from '@i18n/i18n-react';
import { CallOutcome } from '@/api/generated/schemas/callOutcome.zod';
import { known, textFor } from '@/api/known';
import { Badge } from '@/ui/badge';

const TONES = { done: 'success', failed: 'error', refused: 'warning' } as const;

/** How a call ended. */
export function OutcomeBadge({ outcome }: { outcome: string }) {
  const t = useI18nContext().LL.toolCalls.outcomes;
  const one = known(CallOutcome, outcome);
  return <Badge tone={one && TONES[one]}>{textFor(CallOutcome, t, outcome)}</Badge>;
}
