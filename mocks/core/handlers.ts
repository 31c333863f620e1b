import { accountHandlers } from '@mocks/accounts/handlers';
import { agentCreationHandlers } from '@mocks/agent-creation/handlers';
import { agentTestHandlers } from '@mocks/agent-tests/handlers';
import { agentHandlers } from '@mocks/agents/handlers';
import { analyticsHandlers } from '@mocks/analytics/handlers';
import { auditHandlers } from '@mocks/audit/handlers';
import { watchChanges } from '@mocks/audit/watch-changes';
import { authHandlers } from '@mocks/auth/handlers';
import { EMAIL_SENTINELS } from '@mocks/auth/sentinels';
import { noteSeen } from '@mocks/auth/store';
import { bareProvider } from '@mocks/bare/provider';
import { billingHandlers } from '@mocks/billing/handlers';
import { CARD_SENTINELS } from '@mocks/billing/sentinels';
import { channelConsentHandler, channelHandlers } from '@mocks/channels/handlers';
import { connectionHealthHandlers } from '@mocks/connection-health/handlers';
import type { AnsweredBy } from '@mocks/conversations/answerer';
import { conversationHandlers } from '@mocks/conversations/handlers';
import { endOrphans } from '@mocks/conversations/live-answer';
import { endOrphanedCalls, ownToolCaller } from '@mocks/conversations/own-call';
import { creatorHandlers } from '@mocks/creator/handlers';
import { dataHandlers } from '@mocks/data/handlers';
import { draftHandlers } from '@mocks/drafts/handlers';
import { inboxHandlers } from '@mocks/inbox/handlers';
import { jobHandlers } from '@mocks/jobs/handlers';
import { settleJobs } from '@mocks/jobs/settle-jobs';
import { endOrphanedJobs } from '@mocks/jobs/store';
import { memberHandlers } from '@mocks/members/handlers';
import { monitorHandlers } from '@mocks/monitors/handlers';
import { consentHandler, oauthHandlers } from '@mocks/oauth/handlers';
import { onboardingHandlers } from '@mocks/onboarding/handlers';
import { VOICE_SENTINELS } from '@mocks/onboarding/sentinels';
import { ownToolHandlers } from '@mocks/own-tools/handlers';
import { preferencesHandlers } from '@mocks/preferences/handlers';
import { publishingHandlers } from '@mocks/publishing/handlers';
import { refusedForRole } from '@mocks/roles/check-role';
import { securityHandlers } from '@mocks/security/handlers';
import { subscriptionHandlers } from '@mocks/subscription/handlers';
import { settleSubscriptions } from '@mocks/subscription/settle-subscriptions';
import { teamHandlers } from '@mocks/team/handlers';
import { toolCallHandlers } from '@mocks/tool-calls/handlers';
import { connectPageHandlers } from '@mocks/tools/connection-handlers';
import { toolHandlers } from '@mocks/tools/handlers';
import { takePlayedReturn } from '@mocks/tools/played-return';
import { uploadHandlers, uploadHostHandlers } from '@mocks/uploads/handlers';
import { versionHandlers } from '@mocks/versions/handlers';
import { widgetHandlers } from '@mocks/widgets/handlers';
import { visitorHandlers } from '@mocks/widgets/visitor-handlers';
import { getResponse, type HttpHandler, http, matchRequestUrl, type RequestHandler } from 'msw';
import type { Db } from './db';
import { breakContract, faultAnswer, withoutAnswer } from './faults';
import { echo, type Outside } from './outside';
import { inMemoryOnly, type Persistence } from './persistence';
import { PROVIDER_BASE } from './provider-base';
import { refusal } from './refuse';
import { findScenario } from './scenarios';
import type { State } from './state';

const SLOW_MILLISECONDS = 2000;
const SLOW_SENTINEL_MILLISECONDS = 5000;
const SLOW_VOICE_MILLISECONDS = 8000;
const GENERATE_VOICE = `${PROVIDER_BASE}/welcome/generateVoice`;
const PAYMENT = /\/accounts\/[^/]+\/subscription$/;
const SIGN_IN = `${PROVIDER_BASE}/auth/sign-in`;
/** What a person without a session calls. */
const SIGNED_OUT_CALLS = new RegExp(`${PROVIDER_BASE}/(auth/(sign-in|register|password|oauth)|public/)`);

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

/** What the provider may be given that it does not play itself. */
export type HandlerOptions = {
  /** Makes who answers in the place of the played agents. */
  answeredBy?: AnsweredBy | undefined;
  /** Whom own tools call; by default nobody. */
  outside?: Outside | undefined;
};

/**
 * The whole provider as one handler: the generated handlers answer behind it, below the API's own prefix only
 * (their paths begin with a wildcard, which would also take the app's modules), and what changed is kept first. Beside
 * it, its pages for people and its host for files; `ownOrigin` is where they are, by default where the calls come to.
 */
export function createHandlers(
  db: Db<State>,
  persistence: Persistence = inMemoryOnly,
  ownOrigin?: () => string,
  { answeredBy, outside = echo }: HandlerOptions = {},
): RequestHandler[] {
  endOrphans(db);
  endOrphanedCalls(db);
  endOrphanedJobs(db);
  const keep = () =>
    persistence.transaction(
      () => undefined,
      () => true,
    );
  const answerer = answeredBy?.(db, keep, outside);
  const work = { answerer, callOwnTool: ownToolCaller(db, persistence, outside) };
  const operations = [
    // Before the rest: the wildcard at the beginning of a generated path would also take what is below /public.
    ...visitorHandlers(db, persistence, work),
    ...authHandlers(db),
    ...oauthHandlers(db, ownOrigin),
    ...uploadHandlers(db, ownOrigin),
    ...onboardingHandlers(db),
    ...accountHandlers(db),
    ...billingHandlers(db),
    ...subscriptionHandlers(db),
    // Before the agents: their paths are no keys of agents.
    ...agentCreationHandlers(db),
    ...agentHandlers(db),
    ...draftHandlers(db),
    ...versionHandlers(db),
    ...widgetHandlers(db),
    ...teamHandlers(db),
    ...memberHandlers(db),
    ...auditHandlers(db),
    ...securityHandlers(db),
    ...preferencesHandlers(db),
    ...dataHandlers(db),
    ...publishingHandlers(db),
    ...toolHandlers(db, ownOrigin),
    ...ownToolHandlers(db, persistence, outside),
    ...toolCallHandlers(db, persistence, outside),
    ...channelHandlers(db, ownOrigin),
    ...connectionHealthHandlers(db),
    ...conversationHandlers(db, persistence, work),
    ...agentTestHandlers(db, { answerer, persistence, outside }),
    ...creatorHandlers(db),
    ...inboxHandlers(db),
    ...analyticsHandlers(db),
    ...monitorHandlers(db),
    ...jobHandlers(db, answerer),
  ];

  async function answer(request: Request): Promise<{ response: Response; changed: boolean }> {
    const settled = [settleJobs(db), settleSubscriptions(db)].includes(true);
    try {
      noteSeen(db, request);
      const noteChanges = await watchChanges(db, request);
      const response =
        refusedForRole(db, request) ??
        (await getResponse(operations, request)) ??
        unknownOperation(operations, request);
      if (response.ok) noteChanges?.();
      return { response, changed: settled || request.method !== 'GET' };
    } catch (error) {
      console.error(error);
      const message = error instanceof Error ? error.message.slice(0, 500) : 'The played provider failed';
      return { response: refusal({ status: 500, code: 'PROVIDER_FAULT', message }), changed: settled };
    }
  }

  const ordinary = [
    consentHandler,
    ...connectPageHandlers(db, persistence),
    channelConsentHandler,
    ...uploadHostHandlers(db, persistence),
    http.all(`*${PROVIDER_BASE}/*`, async ({ request: asked }) => {
      const request = await withWholeBody(asked);
      const { pathname } = new URL(request.url);
      const isSignedOut = SIGNED_OUT_CALLS.test(pathname);
      const fault = await persistence.transaction(
        () => findScenario(db.state.scenario)?.fault,
        () => false,
      );
      if (fault === 'slow') await db.wait(SLOW_MILLISECONDS, request.signal);
      // Waited for out here: whatever is held makes all other calls wait.
      if (isSignedOut && (await request.clone().text()).includes(EMAIL_SENTINELS.slow)) {
        await db.wait(SLOW_SENTINEL_MILLISECONDS, request.signal);
      }
      if (
        pathname.endsWith(GENERATE_VOICE) &&
        (await request.clone().text()).includes(VOICE_SENTINELS.slow)
      ) {
        await db.wait(SLOW_VOICE_MILLISECONDS, request.signal);
      }
      const spoiled = fault && faultAnswer(fault, isSignedOut);
      if (spoiled) return spoiled;
      const isSlowCard =
        PAYMENT.test(pathname) && (await request.clone().text()).includes(CARD_SENTINELS.slow);
      const { response } = await persistence.transaction(
        () => answer(request),
        ({ changed }) => changed,
      );
      // The payment is made and kept; only its answer is on its way for long.
      if (isSlowCard) await db.wait(SLOW_SENTINEL_MILLISECONDS, request.signal);
      if (fault === 'no-answers') return withoutAnswer(request, response);
      return fault === 'contract-breaking' && !pathname.endsWith(SIGN_IN)
        ? breakContract(response)
        : response;
    }),
  ];
  return [...bareProvider(db, persistence, ordinary), ...ordinary];
}

export { takePlayedReturn };
