/** The files that come with each page, as the HTML holds them: numbers stand for places in the lists of names. */
export interface PageFiles {
  code: readonly string[];
  /** By language: the files of texts, in the same order in each. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** By path without the language, `$` standing for any segment: its code, and its texts. */
  pages: Readonly<Record<string, readonly [code: readonly number[], texts: readonly number[]]>>;
}

/** The addresses of what comes with the page of a path; none where the path is no page, or nothing is known of pages. */
export function filesOfPage(known: string | undefined, locale: string, path: string): string[] {
  if (!known) return [];
  const { code, texts, pages }: PageFiles = JSON.parse(known);
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments[0] !== undefined && segments[0] in texts) segments.shift();
  const found = Object.entries(pages).find(([pattern]) => {
    const wanted = pattern.split('/');
    // The router minds no capitals.
    return (
      wanted.length === segments.length &&
      wanted.every((one, place) => one === '$' || one.toLowerCase() === segments[place]?.toLowerCase())
    );
  });
  if (!found) return [];
  const [ownCode, ownTexts] = found[1];
  const names = [...ownCode.map((place) => code[place]), ...ownTexts.map((place) => texts[locale]?.[place])];
  return names.map((name) => `/assets/${name}.js`);
}
