import { useI18nContext } from '@i18n/i18n-react';

/** A phase without a text of its own: `check_sources` reads "Check sources". */
function humanised(phase: string): string {
  const text = phase.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
