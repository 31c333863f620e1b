// What somebody else's program would write on the types that openapi-typescript makes of the contract. It never runs:
// `npm run contract:second-generator` type-checks it.
import type { components, operations } from '../../../.cache/second-generator/contract';

type Schemas = components['schemas'];
type Name = keyof operations;

/** What an operation answers where all went well. */
type Answer<N extends Name> = operations[N]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** What an operation is sent. */
type Sent<N extends Name> = operations[N] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** True where the contract refuses a value of this type. */
type Refused<Given, Wanted> = Given extends Wanted ? false : true;

export const signIn: Sent<'signIn'> = { email: 'ana@acme.example', password: 'Agents-2026' };
export const withoutPassword: Refused<{ email: string }, Sent<'signIn'>> = true;
export const numberAsEmail: Refused<{ email: number; password: string }, Sent<'signIn'>> = true;

/** Of a session only the token is certain. */
export function bearer({ token, accountId }: Answer<'signIn'>): string {
  return accountId === undefined ? `Bearer ${token}` : `Bearer ${token} (${accountId})`;
}

/** Parameters are named and typed, the required ones required. */
export const page: operations['agents']['parameters']['query'] = {
  accountId: 'acc_acme',
  status: 'live',
  limit: 50,
};
export const withoutAccount: Refused<{ limit: number }, operations['agents']['parameters']['query']> = true;

/** What may be null or missing has to be looked at before it is used. */
export function namesOf({ items, botCreator, tags }: Answer<'agents'>): string[] {
  const tagNames = (tags ?? []).map(({ tag }) => tag);
  return [...(botCreator ? [botCreator] : []), ...items].map(({ name }) => name).concat(tagNames);
}

/** A list of known values stays open where it is read: a value nobody knows yet is text. */
export function statusOf({ status }: Schemas['Agent']): string {
  return status ?? 'unknown';
}

/** The events of an answer are told apart by their type. */
export function textOf(events: readonly Schemas['ChatEvent'][]): string {
  return events
    .map((event) => {
      switch (event.type) {
        case 'token':
          return event.text;
        case 'error':
          return event.error?.message ?? '';
        case 'citation':
          return event.citation.title;
        default:
          return '';
      }
    })
    .join('');
}

/** The answer itself is an event stream, as text. */
export type Stream = operations['sendMessage']['responses'][200]['content']['text/event-stream'];
export const stream: Stream = 'id: 1\nevent: message.start\n\n';

/** A draft is saved part by part, with the revision that was read. */
export const change: Sent<'saveDraft'> = { summary: { en: 'Answers about returns.', es: 'Devoluciones.' } };
export const revision: operations['saveDraft']['parameters']['header'] = { 'If-Match': '7' };

/** Work that takes long is a job. */
export function isDone(job: Answer<'job'>): boolean {
  return job.status === 'succeeded';
}

/** A refusal is read field by field. */
export function refusal({ message, code, fields }: Schemas['ProviderError']): string {
  return [message, code, ...(fields ?? []).map(({ path }) => path)].join(' ');
}
