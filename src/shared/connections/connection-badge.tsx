import { useI18nContext } from '@i18n/i18n-react';
import { ToolkitConnectionStatus } from '@/api/generated/schemas/toolkitConnectionStatus.zod';
import { known, textFor } from '@/api/known';
import { Badge } from '@/ui/badge';

const TONES = {
  INITIATED: 'info',
  ACTIVE: 'success',
  FAILED: 'error',
  EXPIRED: 'error',
  INACTIVE: 'warning',
} as const;

/** How a connection stands, in words; without one that there is none. */
export function ConnectionBadge({ status }: { status: string | undefined }) {
  const t = useI18nContext().LL.connecting.states;
  const one = known(ToolkitConnectionStatus, status);
  return (
    <Badge tone={one && TONES[one]}>
      {status === undefined ? t.none() : textFor(ToolkitConnectionStatus, t, status)}
    </Badge>
  );
}
