import { PROVIDER_BASE } from '@mocks/core/provider-base';
import { matchRequestUrl } from 'msw';

/** What a call answers: what the ordinary provider does, a shape of its own, or nothing to read in one of three ways. */
type Answer = 'itself' | 'process' | 'agents' | 'no content' | 'empty' | 'ok';

/** Every call there is: those of the specification's §7, sign-in and the list of agents. */
const CALLS: readonly { method: string; path: string; answer: Answer }[] = [
  { method: 'POST', path: '/auth/sign-in', answer: 'itself' },
  { method: 'GET', path: '/projects', answer: 'agents' },
  { method: 'PUT', path: '/auth/generate-presigned-url', answer: 'itself' },
  { method: 'GET', path: '/welcome/account/:accountId', answer: 'process' },
  { method: 'POST', path: '/welcome', answer: 'no content' },
  { method: 'POST', path: '/welcome/generateVoice', answer: 'itself' },
  { method: 'PUT', path: '/welcome', answer: 'empty' },
  { method: 'PUT', path: '/welcome/defaultBotKey', answer: 'ok' },
  { method: 'PUT', path: '/welcome/company', answer: 'no content' },
  { method: 'PUT', path: '/welcome/user', answer: 'empty' },
  { method: 'PUT', path: '/welcome/brand-voice', answer: 'ok' },
  { method: 'PUT', path: '/welcome/ai', answer: 'no content' },
  { method: 'PUT', path: '/welcome/integrations', answer: 'empty' },
  { method: 'POST', path: '/welcome/createBotCreator', answer: 'ok' },
  { method: 'PATCH', path: '/welcome/stage/next', answer: 'no content' },
];

/** One of these calls. */
export type BareCall = (typeof CALLS)[number];

/** The call that a request is, if there is such a one. */
export function findCall({ method, url }: Request): BareCall | undefined {
  return CALLS.find(
    (call) =>
      call.method === method && matchRequestUrl(new URL(url), `*${PROVIDER_BASE}${call.path}`).matches,
  );
}
