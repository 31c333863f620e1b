import { useI18nContext } from '@i18n/i18n-react';
import type { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';
import { Badge } from '@/ui/badge';

const TONES = {
  passed: 'success',
  failed: 'error',
  changed: 'warning',
  accepted: 'success',
  not_run: 'neutral',
} as const;

/** How a test came out, in one or two words. */
export function VerdictBadge({ verdict }: { verdict: TestVerdict }) {
  const words = useI18nContext().LL.agentTests.verdicts;
  return <Badge tone={TONES[verdict]}>{words[verdict]()}</Badge>;
}
