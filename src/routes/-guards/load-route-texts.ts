import type { AnyRouter } from '@tanstack/react-router';
import type { Locale } from '@/session/locale';
import { loadTexts } from '@/shared/i18n/load-texts';

/** What a loader gets, as far as the texts care. */
interface LoaderVisit {
  context: { locale: Locale };
}

const waiting = new WeakSet<object>();

/** Every route waits for the texts it names in `staticData.texts`: beside its data and its code, not after them. */
export function loadRouteTexts(router: AnyRouter): void {
  for (const route of Object.values<AnyRouter['routeTree']>(router.routesById)) {
    const nouns = route.options.staticData?.texts;
    if (!nouns || waiting.has(route)) continue;
    waiting.add(route);
    const { loader } = route.options;
    route.options.loader = (visit: LoaderVisit) => {
      const data = loader?.(visit);
      const texts = loadTexts(visit.context.locale, nouns);
      return texts ? Promise.all([data, texts]).then(([loaded]) => loaded) : data;
    };
  }
}
