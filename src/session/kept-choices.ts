import { isRecord } from '@/lib/is-record';
import { readStored, writeStored } from './browser-storage';
import { keptPerson } from './session';

/** Where a person's choices lie; they outlive a sign-out, as the theme does, and are no one else's. */
const placeOf = (person: string, name: string) => `choice:${name}:${person}`;

async function whoseChoices(): Promise<string | undefined> {
  const person = await keptPerson();
  if (!isRecord(person)) return undefined;
  const id = person.userId ?? person.accountId;
  return typeof id === 'string' ? id : undefined;
}

/** What this person chose here the last time; the caller checks its shape. */
export async function readChoice(name: string): Promise<unknown> {
  const person = await whoseChoices();
  try {
    return person === undefined ? undefined : JSON.parse(readStored(placeOf(person, name)) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Keeps a choice of this person for the next visit. */
export async function keepChoice(name: string, choice: unknown): Promise<void> {
  const person = await whoseChoices();
  if (person !== undefined) writeStored(placeOf(person, name), JSON.stringify(choice));
}
