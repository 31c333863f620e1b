import { useI18nContext } from '@i18n/i18n-react';
import type { Finding } from './lint/finding';

/** Says in a sentence what was found. */
export function useFindingText(): (finding: Finding) => string {
  const { LL } = useI18nContext();
  const t = LL.instructions.findings;
  return ({ kind, name = '', places }) => {
    const [{ language, quote }] = places;
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
      default: {
        const what = kind === 'blank' ? t.kinds.blank({ blank: quote }) : t.kinds[kind]();
        if (places.some((place) => place.language !== language)) return what;
        return t.inLanguage({ what, language: LL.common.languageNames[language]() });
      }
    }
  };
}
