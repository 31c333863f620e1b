import { useI18nContext } from '@i18n/i18n-react';
import { Badge } from '@/ui/badge';

/** Whether a call only reads or also changes something. */
export function EffectBadge({ changesData }: { changesData: boolean }) {
  const t = useI18nContext().LL.ownTools;
  return <Badge tone={changesData ? 'warning' : 'neutral'}>{changesData ? t.writes() : t.reads()}</Badge>;
}
