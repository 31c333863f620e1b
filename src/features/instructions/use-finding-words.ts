import { useI18nContext } from '@i18n/i18n-react';
import type { Finding } from './lint/finding';

/** Says in a sentence what was found. */
export function useFindingWords(): (finding: Finding) => string {
  const { LL } = useI18nContext();
  const words = LL.instructions.findings;
  return ({ kind, name = '', places: [{ language }] }) => {
    switch (kind) {
      case 'missing':
      case 'missingAll':
      case 'untranslated':
        return words[kind][language]();
      case 'toolMissing':
      case 'toolOff':
        return words[kind]({ name });
      case 'languages':
      case 'empty':
        return words.kinds[kind]();
      default:
        // The same can be wrong in both languages.
        return words.inLanguage({
          what: words.kinds[kind](),
          language: LL.common.languageNames[language](),
        });
    }
  };
}
