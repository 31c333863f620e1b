import { type RefObject, useCallback } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { focusWhenThere } from '@/lib/focus-when-there';
import type { FindingPlace } from './lint/finding';
import { fieldOf } from './use-block-actions';

/** Leads to a place in the blocks of a list: focuses its field, selects what stands there, asks for its language. */
export function useGoToPlace(
  list: RefObject<HTMLElement | null>,
  onLanguage: (language: Locale) => void,
): (place: FindingPlace) => void {
  return useCallback(
    ({ blockId, language, quote }: FindingPlace) => {
      if (!fieldOf(list, blockId, language)) onLanguage(language);
      // The field may come only with the language that was asked for.
      focusWhenThere(() => {
        const field = fieldOf(list, blockId, language);
        if (!field) return false;
        field.focus();
        const at = quote === '' ? -1 : field.value.indexOf(quote);
        if (at >= 0) field.setSelectionRange(at, at + quote.length);
        return true;
      });
    },
    [list, onLanguage],
  );
}
