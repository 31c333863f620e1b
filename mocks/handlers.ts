import { getResponse, type HttpHandler, HttpResponse, http, matchRequestUrl, type RequestHandler } from 'msw';
import { bareProvider } from './bare/provider';
import type { Db } from './db';
import { type Keeper, keepNothing } from './keeper';
import { settleJobs } from './played-jobs';
import { PROVIDER_BASE } from './provider-base';
import { accountHandlers } from './providers/accounts';
import { authHandlers } from './providers/auth';
import { botChangeHandlers } from './providers/bot-changes';
import { conversationHandlers } from './providers/conversations';
import { creationHandlers } from './providers/creation';
import { creatorHandlers } from './providers/creator';
import { draftHandlers } from './providers/drafts';
import { jobHandlers } from './providers/jobs';
import { consentHandler, oauthHandlers } from './providers/oauth';
import { paymentHandlers } from './providers/payments';
import { projectHandlers } from './providers/projects';
import { testHandlers } from './providers/tests';
import { toolkitHandlers } from './providers/toolkits';
import { uploadHandlers, uploadHostHandlers } from './providers/uploads';
import { versionHandlers } from './providers/versions';
import { welcomeHandlers } from './providers/welcome';
import { refusal } from './refuse';
import { type Fault, findScenario } from './scenarios';
import { CARD_SENTINELS, EMAIL_SENTINELS, VOICE_SENTINELS } from './sentinels';

const SLOW_MILLISECONDS = 2000;
const SLOW_SENTINEL_MILLISECONDS = 5000;
const SLOW_VOICE_MILLISECONDS = 8000;
const BUSY_SECONDS = 20;
const GENERATE_VOICE = `${PROVIDER_BASE}/welcome/generateVoice`;
const PAYMENT = /\/accounts\/[^/]+\/subscription$/;
const SIGN_IN = `${PROVIDER_BASE}/auth/sign-in`;
/** What a person without a session calls. */
const DOORS = new RegExp(`${PROVIDER_BASE}/auth/(sign-in|register|password|oauth)`);

function faultAnswer(fault: Fault, isDoor: boolean): Response | undefined {
  switch (fault) {
    case 'offline':
      return HttpResponse.error();
    case 'busy':
      return refusal({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many calls',
        retryAfterSeconds: BUSY_SECONDS,
      });
    case 'broken':
      return refusal({ status: 500, code: 'PROVIDER_ERROR', message: 'The provider could not answer' });
    case 'expired':
      return isDoor ? undefined : refusal({ status: 401, code: 'TOKEN_EXPIRED', message: 'Token expired' });
    case 'slow':
    case 'contract-breaking':
      return undefined;
  }
}

/** Spoils an answer: one item of a list, else all of it, becomes an empty list; without one part it could still be read. */
async function breakContract(response: Response): Promise<Response> {
  if (!response.ok) return response;
  if (response.headers.get('Content-Type') === 'text/event-stream') {
    return new HttpResponse('id: 1\nevent: token\ndata: {"type":"token"}\n\n', { headers: response.headers });
  }
  const answer: { items?: unknown } = await response.json();
  const { items } = answer;
  const hasItems = Array.isArray(items) && items.length > 0;
  const spoiled = hasItems ? { ...answer, items: [[], ...items.slice(1)] } : [];
  return HttpResponse.json(spoiled, { status: response.status });
}

function unknownOperation(operations: readonly HttpHandler[], request: Request): Response {
  const url = new URL(request.url);
  const otherMethods = operations.some(
    ({ info }) => typeof info.path !== 'function' && matchRequestUrl(url, info.path).matches,
  );
  return refusal({
    status: otherMethods ? 405 : 404,
    code: 'UNKNOWN_OPERATION',
    message: `The provider has no ${request.method} ${url.pathname}`,
  });
}

/** The same request with its body read: one that is sent slowly must not hold up every other call. */
async function withWholeBody(request: Request): Promise<Request> {
  if (request.body === null) return request;
  const { method, headers, signal } = request;
  return new Request(request.url, { method, headers, signal, body: await request.arrayBuffer() });
}

/**
 * The whole provider as one handler: the generated handlers answer behind it, below the API's own prefix only
 * (their paths begin with a wildcard, which would also take the app's modules), and what changed is kept first. Beside
 * it, its pages for people and its host for files; `ownOrigin` is where they are, by default where the calls come to.
 */
export function createHandlers(
  db: Db,
  keeper: Keeper = keepNothing,
  ownOrigin?: () => string,
): RequestHandler[] {
  const operations = [
    ...authHandlers(db),
    ...oauthHandlers(db, ownOrigin),
    ...uploadHandlers(db, ownOrigin),
    ...welcomeHandlers(db),
    ...accountHandlers(db),
    ...paymentHandlers(db),
    // Before the agents: their names are no keys of agents.
    ...botChangeHandlers(db),
    ...creationHandlers(db),
    ...projectHandlers(db),
    ...draftHandlers(db),
    ...versionHandlers(db),
    ...toolkitHandlers(db),
    ...conversationHandlers(db, keeper),
    ...testHandlers(db),
    ...creatorHandlers(db),
    ...jobHandlers(db),
  ];

  async function answer(request: Request): Promise<{ response: Response; changed: boolean }> {
    const settled = settleJobs(db);
    try {
      const response = (await getResponse(operations, request)) ?? unknownOperation(operations, request);
      return { response, changed: settled || request.method !== 'GET' };
    } catch (error) {
      console.error(error);
      const message = error instanceof Error ? error.message.slice(0, 500) : 'The played provider failed';
      return { response: refusal({ status: 500, code: 'PROVIDER_FAULT', message }), changed: settled };
    }
  }

  const ordinary = [
    consentHandler,
    ...uploadHostHandlers(db, keeper),
    http.all(`*${PROVIDER_BASE}/*`, async ({ request: asked }) => {
      const request = await withWholeBody(asked);
      const { pathname } = new URL(request.url);
      const isDoor = DOORS.test(pathname);
      const fault = await keeper.hold(
        () => findScenario(db.state.scenario)?.fault,
        () => false,
      );
      if (fault === 'slow') await db.wait(SLOW_MILLISECONDS, request.signal);
      // Waited for out here: whatever is held makes all other calls wait.
      if (isDoor && (await request.clone().text()).includes(EMAIL_SENTINELS.slow)) {
        await db.wait(SLOW_SENTINEL_MILLISECONDS, request.signal);
      }
      if (
        pathname.endsWith(GENERATE_VOICE) &&
        (await request.clone().text()).includes(VOICE_SENTINELS.slow)
      ) {
        await db.wait(SLOW_VOICE_MILLISECONDS, request.signal);
      }
      const spoiled = fault && faultAnswer(fault, isDoor);
      if (spoiled) return spoiled;
      const isSlowCard =
        PAYMENT.test(pathname) && (await request.clone().text()).includes(CARD_SENTINELS.slow);
      const { response } = await keeper.hold(
        () => answer(request),
        ({ changed }) => changed,
      );
      // The payment is made and kept; only its answer is on its way for long.
      if (isSlowCard) await db.wait(SLOW_SENTINEL_MILLISECONDS, request.signal);
      return fault === 'contract-breaking' && !pathname.endsWith(SIGN_IN)
        ? breakContract(response)
        : response;
    }),
  ];
  return [...bareProvider(db, keeper, ordinary), ...ordinary];
}
