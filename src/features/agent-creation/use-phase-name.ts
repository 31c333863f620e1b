import { useI18nContext } from '@i18n/i18n-react';
import { humanised } from '@/lib/humanised';

/** Names the phases of a creation, those too that the provider adds one day. */
export function usePhaseName(): (phase: string) => string {
  const t = useI18nContext().LL.creation.processing;
  return (phase) => {
    switch (phase) {
      case 'draft':
      case 'instructions':
      case 'knowledge':
      case 'ready':
        return t.phases[phase]();
      default:
        return humanised(phase);
    }
  };
}
