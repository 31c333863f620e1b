import { useI18nContext } from '@i18n/i18n-react';
import type { Finding } from './lint/finding';

/** Says in a sentence what was found. */
export function useFindingText(): (finding: Finding) => string {
  const { LL } = useI18nContext();
  const t = LL.instructions.findings;
  return ({ kind, name = '', places: [{ language, quote }] }) => {
    switch (kind) {
      case 'missing':
      case 'missingAll':
      case 'untranslated':
        return t[kind][language]();
      case 'toolMissing':
      case 'toolOff':
        return t[kind]({ name });
      case 'languages':
      case 'empty':
        return t.kinds[kind]();
      default:
        // The same can be wrong in both languages.
        return t.inLanguage({
          what: kind === 'blank' ? t.kinds.blank({ blank: quote }) : t.kinds[kind](),
          language: LL.common.languageNames[language](),
        });
    }
  };
}
