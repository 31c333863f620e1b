import { redirect } from '@tanstack/react-router';
import { isLocale, type Locale, savedLocale, saveLocale } from '@/session/locale';

/** The language of the visit: that of the path, else the saved one; any other first segment is not found. */
export function chosenLocale(locale: string | undefined): Locale {
  const current = savedLocale();
  if (locale === undefined) return current;
  if (!isLocale(locale))
    throw redirect({ to: '/{-$locale}/$', params: { locale: current, _splat: '404' }, replace: true });
  saveLocale(locale);
  return locale;
}
