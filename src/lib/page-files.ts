/** The files that come with each page, as the HTML holds them: numbers stand for places among the names. */
export interface PageFiles {
  /** Names with a space between them: every visit downloads them, and as a list they are larger. */
  code: string;
  /** By language: the files of texts, in the same order in each. */
  texts: Readonly<Record<string, string>>;
  /** By path without the language, `$` standing for any segment: its code, its texts, and the code of each of its views. */
  pages: Readonly<
    Record<string, readonly [code: readonly number[], texts: readonly number[], views?: Views]>
  >;
}

/** By the name of the view, as a search param has it: `tools` for `?tab=tools`; by `''`, what is shown where none is named. */
type Views = Readonly<Record<string, readonly number[]>>;

/** The addresses of what comes with a page and the view that its address names; none where that is no page. */
export function filesOfPage(
  known: string | undefined,
  locale: string,
  { pathname: path, search }: Pick<Location, 'pathname' | 'search'>,
): string[] {
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
  const [ownCode, ownTexts, views = {}] = found[1];
  const named = [...new URLSearchParams(search).values()].filter((value) => Object.hasOwn(views, value));
  const viewCode = (named.length > 0 ? named : ['']).flatMap((view) => views[view] ?? []);
  const addressesIn = (names: string, places: readonly number[]) => {
    const all = names.split(' ');
    return places.map((place) => `/assets/${all[place]}.js`);
  };
  return [...addressesIn(code, [...ownCode, ...viewCode]), ...addressesIn(texts[locale] ?? '', ownTexts)];
}
