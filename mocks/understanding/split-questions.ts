const ASKS_EN =
  'how|when|where|what|which|who|why|can|could|do|does|did|is|are|will|would|should|may|have|has|i need|i want|i.?d like';
const ASKS_ES =
  'c[oó]mo|cu[aá]ndo|d[oó]nde|qu[eé]|cu[aá]l(?:es)?|qui[eé]n|cu[aá]nt[oa]s?|(?:en|con|de|por) qu[eé]|puedo|puede|pueden|pod[eé]is|se puede|a qu[eé]|hay|ten[eé]is|tienen|es|hasta cu[aá]ndo|si|necesito|quiero|quisiera|me hace falta';
const JOINED = new RegExp(
  `[,\\s]+(?:and|y|e|also|adem[aá]s|plus)\\s+(?:also\\s+|tambi[eé]n\\s+)?(?=[¿]?(?:${ASKS_EN}|${ASKS_ES})\\b)`,
  'iu',
);

/** What is said before a question, and asks none. */
const NOTHING_ASKED =
  /^\W*(?:ok(?:ay)?|vale|right|bueno|bien|alright|great|genial|perfecto|uf+|oh|ah|y|and)\W*$/i;

/** The questions that a message asks, one by one; a statement beside them goes with the one that follows. */
export function splitQuestions(message: string): string[] {
  const parts = message
    .split(/(?<=\?)|[;\n]+/u)
    .flatMap((part) => part.split(JOINED))
    .map((part) => part.trim())
    .filter((part, _, all) => /[\p{L}\p{N}]/u.test(part) && (all.length === 1 || !NOTHING_ASKED.test(part)));
  return parts.length > 0 ? parts.slice(0, 4) : [message];
}
