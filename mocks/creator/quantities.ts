/** A number with its unit in a text, or a range of two. */
export type Quantity = { start: number; end: number; text: string; unit: string | null };

const NUMBER = String.raw`\d{1,2}:\d{2}|\d+(?:[.,]\d+)*`;
const UNITS: readonly (readonly [string, string])[] = [
  ['day', '(?:working |business |calendar )?days?|d[ií]as?(?: laborables| h[aá]biles| naturales)?'],
  ['minute', 'minutes?|minutos?|min'],
  ['hour', 'hours?|horas?|hrs?|h'],
  ['week', 'weeks?|semanas?'],
  ['month', 'months?|meses|mes'],
  ['year', 'years?|años?'],
  ['euro', '€|euros?|eur'],
  ['dollar', String.raw`\$|dollars?|bucks?|d[oó]lares|usd`],
  ['pound', '£|pounds?|quid|libras?|gbp'],
  ['percent', '%|percent|por ciento'],
  ['people', 'people|persons?|personas?|guests?|comensales'],
  ['times', 'times|veces'],
  ['hour', 'am|pm'],
];
const UNIT = UNITS.map(([, words]) => words).join('|');
const QUANTITY = new RegExp(
  String.raw`(?<currency>[€$£]\s?)?(?<![\p{L}\d.,])(?<first>${NUMBER})(?:(?:\s?[-–]\s?|\s(?:a|to|y|and|hasta|until)\s)(?:las\s)?(?<second>${NUMBER}))?(?:\s?(?<unit>${UNIT}))?(?![\p{L}\d])`,
  'giu',
);

/** "At 10", "a las 10": a time of day, without a word for it. */
const AT = /(?:\bat|\ba las?)\s$/i;

function unitOf(found: RegExpMatchArray): string | null {
  const { currency, unit, first = '' } = found.groups ?? {};
  const isTime =
    unit === undefined && currency === undefined && AT.test(found.input?.slice(0, found.index) ?? '');
  if (isTime && Number(first) <= 24) return 'hour';
  const said = (unit ?? currency ?? '').trim();
  const known = UNITS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(said));
  return known?.[0] ?? (first.includes(':') ? 'hour' : null);
}

/** The quantities in a text, in their order. */
export function findQuantities(text: string): Quantity[] {
  return [...text.matchAll(QUANTITY)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
    unit: unitOf(found),
  }));
}

/** "Over 60 €", "a partir de 60 €": from when on something holds, and no price of it. */
const FROM_THERE_ON =
  /(?:over|above|from|beyond|more than|at least|minimum(?: of)?|a partir de|desde|m[aá]s de|superior(?:es)? a|m[ií]nimo(?: de)?)\s+(?:los |las |the )?$/i;

/** Whether a unit is one of money. */
export const isMoney = (unit: string | null) => unit !== null && ['euro', 'dollar', 'pound'].includes(unit);

/** Whether a sum only says from where on something holds. */
export function isLimit(text: string, { start, unit }: Quantity): boolean {
  return isMoney(unit) && FROM_THERE_ON.test(text.slice(0, start));
}

export const isRange = ({ text }: Quantity) => (text.match(new RegExp(NUMBER, 'g')) ?? []).length > 1;

/** Whether one may stand where the other does. */
export function isSameMeasure(one: Quantity, other: Quantity): boolean {
  return one.unit === other.unit || one.unit === null || other.unit === null;
}

/** Whether a figure is of the same kind as one that stands there; a price may be said without its currency: "5.50". */
export function isOfKind(figure: Quantity, standing: Quantity): boolean {
  return (
    figure.unit === standing.unit ||
    (isMoney(standing.unit) && figure.unit === null && /[.,]\d{2}$/.test(figure.text))
  );
}

/** The text with another quantity in the place of one that it has; the unit stays as it is written there. */
export function withQuantity(text: string, old: Quantity, put: Quantity): string {
  const numbers = put.text.match(new RegExp(NUMBER, 'g')) ?? [];
  const [first = '', second] = numbers;
  const written = isRange(old) === isRange(put) ? old.text : old.text.replace(joined, '');
  let nth = 0;
  const next = written.replace(new RegExp(NUMBER, 'g'), () => (nth++ === 0 ? first : (second ?? first)));
  const whole =
    isRange(put) && !isRange(old) ? next.replace(first, put.text.slice(0, endOfNumbers(put.text))) : next;
  const before =
    isRange(old) && !isRange(put)
      ? text.slice(0, old.start).replace(/(?:entre|between|de|from)\s$/i, '')
      : text.slice(0, old.start);
  return before + whole + text.slice(old.end);
}

const joined = new RegExp(
  String.raw`(?:\s?[-–]\s?|\s(?:a|to|y|and|hasta|until)\s)(?:las\s)?(?:${NUMBER})`,
  'iu',
);

function endOfNumbers(text: string): number {
  const last = [...text.matchAll(new RegExp(NUMBER, 'g'))].at(-1);
  return last ? last.index + last[0].length : text.length;
}

/** The two ends of a range, of which only one changes: "we close at 20:00, not at 18:00". */
export function endsOf({ start, text, unit }: Quantity): Quantity[] {
  return [...text.matchAll(/\d+(?:[:.,]\d+)*/g)].map((found) => ({
    start: start + found.index,
    end: start + found.index + found[0].length,
    text: found[0],
    unit,
  }));
}
