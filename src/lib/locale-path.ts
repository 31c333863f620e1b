const PREFIX = /^\/(en|es)(?=\/|$)/;

/** A path without its language. */
export function withoutLocale(path: string): string {
  return path.replace(PREFIX, '');
}

/** The same page in a language. */
export function withLocale(locale: string, path: string): string {
  return `/${locale}${withoutLocale(path)}`;
}
