/** Days and months in their order, each by its concept, with its name in English and in Spanish, folded. */
const ORDERED = [
  [
    ['monday', 'mondays?|lunes'],
    ['tuesday', 'tuesdays?|martes'],
    ['wednesday', 'wednesdays?|miercoles'],
    ['thursday', 'thursdays?|jueves'],
    ['friday', 'fridays?|viernes'],
    ['saturday', 'saturdays?|sabados?'],
    ['sunday', 'sundays?|domingos?'],
  ],
  [
    ['january', 'january|enero'],
    ['february', 'february|febrero'],
    ['march', 'march|marzo'],
    ['april', 'april|abril'],
    ['may', 'may|mayo'],
    ['june', 'june|junio'],
    ['july', 'july|julio'],
    ['august', 'august|agosto'],
    ['september', 'september|se(?:p)?tiembre'],
    ['october', 'october|octubre'],
    ['november', 'november|noviembre'],
    ['december', 'december|diciembre'],
  ],
] as const;

const SPANS = ORDERED.map((row) => {
  const names = row.map(([, name]) => name).join('|');
  return {
    row,
    pattern: new RegExp(`\\b(${names})\\s(?:to|until|till|through|a|al|hasta)\\s(${names})\\b`),
  };
});

/** The days or months that a text names by the first and the last of them: "from November to February". */
export function spannedIn(folded: string): string[] {
  return SPANS.flatMap(({ row, pattern }) => {
    const [, from, to] = pattern.exec(folded) ?? [];
    if (from === undefined || to === undefined) return [];
    const placeOf = (said: string) => row.findIndex(([, name]) => new RegExp(`^(?:${name})$`).test(said));
    const [first, last] = [placeOf(from), placeOf(to)];
    const length = ((last - first + row.length) % row.length) + 1;
    return Array.from({ length }, (_, at) => row[(first + at) % row.length]?.[0] ?? []).flat();
  });
}
