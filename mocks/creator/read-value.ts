import { isOfOpening } from './opening-words';
import {
  INSTEAD,
  NO_LONGER,
  NO_LONGER_FREE,
  SWAPPED,
  VALUE,
  VALUE_BEFORE_NOW,
  VALUE_FIRST,
  VALUE_NOW,
  VALUE_SINCE,
  VALUE_TOLD,
  VALUE_WISHED,
} from './patterns';
import { findQuantities, isLimit } from './quantities';
import type { Said } from './said';
import { restOf, withoutEnd } from './text';

/** Understands that a figure is another one now, and of what; undefined where none is said to be. */
export function readValue(text: string, folded: string): Said | undefined {
  const part = (pattern: RegExp, group: string) => restOf(text, folded, pattern, group);
  const hasFigure = (said: string | undefined): said is string =>
    said !== undefined && findQuantities(said).length > 0;
  const value = (about: string, to: string, from: string | null): Said => ({
    is: 'value',
    about,
    to: withoutEnd(to),
    from: from && withoutEnd(from),
  });

  const free = part(NO_LONGER_FREE, 'about');
  if (free !== undefined) {
    const price = part(NO_LONGER_FREE, 'to');
    return { is: 'priced', about: free, to: price === undefined ? null : withoutEnd(price), text };
  }
  const swapped = part(SWAPPED, 'to');
  if (swapped !== undefined) return value(part(SWAPPED, 'about') ?? '', swapped, part(SWAPPED, 'from') ?? '');
  const later = part(NO_LONGER, 'to');
  if (hasFigure(later)) {
    const of =
      part(NO_LONGER, 'of') || `${part(NO_LONGER, 'about') ?? ''} ${part(NO_LONGER, 'what') ?? ''}`.trim();
    // "At 6" may stand there as "18:00".
    return value(of, later, isOfOpening(of) ? null : (part(NO_LONGER, 'from') ?? null));
  }
  const instead = part(INSTEAD, 'to');
  if (hasFigure(instead)) {
    const about = part(INSTEAD, 'about') ?? '';
    return value(about, instead, isOfOpening(about) ? null : (part(INSTEAD, 'from') ?? ''));
  }

  const form =
    [VALUE_FIRST, VALUE, VALUE_SINCE, VALUE_NOW, VALUE_BEFORE_NOW, VALUE_WISHED, VALUE_TOLD].find((pattern) =>
      pattern.test(folded),
    ) ?? VALUE;
  const [to, about] = [part(form, 'to'), part(form, 'about')];
  // "Rule: 30 pounds an hour" names no rule of that name.
  if (about !== undefined && /^(?:the |la |una? )?(?:rule|regla|norma)$/i.test(about)) return undefined;
  const [figure] = findQuantities(to ?? '');
  if (to === undefined || about === undefined || !figure || isLimit(to, figure)) return undefined;
  // "Change 30 days to 60" names what stands there, and not what it is about.
  const [named] = findQuantities(about);
  const isFigure = named?.text.trim() === about.replace(/^(?:the|los|las|el|la)\s+/i, '').trim();
  return isFigure ? value('', to, about) : value(about, to, null);
}
