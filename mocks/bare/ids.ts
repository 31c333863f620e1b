import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';

const ID = '(?:acc|usr|tok|bot|con|msg|job|plan|upl)_[A-Za-z0-9-]+';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Finds one where it is all of a text, a part of a path or a value of a query: what people write stays as it is. */
const whole = (pattern: string) => new RegExp(`(?<=^|["/=])(?:${pattern})(?=$|["/?&])`, 'g');
const IDS = whole(ID);
const IDS_AND_UUIDS = whole(`${ID}|${UUID}`);

/** 32 bits of a hash (FNV-1a, then stirred), another one for each salt. */
function hash(text: string, salt: number): string {
  let bits = Math.imul(0x811c9dc5 ^ salt, 0x9e3779b1);
  for (const letter of text) bits = Math.imul(bits ^ letter.charCodeAt(0), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return ((bits ^ (bits >>> 13)) >>> 0).toString(16).padStart(8, '0');
}

const uuids = new Map<string, string>();

/** The UUID that stands for an id, always the same one; version 8 leaves its bits to whoever makes it. */
export function uuidOf(id: string): string {
  const known = uuids.get(id);
  if (known !== undefined) return known;
  const hex = [1, 2, 3, 4].map((salt) => hash(id, salt)).join('');
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
  // Each question names the same few again: there are no more of them than the provider remembers.
  uuids.set(id, uuid);
  return uuid;
}

/** What leaves: every id as its UUID. */
export function idsToUuids(text: string): string {
  return text.replace(IDS, uuidOf);
}

/** What comes in: every UUID as the id that the provider remembers; an id of the ordinary provider names nothing here. */
export function uuidsToIds({ state }: Db<State>, text: string): string {
  const known = new Map([...JSON.stringify(state).matchAll(IDS)].map(([id]) => [uuidOf(id), id]));
  return text.replace(
    IDS_AND_UUIDS,
    (found) => known.get(found) ?? (found.includes('_') ? uuidOf(found) : found),
  );
}
