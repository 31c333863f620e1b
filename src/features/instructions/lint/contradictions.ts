import type { Clause } from './clauses';
import { type Finding, findingOf } from './finding';
import type { Statement } from './statements';
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
  statement: Statement;
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
function figuresIn(clauses: readonly Said[]): Finding[] {
  const amounts = clauses.flatMap(({ statement, clause }) =>
    [...amountsOf(clause)].map(([unit, value]) => ({ statement, value, key: `${clause.subject}|${unit}` })),
  );
  return [...grouped(amounts, ({ key }) => key).values()].flatMap((group) => {
    const [first, ...others] = grouped(group, ({ value }) => value).values();
    const one = first?.[0]?.statement;
    return others.flatMap(([other]) =>
      one && other && other.statement !== one
        ? [findingOf('figure', [one.place, other.statement.place])]
        : [],
    );
  });
}

/** Free here, to be paid for there. */
function costsIn(clauses: readonly Said[]): Finding[] {
  const priced = clauses.filter(({ clause }) => clause.cost !== undefined);
  return [...grouped(priced, ({ clause }) => clause.subject).values()].flatMap((group) => {
    const free = group.find(({ clause }) => clause.cost === 'free');
    const paid = group.find(({ clause }) => clause.cost === 'paid');
    if (!free || !paid || free.statement === paid.statement) return [];
    return [findingOf('cost', [free.statement.place, paid.statement.place])];
  });
}

const LEAST_SUBJECT = 2;
const says = ({ words }: Statement, list: ReadonlySet<string>) => words.some((word) => list.has(word));
/** What is to be done or not, without the word that says always. */
const deedOf = ({ subject }: Statement) =>
  new Set([...subject].filter((stem) => !/^(always|alway|siemp)$/.test(stem)));

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].every((stem) => other.has(stem));

/** "If it is broken, ask" and "if it is broken, do not ask": the same words up to the first comma. */
function hasSameCase(one: Statement, other: Statement): boolean {
  const caseOf = ({ quote }: Statement) =>
    quote.includes(',') ? quote.slice(0, quote.indexOf(',')).toLowerCase() : '';
  return caseOf(one) !== '' && caseOf(one) === caseOf(other);
}

function isTurnedRound(one: Statement, other: Statement): boolean {
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
function polaritiesIn(statement: readonly Statement[]): Finding[] {
  const stated = statement.filter(({ quote }) => !/\?\s*["”»]?$/.test(quote));
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
function addressesIn(statement: readonly Statement[]): Finding[] {
  const asked = statement.flatMap((one) => {
    const [formal, informal] = [FORMAL.test(one.quote), INFORMAL.test(one.quote)];
    if (formal === informal || one.conditional) return [];
    return [{ one, formal: one.negations > 0 ? !formal : formal }];
  });
  const formal = asked.find((ask) => ask.formal);
  const informal = asked.find((ask) => !ask.formal);
  return formal && informal ? [findingOf('address', [formal.one.place, informal.one.place])] : [];
}

/** What the blocks say in one language that cannot all hold. */
export function contradictionsIn(statement: readonly Statement[]): Finding[] {
  const clauses = statement
    .flatMap((one) => one.clauses.map((clause) => ({ statement: one, clause })))
    .filter(({ clause }) => clause.subject !== '' && clause.subject !== '(if)');
  return [...figuresIn(clauses), ...costsIn(clauses), ...polaritiesIn(statement), ...addressesIn(statement)];
}
