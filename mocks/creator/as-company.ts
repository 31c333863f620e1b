import type { Locale } from '@/api/generated/schemas';

const PERSON_EN =
  'mum|mom|mother|dad|father|parents|wife|husband|partner|sister|brother|friend|boss|son|daughter|aunt|uncle';
const PERSON_ES =
  'padre|madre|padres|mujer|marido|pareja|herman[oa]|hij[oa]|abuel[oa]|t[íi][oa]|amig[oa]|jef[ea]|soci[oa]|suegr[oa]';
/** What a visitor calls theirs: "where's my order" is a question of theirs. */
const OF_VISITOR = 'order|parcel|booking|money|appointment|account|pedido|paquete|reserva|dinero|cita|cuenta';
const MY = new RegExp(
  String.raw`(?<=\b(?:for|of|at|in|to|with|from|near) )my (?!(?:${PERSON_EN}|${OF_VISITOR})\b)`,
  'gi',
);
const MI = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:en|de|para|a|con|sobre) )mi(?<many>s)? (?!(?:${PERSON_ES}|${OF_VISITOR})(?!\p{L}))(?=(?<noun>\p{L}+))`,
  'giu',
);
const FEMININE = /(?:[^m]a|[^m]as|i[óo]n|iones|dad|dades|red|redes)$/iu;

/** What the owner says of "my bakery", as their agent says it to visitors: "our bakery". */
export function asCompany(text: string, language: Locale): string {
  if (language === 'en') return text.replace(MY, 'our ');
  return text.replace(MI, (_, many: string | undefined, noun: string) => {
    const ending = FEMININE.test(noun) ? 'a' : 'o';
    return `nuestr${ending}${many ?? ''} `;
  });
}
