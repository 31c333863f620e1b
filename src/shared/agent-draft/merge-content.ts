import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { isRecord } from '@/lib/is-record';
import { LooseContent } from './loose-content';

/** What two people changed in different ways; each value as the contract has it, undefined where it is not there. */
export interface ContentConflict {
  /** Names with dots between them; an item of a list goes by its id: `instructions.blk_1.texts.es`. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** By path: whose value is to stay. */
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The names by which an item of a list is known. */
const ID_NAMES = ['blockId', 'itemId', 'ruleId', 'toolkit'];

/**
 * Whether two values are the same, whatever the order of their fields; a field that is undefined is not there. Parts that
 * are one object are not looked into: after a key press that is nearly all of a draft.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = namesOf(one);
  return (
    names.length === namesOf(other).length &&
    names.every((name) => other[name] !== undefined && sameValue(one[name], other[name]))
  );
}

const isNothing = (value: unknown) => value === null || value === undefined;
const namesOf = (record: Record<string, unknown>) =>
  Object.keys(record).filter((name) => record[name] !== undefined);

function idOf(item: unknown): unknown {
  return isRecord(item) ? ID_NAMES.map((name) => item[name]).find((value) => value) : item;
}

/**
 * The items of a list by their ids; a word is its own id. Items with the same id, or with none, are distinguished by their
 * number: none of them may take the place of another.
 */
export function itemsById(list: readonly unknown[]): Map<string, unknown> {
  const items = new Map<string, unknown>();
  const counts = new Map<string, number>();
  for (const item of list) {
    const id = String(idOf(item) ?? '');
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    items.set(id === '' || count > 1 ? `${id}#${count}` : id, item);
  }
  return items;
}

/** Puts what only the other has behind what it stands behind there. */
function orderOf(leading: readonly string[], other: readonly string[]): string[] {
  const order = [...leading];
  for (const [index, id] of other.entries()) {
    if (order.includes(id)) continue;
    const before = other.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/**
 * Puts together what two people made of the same content: what only one of them touched is taken as it is. Where both
 * touched the same field, `choices` decides, mine stays meanwhile, and the field is among the conflicts.
 */
export function mergeContent(
  base: AgentContent,
  mine: AgentContent,
  theirs: AgentContent,
  choices: ConflictChoices = {},
): { merged: AgentContent; conflicts: readonly ContentConflict[] } {
  const conflicts: ContentConflict[] = [];

  function merge(path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
    if (sameValue(base, mine)) return theirs;
    if (isRecord(mine) && isRecord(theirs)) {
      const was = isRecord(base) ? base : {};
      const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
      return Object.fromEntries(
        names.map((name) => [name, merge(`${path}.${name}`, was[name], mine[name], theirs[name])]),
      );
    }
    if (Array.isArray(mine) && Array.isArray(theirs)) {
      return mergeLists(path, Array.isArray(base) ? base : [], mine, theirs);
    }
    conflicts.push({ path, base, mine, theirs });
    return choices[path] === 'theirs' ? theirs : mine;
  }

  function mergeLists(path: string, base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
    const [was, own, other] = [itemsById(base), itemsById(mine), itemsById(theirs)];
    const ownOrder = [...own.keys()];
    const kept = [...was.keys()].filter((id) => own.has(id));
    const moved = !sameValue(
      kept,
      ownOrder.filter((id) => was.has(id)),
    );
    const order = moved ? orderOf(ownOrder, [...other.keys()]) : orderOf([...other.keys()], ownOrder);
    return order
      .map((id) => merge(`${path}.${id}`, was.get(id), own.get(id), other.get(id)))
      .filter((item) => item !== undefined);
  }

  const merged: Record<string, unknown> = { ...mine };
  for (const [name, value] of Object.entries(mine)) {
    merged[name] = merge(name, Reflect.get(base, name), value, Reflect.get(theirs, name));
  }
  return { merged: LooseContent.parse(merged), conflicts };
}

/**
 * The base of what was sent, where nobody knows whether it was saved: wherever the server has the value that was sent,
 * it was, and that value is the base from now on.
 */
export function confirmedBase(base: AgentContent, sent: AgentContent, theirs: AgentContent): AgentContent {
  function confirm(was: unknown, sent: unknown, theirs: unknown): unknown {
    if (sameValue(sent, theirs)) return sent;
    if (Array.isArray(was) && Array.isArray(sent) && Array.isArray(theirs))
      return confirmList(was, sent, theirs);
    if (!isRecord(was) || !isRecord(sent) || !isRecord(theirs)) return was;
    const names = [...new Set([...Object.keys(was), ...Object.keys(sent)])];
    return Object.fromEntries(names.map((name) => [name, confirm(was[name], sent[name], theirs[name])]));
  }

  function confirmList(was: unknown[], sent: unknown[], theirs: unknown[]): unknown[] {
    const [old, own, other] = [itemsById(was), itemsById(sent), itemsById(theirs)];
    const isInOrder = sameValue(
      [...own.keys()].filter((id) => other.has(id)),
      [...other.keys()].filter((id) => own.has(id)),
    );
    const [first, second] = isInOrder ? [own, old] : [old, own];
    return orderOf([...first.keys()], [...second.keys()])
      .map((id) => confirm(old.get(id), own.get(id), other.get(id)))
      .filter((item) => item !== undefined);
  }

  const confirmed = Object.entries(base).map(([name, was]) => [
    name,
    confirm(was, Reflect.get(sent, name), Reflect.get(theirs, name)),
  ]);
  return LooseContent.parse(Object.fromEntries(confirmed));
}
