import type { AnyRouter } from '@tanstack/react-router';
import type { Locale } from '@/session/locale';
import { loadWords } from '@/shared/i18n/load-words';

/** What a loader gets, as far as the words care. */
interface LoaderVisit {
  context: { locale: Locale };
}

const waiting = new WeakSet<object>();

/** Every route waits for the words it names in `staticData.words`: beside its data and its code, not after them. */
export function loadRouteWords(router: AnyRouter): void {
  for (const route of Object.values<AnyRouter['routeTree']>(router.routesById)) {
    const nouns = route.options.staticData?.words;
    if (!nouns || waiting.has(route)) continue;
    waiting.add(route);
    const { loader } = route.options;
    route.options.loader = (visit: LoaderVisit) => {
      const data = loader?.(visit);
      const words = loadWords(visit.context.locale, nouns);
      return words ? Promise.all([data, words]).then(([loaded]) => loaded) : data;
    };
  }
}
