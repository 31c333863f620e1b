import { useI18nContext } from '@i18n/i18n-react';
import type { Finding } from './lint/finding';

/** Says in a sentence what was found. */
export function useFindingWords(): (finding: Finding) => string {
  const words = useI18nContext().LL.instructions.findings;
  return ({ kind, name = '', places: [{ language }] }) => {
    switch (kind) {
      case 'missing':
      case 'missingAll':
      case 'untranslated':
        return words[kind][language]();
      case 'toolMissing':
      case 'toolOff':
        return words[kind]({ name });
      default:
        return words.kinds[kind]();
    }
  };
}
