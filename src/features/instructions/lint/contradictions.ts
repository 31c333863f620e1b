import type { Clause } from './clauses';
import { type Finding, findingOf } from './finding';
import type { Told } from './told';
import { ALWAYS_WORDS, NEVER_WORDS } from './word-lists';

/** What is kept in groups, so that only what can contradict is compared. */
function grouped<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

interface Said {
  told: Told;
  clause: Clause;
}

/** One amount a clause; two of a kind are a range or a list, of which nothing can be said. */
function amountsOf({ quantities }: Clause): Map<string, string> {
  const byUnit = grouped(quantities, ({ unit }) => unit);
  return new Map(
    [...byUnit].flatMap(([unit, [only, second]]) => (only && !second ? [[unit, only.value] as const] : [])),
  );
}

/** The same thing, in the same words, with another figure; each other figure is told of once. */
function figuresIn(said: readonly Said[]): Finding[] {
  const amounts = said.flatMap(({ told, clause }) =>
    [...amountsOf(clause)].map(([unit, value]) => ({ told, value, key: `${clause.subject}|${unit}` })),
  );
  return [...grouped(amounts, ({ key }) => key).values()].flatMap((group) => {
    const [first, ...others] = grouped(group, ({ value }) => value).values();
    const one = first?.[0]?.told;
    return others.flatMap(([other]) =>
      one && other && other.told !== one ? [findingOf('figure', [one.place, other.told.place])] : [],
    );
  });
}

/** Free here, to be paid for there. */
function costsIn(said: readonly Said[]): Finding[] {
  const priced = said.filter(({ clause }) => clause.cost !== undefined);
  return [...grouped(priced, ({ clause }) => clause.subject).values()].flatMap((group) => {
    const free = group.find(({ clause }) => clause.cost === 'free');
    const paid = group.find(({ clause }) => clause.cost === 'paid');
    if (!free || !paid || free.told === paid.told) return [];
    return [findingOf('cost', [free.told.place, paid.told.place])];
  });
}

const LEAST_SUBJECT = 2;
const says = ({ words }: Told, list: ReadonlySet<string>) => words.some((word) => list.has(word));
/** What is to be done or not, without the word that says always. */
const deedOf = ({ subject }: Told) =>
  new Set([...subject].filter((stem) => !/^(always|alway|siemp)$/.test(stem)));

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].every((stem) => other.has(stem));

/** "If it is broken, ask" and "if it is broken, do not ask": the same words up to the first comma. */
function hasSameCase(one: Told, other: Told): boolean {
  const caseOf = ({ quote }: Told) =>
    quote.includes(',') ? quote.slice(0, quote.indexOf(',')).toLowerCase() : '';
  return caseOf(one) !== '' && caseOf(one) === caseOf(other);
}

function isTurnedRound(one: Told, other: Told): boolean {
  if (one.negations + other.negations !== 1) return false;
  const [mine, theirs] = [deedOf(one), deedOf(other)];
  if (Math.min(mine.size, theirs.size) < LEAST_SUBJECT) return false;
  const same = mine.size === theirs.size && isWithin(mine, theirs);
  // In a case that is told, the "not" may belong to the case.
  if (same) return (!one.conditional && !other.conditional) || hasSameCase(one, other);
  // "Always" and "never" leave no room for a narrower case.
  const absolute =
    (says(one, ALWAYS_WORDS) && says(other, NEVER_WORDS)) ||
    (says(other, ALWAYS_WORDS) && says(one, NEVER_WORDS));
  if (!absolute || one.conditional || other.conditional) return false;
  return isWithin(mine, theirs) || isWithin(theirs, mine);
}

/** Do it, and do it not. */
function polaritiesIn(told: readonly Told[]): Finding[] {
  const stated = told.filter(({ quote }) => !/\?\s*["”»]?$/.test(quote));
  const turned = stated.filter(({ negations }) => negations === 1);
  const plain = grouped(
    stated
      .filter(({ negations }) => negations === 0)
      .flatMap((one) => [...one.subject].map((stem) => ({ one, stem }))),
    ({ stem }) => stem,
  );
  return turned.flatMap((negative) => {
    const near = new Set(
      [...negative.subject].flatMap((stem) => (plain.get(stem) ?? []).map(({ one }) => one)),
    );
    const other = [...near].find((one) => isTurnedRound(negative, one));
    return other ? [findingOf('polarity', [other.place, negative.place])] : [];
  });
}

const FORMAL =
  /\b(de usted|(?:tono|trato|tratamiento|lenguaje|registro) formal|formal (?:tone|language|style|address|register|way)|(?:speak|write|talk|be|stay|sound|answer|reply) (?:\w+ )?formal(?:ly)?)(?![\p{L}])/iu;
const INFORMAL =
  /\b(de tú|tut[eé]a\w*|tut[eé]e\w*|tutear\w*|(?:tono|trato|lenguaje|registro) (?:informal|coloquial)|(?:informal|casual) (?:tone|language|style|address|register|way)|(?:speak|write|talk|be|stay|sound|answer|reply) (?:\w+ )?(?:informal|casual)(?:ly)?)(?![\p{L}])/iu;

/** Formal here, informal there: only where a text says so in as many words. */
function addressesIn(told: readonly Told[]): Finding[] {
  const asked = told.flatMap((one) => {
    const [formal, informal] = [FORMAL.test(one.quote), INFORMAL.test(one.quote)];
    if (formal === informal || one.conditional) return [];
    return [{ one, formal: one.negations > 0 ? !formal : formal }];
  });
  const formal = asked.find((ask) => ask.formal);
  const informal = asked.find((ask) => !ask.formal);
  return formal && informal ? [findingOf('address', [formal.one.place, informal.one.place])] : [];
}

/** What the blocks say in one language that cannot all hold. */
export function contradictionsIn(told: readonly Told[]): Finding[] {
  const said = told
    .flatMap((one) => one.clauses.map((clause) => ({ told: one, clause })))
    .filter(({ clause }) => clause.subject !== '' && clause.subject !== '(if)');
  return [...figuresIn(said), ...costsIn(said), ...polaritiesIn(told), ...addressesIn(told)];
}
