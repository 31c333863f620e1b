import { useI18nContext } from '@i18n/i18n-react';
import { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';
import { known, textFor } from '@/api/known';
import { Badge } from '@/ui/badge';

const TONES = {
  passed: 'success',
  failed: 'error',
  changed: 'warning',
  accepted: 'success',
  not_run: 'neutral',
} as const;

/** How a test came out, in one or two words. */
export function VerdictBadge({ verdict }: { verdict: string }) {
  const t = useI18nContext().LL.agentTests.verdicts;
  const one = known(TestVerdict, verdict);
  return <Badge tone={one && TONES[one]}>{textFor(TestVerdict, t, verdict)}</Badge>;
}
