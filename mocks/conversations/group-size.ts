const COUNTED = [
  'one two three four five six seven eight nine ten',
  'uno dos tres cuatro cinco seis siete ocho nueve diez',
];
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  COUNTED.flatMap((words) => words.split(' ').map((word, at) => [word, at + 1] as const)),
);
const NUMBER = String.raw`(\d+|${Object.keys(NUMBERS).join('|')})`;
const PEOPLE = '(?:people|persons|guests|adults|of us|personas|adultos|invitados|comensales)';

/** "A group of more than 15 people". */
const OVER = new RegExp(`(?:more than|over|más de) ${NUMBER} ${PEOPLE}`, 'iu');
/** "There are 3 of us", "somos dos adultos". */
const COUNT = new RegExp(
  String.raw`(?:\bsomos |\bwe(?:['’]?re| are) )?(?<!\p{L})${NUMBER} ${PEOPLE}|\bsomos ${NUMBER}(?!\p{L})`,
  'iu',
);

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const said = pattern
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();
  return said === undefined ? undefined : (NUMBERS[said] ?? Number(said));
};

/** Whether a case is of larger groups than the one that asks: "more than 15 people", asked by two adults. */
export function isForMore(condition: string, question: string): boolean {
  const over = numberIn(condition, OVER);
  const count = numberIn(question, COUNT);
  return over !== undefined && count !== undefined && count <= over;
}
