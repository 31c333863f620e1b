import { hashKey } from '@tanstack/react-query';
import { isRecord } from '@/lib/is-record';
import type { BotContent } from './generated/schemas/botContent.zod';
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
const ID_NAMES = ['blockId', 'itemId', 'toolkit'];

/** Whether two values are the same, whatever the order of their fields. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || hashKey([one]) === hashKey([other]);
}

/** The items of a list by their ids; a word is its own id. */
export function itemsById(list: readonly unknown[]): Map<string, unknown> {
  return new Map(
    list.map((item) => {
      const id = isRecord(item) ? ID_NAMES.map((name) => item[name]).find((value) => value) : item;
      return [String(id), item];
    }),
  );
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
  base: BotContent,
  mine: BotContent,
  theirs: BotContent,
  choices: ConflictChoices = {},
): { merged: BotContent; conflicts: readonly ContentConflict[] } {
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
