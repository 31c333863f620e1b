// @vitest-environment node
import { CARD_SENTINELS } from '@mocks/billing/sentinels';
import { setScenario } from '@mocks/core/scenarios';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Visit, VisitorConversation, WaitingPublish } from '@/api/generated/schemas';
import { type Came, createCaller, type Sent } from './support/caller';

const ACME = { accountId: 'acc_acme' };
const RETURNS = { botKey: 'bot_returns' };
const ORDERS = { widgetId: 'wgt_orders' };
const PASSWORD = 'Another-2026';

type Given = Awaited<ReturnType<typeof asAna>>;
type Refused = { operation: string; status: number; code: string; cause: (given: Given) => Promise<Came> };

/** What Ana is refused, with everything that she sends in its usual form. */
async function asAna() {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  return { ...caller, token, ask: (name: string, sent?: Sent) => caller.call(name, { token, ...sent }) };
}

/** Ana has a second factor, whose codes are not known here. */
function turnOnSecondFactor({ db }: Given): void {
  const ana = db.state.users.usr_ana;
  if (ana) ana.secondFactor = { secret: 'JBSWY3DPEHPK3PXP', isOn: true, recoveryCodes: [], lastStep: 0 };
}

/** The second of two calls that are the same and are sent at once. */
async function twice({ ask }: Given, name: string, sent?: Sent): Promise<Came> {
  const [, again] = await Promise.all([ask(name, sent), ask(name, sent)]);
  return again;
}

/** What a visitor is answered whose conversation has ended. */
async function afterTheEnd({ call }: Given, name: string): Promise<Came> {
  const begun = await call('beginVisit', { path: ORDERS, body: { language: 'en', consent: true } });
  const headers = { 'Visitor-Key': z.parse(Visit, begun.body).visitorKey };
  const opened = await call('openVisitorConversation', { path: ORDERS, headers });
  const { conversationId } = z.parse(VisitorConversation, opened.body);
  const path = { ...ORDERS, conversationId };
  await call('endVisitorConversation', { path, headers });
  return call(name, { path, headers });
}

const security: readonly Refused[] = [
  {
    operation: 'signIn',
    status: 409,
    code: 'SECOND_FACTOR_NEEDED',
    cause: (given) => {
      turnOnSecondFactor(given);
      return given.call('signIn', { body: { email: 'ana@acme.example', password: 'Agents-2026' } });
    },
  },
  {
    operation: 'changePassword',
    status: 409,
    code: 'WRONG_PASSWORD',
    cause: ({ ask }) => {
      const body = { currentPassword: 'Not-hers-2026', password: PASSWORD, confirmPassword: PASSWORD };
      return ask('changePassword', { body });
    },
  },
  {
    operation: 'setUpSecondFactor',
    status: 409,
    code: 'SECOND_FACTOR_ON',
    cause: (given) => {
      turnOnSecondFactor(given);
      return given.ask('setUpSecondFactor');
    },
  },
  {
    operation: 'turnOffSecondFactor',
    status: 409,
    code: 'SECOND_FACTOR_WRONG',
    cause: (given) => {
      turnOnSecondFactor(given);
      return given.ask('turnOffSecondFactor', { body: { code: '000000' } });
    },
  },
];

const money: readonly Refused[] = [
  {
    operation: 'changePlan',
    status: 402,
    code: 'CARD_DECLINED',
    cause: ({ ask, db }) => {
      const { card } = db.state.subscriptions.acc_acme ?? {};
      if (card) card.expires = '2026-10';
      return ask('changePlan', { path: ACME, body: { planId: 'plan_scale', period: 'month' } });
    },
  },
  {
    operation: 'payOverdue',
    status: 402,
    code: 'CARD_DECLINED',
    cause: ({ ask }) => ask('payOverdue', { path: ACME, body: { paymentMethod: CARD_SENTINELS.declined } }),
  },
];

const others: readonly Refused[] = ['startOAuth', 'authorizeChannel', 'connectChannel'].map((operation) => ({
  operation,
  status: 503,
  code: operation === 'startOAuth' ? 'IDENTITY_PROVIDER_DOWN' : 'CHANNEL_DOWN',
  cause: ({ ask, db }) => {
    setScenario(db, 'partners-down');
    return ask(operation);
  },
}));

const channels: readonly Refused[] = [
  {
    operation: 'authorizeChannel',
    status: 409,
    code: 'CHANNEL_NEEDS_NO_CONSENT',
    cause: ({ ask }) => ask('authorizeChannel', { path: { channel: 'widget' } }),
  },
];

const agents: readonly Refused[] = [
  {
    operation: 'undoChange',
    status: 409,
    code: 'CHANGED_SINCE',
    cause: async ({ ask, db }) => {
      const entryId = db.state.audit.find(({ inverse }) => inverse?.to === 'live')?.entryId ?? '';
      await ask('undoChange', { path: { ...ACME, entryId } });
      return ask('undoChange', { path: { ...ACME, entryId } });
    },
  },
  {
    operation: 'askToPublish',
    status: 409,
    code: 'DRAFT_CHANGED',
    cause: ({ ask }) => ask('askToPublish', { path: RETURNS, body: { revision: 'rev_older', notes: '' } }),
  },
  {
    operation: 'decidePublish',
    status: 409,
    code: 'OWN_REQUEST',
    cause: async ({ ask }) => {
      const asked = z.parse(WaitingPublish, (await ask('askToPublish', { path: RETURNS })).body);
      const path = { ...RETURNS, requestId: asked.requestId };
      return ask('decidePublish', { path, body: { decision: 'approve' } });
    },
  },
  {
    operation: 'restoreTest',
    status: 409,
    code: 'TOO_MANY_TESTS',
    cause: ({ ask, db }) => {
      const [first] = db.state.tests.bot_returns ?? [];
      if (!first) throw new Error('The seed lacks tests.');
      const many = Array.from({ length: 200 }, () => ({ ...first, removed: false }));
      db.state.tests.bot_returns = [{ ...first, removed: true }, ...many];
      return ask('restoreTest', { path: { ...RETURNS, testId: first.test.testId } });
    },
  },
  {
    operation: 'replayOnDraft',
    status: 409,
    code: 'AGENT_GONE',
    cause: ({ ask, db }) => {
      db.state.trash.bot_returns = db.now();
      return ask('replayOnDraft');
    },
  },
];

const tools: readonly Refused[] = [
  {
    operation: 'renameConnection',
    status: 409,
    code: 'LABEL_TAKEN',
    cause: ({ ask }) =>
      ask('renameConnection', { path: { connectionId: 'cnx_outlet' }, body: { label: 'Tienda España' } }),
  },
  {
    operation: 'createHttpTool',
    status: 409,
    code: 'TOO_MANY_TOOLS',
    cause: ({ ask, db }) => {
      const [first] = db.state.ownTools.acc_acme ?? [];
      if (!first) throw new Error('The seed lacks own tools.');
      db.state.ownTools.acc_acme = Array.from({ length: 100 }, () => first);
      return ask('createHttpTool');
    },
  },
  {
    operation: 'tryHttpTool',
    status: 409,
    code: 'CALL_UNDER_WAY',
    cause: (given) => twice(given, 'tryHttpTool'),
  },
  {
    operation: 'runAction',
    status: 409,
    code: 'CALL_UNDER_WAY',
    cause: (given) => twice(given, 'runAction'),
  },
];

const widgets: readonly Refused[] = [
  {
    operation: 'widgets',
    status: 404,
    code: 'NOT_FOUND',
    cause: ({ ask }) => ask('widgets', { query: { accountId: 'acc_nobody-knows' } }),
  },
  {
    operation: 'saveWidget',
    status: 409,
    code: 'WIDGET_CHANGED',
    cause: ({ ask }) => ask('saveWidget', { path: ORDERS, headers: { 'If-Match': 'rev_older' } }),
  },
  {
    operation: 'rollOutVersion',
    status: 409,
    code: 'NOT_PUBLISHED',
    cause: ({ ask, db }) => {
      const [version] = db.state.versions.bot_orders ?? [];
      if (version) Object.assign(version, { kind: 'kept', number: null });
      const body = { versionId: version?.versionId, percent: 20 };
      return ask('rollOutVersion', { path: ORDERS, body });
    },
  },
  ...['sendVisitorMessage', 'askForPerson'].map((operation) => ({
    operation,
    status: 409,
    code: 'CONVERSATION_CLOSED',
    cause: (given: Given) => afterTheEnd(given, operation),
  })),
];

test.each([...security, ...money, ...others, ...channels, ...agents, ...tools, ...widgets])(
  '$operation is refused with $status $code',
  async ({ status, code, cause }) => {
    expect(await cause(await asAna())).toMatchObject({ status, body: { code } });
  },
);
