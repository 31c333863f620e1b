/** A route whose screen is still to come: it shows its title, an honest line and the real data there is. */
interface LaterRoute {
  /** Without the locale. */
  path: string;
  title: { en: string; es: string };
}

const later = (path: string, en: string, es: string): LaterRoute => ({ path, title: { en, es } });

/** The one list of such routes, all behind the sign-in; each screen that arrives is taken out of it. */
export const LATER_ROUTES: readonly LaterRoute[] = [
  later('/dashboard/analytics', 'Analytics', 'Estadísticas'),
];
