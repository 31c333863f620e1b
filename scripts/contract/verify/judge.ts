import { inContractForm } from '@/api/answer-forms';
import { readAnswer } from '@/api/read-answer';
import { readRefusal } from '@/api/read-refusal';
import { isRecord } from '@/lib/is-record';
import { schemaNamed } from '../faults-by-zod';
import { faultsByAjv, faultsByClosedLists, type Operation } from '../read-contract';
import { eventFaults, readEvents, type SentEvent } from './events';
import { otherSpellings } from './spellings';
import type { Came } from './wire';

type Answer = Operation['answers'][number];

/** One answer, held against the contract: what breaks it, what is read all the same, and what was said. */
export type Judged = { faults: string[]; notes: string[]; body: unknown; events: SentEvent[] };

/** The same values with the numbers that came as text read as such; each is noted, with its place only. */
function inReadForm(came: unknown, read: unknown, place: string, notes: string[]): unknown {
  if (Array.isArray(came) && Array.isArray(read))
    return came.map((one, index) => inReadForm(one, read[index], `${place}/${index}`, notes));
  if (isRecord(came) && isRecord(read))
    return Object.fromEntries(
      Object.entries(came).map(([name, one]) => [
        name,
        name in read ? inReadForm(one, read[name], `${place}/${name}`, notes) : one,
      ]),
    );
  if (typeof came !== 'string' || typeof read !== 'number') return came;
  notes.push(`${place} is a number as text`);
  return read;
}

/** What a list says of itself beside what its schema can say. */
function listFaults(raw: unknown, form: unknown, { itemId }: Answer): string[] {
  if (!isRecord(form) || !Array.isArray(form.items)) return [];
  const list = isRecord(raw) && !('items' in raw) && isRecord(raw.data) ? raw.data : raw;
  const total = isRecord(list) ? list.total : undefined;
  const ids = form.items.map((item: unknown) =>
    itemId !== undefined && isRecord(item) ? String(item[itemId]) : JSON.stringify(item),
  );
  const isCount = total === undefined || (total !== '' && total !== null && Number.isInteger(Number(total)));
  return [
    ...(new Set(ids).size < ids.length ? [`/items: the same ${itemId ?? 'item'} twice`] : []),
    ...(isCount ? [] : ['/total is no count']),
    ...(Number(total) < form.items.length ? ['/total is less than the items that came'] : []),
  ];
}

/** How a body differs from the form of the contract in a way that is read all the same. */
function formNotes(raw: unknown, form: unknown): string[] {
  const isList = isRecord(form) && Array.isArray(form.items);
  if (isList && Array.isArray(raw)) return ['the list is a plain array'];
  if (!isRecord(raw) || !('data' in raw)) return [];
  return isRecord(form) && 'data' in form && !isList ? [] : ['what is asked for is wrapped in data'];
}

function bodyJudged(answer: Answer, raw: unknown, { onMismatch }: Operation): Judged {
  const schema = schemaNamed(answer.schemaName);
  const form = schema ? inContractForm(schema, raw) : raw;
  const notes = formNotes(raw, form);
  const saysFailure = isRecord(raw) && (raw.success === false || raw.ok === false);
  const faults = [...listFaults(raw, form, answer), ...otherSpellings(answer.schema, form)];
  if (saysFailure) faults.push('a success that says it has failed');
  // What the contract itself allows needs no reading.
  const read = schema && faultsByAjv(answer.schema, form).length > 0 && readAnswer(schema, form, onMismatch);
  const isWhole = read && 'data' in read && read.lost.length === 0;
  const body = isWhole ? inReadForm(form, read.data, '', notes) : form;
  const broken = faultsByAjv(answer.schema, body);
  faults.push(...broken);
  if (broken.length === 0)
    notes.push(...faultsByClosedLists(answer.schema, body).filter(isUnknownValue).map(asUnknown));
  return { faults, notes, body, events: [] };
}

const isUnknownValue = (fault: string) => fault.includes('boolean schema is false');
/** What is noted of a value that is in none of the contract's lists. */
export const UNKNOWN_VALUE = 'has a value that the contract does not know';
const asUnknown = (fault: string) => `${fault.split(' ')[0]} ${UNKNOWN_VALUE}`;

/** Schemes for which a browser asks for a name and a password itself. */
const OWN_LOGIN = /\b(basic|digest|negotiate|ntlm)\b/i;

/** Whether somebody says in words why it was refused. */
const saysWhy = (body: unknown) =>
  /"(message|error|errors|title|detail)":\s*[[{"]/.test(JSON.stringify(body) ?? '') ||
  typeof body === 'string';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function contentFaults(
  declared: string,
  status: number,
  headers: Headers,
): { faults: string[]; notes: string[] } {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(/\s*;\s*/);
  const charset = parameters
    .find((one) => one.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  const faults = charset && charset !== 'utf-8' && charset !== 'utf8' ? [`the charset is ${charset}`] : [];
  if (type === declared) return { faults, notes: [] };
  const isRead = type.endsWith('+json') || (status >= 400 && type === 'text/plain');
  const what = `${type || 'no content type'} where ${declared} is asked for`;
  return isRead ? { faults, notes: [what] } : { faults: [...faults, what], notes: [] };
}

/** A refusal is read field by field; it has to say why. */
function refusalJudged(answer: Answer | undefined, came: Came): Judged {
  const content = contentFaults('application/json', came.status, came.headers);
  const body = parse(came.text) ?? came.text;
  const asksItself = came.status === 401 && OWN_LOGIN.test(came.headers.get('WWW-Authenticate') ?? '');
  const faults = [
    ...content.faults,
    ...(saysWhy(body) && came.text.trim() !== '' ? [] : ['a refusal that does not say why']),
    ...(asksItself ? ['a 401 for which the browser opens a login of its own (WWW-Authenticate)'] : []),
  ];
  const schema = answer?.schema;
  const other = schema && content.faults.length === 0 && faultsByAjv(schema, body).length > 0;
  return {
    faults,
    notes: [...content.notes, ...(other && isRecord(body) ? ['the refusal has another form'] : [])],
    body,
    events: [],
  };
}

/** How the status stands to those that are declared. */
function statusFault(
  { statuses, onMismatch, answers }: Operation,
  status: number,
): { fault?: string; note?: string } {
  if (status >= 300 && status < 400) return { fault: `answers ${status}: it leads elsewhere` };
  if (statuses.includes(String(status))) return {};
  const what = `answers ${status}, which is not declared`;
  if (status >= 500) return { fault: `answers ${status}` };
  if (status >= 400 && statuses.includes('default')) return {};
  if (status >= 400) return [400, 413, 414, 415, 431].includes(status) ? { note: what } : { fault: what };
  const isJudgedByStatus = onMismatch === 'ignore' && [200, 201, 204].includes(status);
  return isJudgedByStatus && answers.length > 0 ? { note: what } : { fault: what };
}

/** Holds an answer against the contract, with the readings that the dashboard has for what means the same. */
export function judge(operation: Operation, came: Came, isResumed = false): Judged {
  const nothing: Judged = { faults: [], notes: [], body: undefined, events: [] };
  const { status, headers, text } = came;
  if (came.broke !== undefined) return { ...nothing, faults: [came.broke] };
  const { fault, note } = statusFault(operation, status);
  if (fault !== undefined) return { ...nothing, faults: [fault] };
  const notes = note === undefined ? [] : [note];
  // What is asked for with a token is for one person; without these words no proxy keeps it.
  if (operation.signedIn && /\b(public|s-maxage)\b/i.test(headers.get('Cache-Control') ?? ''))
    return { ...nothing, faults: ['any proxy may keep it for others (Cache-Control)'] };
  const add = (judged: Judged) => ({ ...judged, notes: [...notes, ...judged.notes] });
  const answer = operation.answers.find((one) => one.status === status);
  if (status === 429 && !headers.has('Retry-After'))
    return { ...nothing, faults: ['a 429 without Retry-After'] };
  if (status >= 400) return add(refusalJudged(answer, came));
  if (status === 204) {
    const isEmpty = text === '' && Number(headers.get('Content-Length') ?? 0) === 0;
    return add({ ...nothing, faults: isEmpty ? [] : ['a 204 with a body'] });
  }
  // A write is judged by its status; what it answers is read when it is what was hoped for.
  const isOptional = operation.onMismatch === 'ignore';
  if (!answer || (isOptional && text === '')) return add(nothing);
  const content = contentFaults(answer.contentType, status, headers);
  notes.push(...content.notes);
  if (content.faults.length > 0) return add({ ...nothing, faults: content.faults });
  if (answer.event) {
    const { events, faults } = readEvents(text);
    const types = eventFaults(events, isResumed);
    const bodies = events.flatMap(({ data }) => eventBodyFaults(answer.event, data));
    return add({ ...nothing, events, faults: [...faults, ...types, ...bodies] });
  }
  if (!/json/.test(answer.contentType))
    return add({ ...nothing, faults: text === '' ? ['an empty file'] : [] });
  const raw = parse(text);
  if (raw === undefined)
    return add({ ...nothing, faults: [text === '' ? 'an empty body' : 'a body that is no JSON'] });
  return add(bodyJudged(answer, raw, operation));
}

/** An event of a type that is not known is left out by the dashboard; the others have to be as they are described. */
function eventBodyFaults(event: Answer['event'], data: unknown): string[] {
  const type = isRecord(data) ? data.type : undefined;
  if (!event || typeof type !== 'string') return ['an event without its type'];
  const mapped = event.types.get(type);
  return mapped === undefined ? [] : faultsByAjv(mapped, data).map((fault) => `${type}: ${fault}`);
}

/** Whether the provider has no such operation, in whatever words it says so. */
export function isLacking({ path }: Operation, { status, text, broke }: Came): boolean {
  if (broke !== undefined) return false;
  return (
    status === 405 || status === 501 || (status === 404 && !(path.includes('{') && isGone({ status, text })))
  );
}

/** Whether it has the operation and not the item. */
export function isGone({ status, text }: Pick<Came, 'status' | 'text'>): boolean {
  return status === 404 && readRefusal(text).code === 'NOT_FOUND';
}
