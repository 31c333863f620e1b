import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { FindingPlace } from './lint/finding';
import { fieldOf } from './use-block-actions';

interface Shown {
  language: Locale;
  /** Both texts, side by side. */
  both: boolean;
  onLanguage: (language: Locale) => void;
}

/** Leads to a place in the blocks of a list: focuses its field, selects what stands there, asks for its language. */
export function useGoToPlace(
  list: RefObject<HTMLElement | null>,
  { language, both, onLanguage }: Shown,
): (place: FindingPlace) => void {
  const [goingTo, setGoingTo] = useState<FindingPlace>();
  // The field may come only with the language that was asked for.
  useEffect(() => {
    if (!goingTo || !(both || goingTo.language === language)) return;
    setGoingTo(undefined);
    const field = fieldOf(list, goingTo.blockId, goingTo.language);
    if (!field) return;
    field.focus();
    const at = goingTo.quote === '' ? -1 : field.value.indexOf(goingTo.quote);
    if (at >= 0) field.setSelectionRange(at, at + goingTo.quote.length);
  }, [list, goingTo, language, both]);
  return useCallback(
    (place: FindingPlace) => {
      setGoingTo(place);
      if (!fieldOf(list, place.blockId, place.language)) onLanguage(place.language);
    },
    [list, onLanguage],
  );
}
