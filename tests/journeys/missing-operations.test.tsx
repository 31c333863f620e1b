import { readFileSync } from 'node:fs';
import { CHAT_SENTINELS } from '@mocks/conversations/sentinels';
import { FAILING_NAME } from '@mocks/core/sentinel';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiBase } from '@/api/api-base';
import { readToken } from '@/session/token';
import { operations } from '../../scripts/contract/read-contract';
import { channelConsentLink } from '../support/channel-consent';
import { comeBack, consentLink } from '../support/oauth';
import { playProvider, signInAs } from '../support/play-provider';
import { assign, fieldValue, heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

type App = Awaited<ReturnType<typeof renderApp>>;

const ANA = 'ana@acme.example';
const NUEVO = 'nuevo@acme.example';
const AGENT = '/en/dashboard/agents/bot_returns';
const CHAT = `${AGENT}/test-agent`;
const TESTS = `${CHAT}?view=tests`;
const CREATOR = '/en/dashboard/creator-agent/bot_returns';
const NEW_AGENT = '/en/dashboard/setup/create-new-agent';
const CONNECTIONS = '/en/dashboard/setup/tools2';
const OWN_TOOLS = '/en/dashboard/setup/tools?view=own';
const CALLS = '/en/dashboard/setup/tools2?view=calls';
const INBOX = '/en/dashboard/analytics?view=conversations';
const LUCIA = `${INBOX}&chat=con_lucia`;
const TEAM = '/en/dashboard/settings?section=team';
const SECURITY = '/en/dashboard/settings?section=security';
const REGION = '/en/dashboard/settings?section=region';
const DATA = '/en/dashboard/settings?section=data';
const PAY = '/en/onboarding/subscriptionpay?plan=plan_growth&period=month';
const WIDGETS = '/en/dashboard/channels?view=widget';
const WIDGET = `${WIDGETS}&widget=wgt_acme`;
const ANALYTICS = '/en/dashboard/analytics';
const MONITORS = `${ANALYTICS}?view=monitors`;
const PLAN = '/en/dashboard/settings?section=plan';
const UNAVAILABLE = 'Not available yet';

/** The operations that the specification does not show; those of a visitor's page are in visitor-chat.test.ts. */
const guessed = operations
  .filter(({ provenance, tag }) => provenance !== 'documented' && tag !== 'widget-public')
  .map(({ method, path }) => `${method} ${path}`);

/** What `openapi/README.md` promises of each. */
const promised = new Map(
  [
    ...readFileSync('openapi/README.md', 'utf8').matchAll(/^\| `([A-Z]+ \/(?!public\/)[^`]*)` \| (.+) \|$/gm),
  ].map(([, operation = '', sentence = '']) => [operation, sentence]),
);

/** The operation of a call: where several match, the one that names it most exactly. */
function operationOf({ method, url }: Request): string | undefined {
  const path = new URL(url).pathname.replace(new URL(apiBase(), 'http://here').pathname, '');
  const [found] = operations
    .filter((one) => one.method === method)
    .filter((one) => new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  return found && `${found.method} ${found.path}`;
}

/** How a provider says that it lacks an operation. */
const ANSWERS: readonly ((request: Request) => Response)[] = [
  ({ method, url }) =>
    HttpResponse.json(
      { statusCode: 404, message: `Cannot ${method} ${new URL(url).pathname}`, error: 'Not Found' },
      { status: 404 },
    ),
  () => HttpResponse.html('<html><body><h1>404 Not Found</h1><hr>nginx</body></html>', { status: 404 }),
  ({ method }) => new HttpResponse(null, { status: method === 'GET' ? 501 : 405 }),
];

/** From now on the provider lacks these; tells how often each way of saying so was heard. */
function lack(missing: (operation: string) => boolean) {
  const state = { way: 0, asked: 0 };
  provider.server.use(
    http.all('*/api/v1/*', ({ request }) => {
      const operation = operationOf(request);
      if (operation === undefined || !missing(operation)) return undefined;
      state.asked += 1;
      return ANSWERS[state.way]?.(request);
    }),
  );
  return state;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function press({ user }: App, name: string | RegExp): Promise<void> {
  await user.click(await button(name));
}

async function choose(app: App, menu: string, item: string): Promise<void> {
  await press(app, menu);
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
}

async function write({ user }: App, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.paste(text);
}

async function ask(app: App, text: string, label = 'Your message'): Promise<void> {
  await write(app, label, text);
  await app.user.keyboard('{Enter}');
}

async function answers(app: App): Promise<void> {
  await ask(app, 'How much is the pick-up?');
  await within(await screen.findByRole('log')).findByText(/pick-up costs 4\.90/);
}

async function publishes(app: App): Promise<void> {
  const now = await button('Publish now');
  await waitFor(() => expect(now.getAttribute('aria-disabled')).toBeNull());
  await app.user.click(now);
  await screen.findByRole('heading', { name: 'Version 3 is live' });
}

function accountOfNuevo() {
  const stored = provider.db.state.accounts.acc_nuevo;
  if (!stored) throw new Error('the seed lacks the new account');
  return stored;
}

function atPlans(): void {
  const company = { name: 'Café Vega', country: 'ES', timeZone: 'Europe/Madrid' };
  accountOfNuevo().process = { settings: { company }, currentStage: 'subscription_settings', isEnd: false };
}

function withoutTests(): void {
  provider.db.state.tests = {};
}

/** What a person does on a page until the operation is asked for. */
interface Visit {
  at: string;
  /** Who; by default Ana, for `null` nobody. */
  as?: string | null;
  before?: () => void;
  /** Opens the page, where not by its address. */
  open?: () => Promise<App>;
  /** Everything up to the call. */
  first?: (app: App) => Promise<void>;
  /** Makes the call, and makes it again; without it the page itself does. */
  call?: (app: App) => Promise<void>;
  /** What stays, and what works all the same. */
  rest?: (app: App) => void | Promise<void>;
  /** Where it leads; by default one stays. */
  to?: string;
  /** Which words of the promise are read here; by default all. */
  reads?: readonly string[];
  /** Nothing stands around the page. */
  frameless?: boolean;
}

const signedOut = (at: string, fields: Record<string, string>, submit: string): Visit => ({
  at,
  as: null,
  first: async (app) => {
    for (const [label, text] of Object.entries(fields)) await write(app, label, text);
  },
  call: (app) => press(app, submit),
  rest: () => {
    for (const [label, text] of Object.entries(fields)) expect(fieldValue(label)).toBe(text);
  },
});

const paying = (card: RegExp, submit: RegExp | string): Visit => ({
  at: PAY,
  as: NUEVO,
  before: atPlans,
  first: async ({ user }) => user.click(await screen.findByRole('radio', { name: card })),
  call: (app) => press(app, submit),
});

const openDialog = async (app: App) => press(app, 'Publish');
const LINK = '/en/user/reset-password?token=rst_abcdefghijklmnopqrstuvwxyz';

const visits: Record<string, readonly Visit[]> = {
  'POST /auth/sign-in': [signedOut('/en/login', { Email: ANA, Password: 'Agents-2026' }, 'Login')],
  'POST /auth/register': [
    signedOut(
      '/en/onboarding/register',
      {
        'First name': 'Eva',
        Email: 'eva@acme.example',
        Password: 'Agents-2027',
        'Repeat password': 'Agents-2027',
      },
      'Create account',
    ),
  ],
  'POST /auth/password-reset-links': [signedOut('/en/passwordrecovery', { Email: ANA }, 'Send link')],
  'POST /auth/password-reset-links/state': [
    {
      at: LINK,
      as: null,
      rest: async () => void (await screen.findByLabelText('New password')),
      to: '/en/user/reset-password',
    },
  ],
  'PUT /auth/password': [
    {
      ...signedOut(
        '/en/user/reset-password',
        { 'New password': 'Madera-2027', 'Repeat new password': 'Madera-2027' },
        'Save new password',
      ),
      before: () => {
        const sentAt = provider.db.now();
        provider.db.state.resetLinks.rst_abcdefghijklmnopqrstuvwxyz = {
          userId: 'usr_ana',
          sentAt,
          used: false,
        };
      },
      open: () => renderApp(LINK),
    },
  ],
  'POST /auth/oauth/{identityProvider}/start': [
    {
      at: '/en/login',
      as: null,
      first: (app) => write(app, 'Email', 'ana@'),
      call: (app) => press(app, 'Continue with Google'),
      rest: () => expect(fieldValue('Email')).toBe('ana@'),
    },
  ],
  'POST /auth/oauth/{identityProvider}/callback': [
    {
      at: '/oauth/google',
      as: null,
      open: async () => {
        assign.mockClear();
        const app = await renderApp('/en/login');
        await press(app, 'Continue with Google');
        await waitFor(() => expect(assign).toHaveBeenCalled());
        return comeBack(await consentLink(assign.mock.lastCall?.[0] ?? '', 'ana'));
      },
      rest: async () => void (await screen.findByRole('link', { name: 'Start over' })),
    },
  ],
  'GET /auth/me': [
    {
      at: '/en/dashboard/home',
      open: async () => {
        await signInAs(ANA);
        localStorage.removeItem('agent-dashboard');
        return renderApp('/en/dashboard/home');
      },
      rest: async () => void (await button('Logout')),
    },
  ],
  'GET /accounts/{accountId}': [{ at: '/en/dashboard/home' }],
  'GET /accounts/{accountId}/members': [
    { at: TEAM, rest: async () => void (await screen.findByText('lucia@acme.example')) },
  ],
  'PATCH /accounts/{accountId}/members/{userId}': [
    {
      at: TEAM,
      first: (app) => press(app, 'Edit Iker Soto'),
      call: (app) => press(app, 'Save role'),
      rest: () => expect(provider.db.state.users.usr_iker?.role).toBe('editor'),
    },
  ],
  'DELETE /accounts/{accountId}/members/{userId}': [
    { at: TEAM, first: (app) => press(app, 'Remove Iker Soto'), call: (app) => press(app, 'Remove') },
  ],
  'GET /accounts/{accountId}/invitations': [
    { at: TEAM, rest: async () => void (await screen.findByText(/iker@acme/)) },
  ],
  'POST /accounts/{accountId}/invitations': [
    {
      at: TEAM,
      first: async (app) => {
        await press(app, 'Invite someone');
        await write(app, 'Email', 'nora@acme.example');
      },
      call: (app) => press(app, 'Send invitation'),
      rest: () => expect(fieldValue('Email')).toBe('nora@acme.example'),
    },
  ],
  'DELETE /accounts/{accountId}/invitations/{invitationId}': [
    {
      at: TEAM,
      first: (app) => press(app, 'Withdraw the invitation for lucia@acme.example'),
      call: (app) => press(app, 'Withdraw'),
    },
  ],
  'POST /accounts/{accountId}/invitations/{invitationId}/mails': [
    { at: TEAM, call: (app) => press(app, 'Resend to lucia@acme.example') },
  ],
  'POST /auth/invitations/state': [{ at: '/en/onboarding/register?invitation=ivs_4kT9pQ2m', as: null }],
  'GET /accounts/{accountId}/audit': [{ at: '/en/dashboard/settings?section=audit' }],
  'POST /accounts/{accountId}/audit/{entryId}/undo': [
    {
      at: '/en/dashboard/settings?section=audit',
      call: (app) => press(app, 'Undo: Paused Store guide'),
      rest: () => expect(provider.db.state.agents.bot_store?.agent.status).toBe('paused'),
    },
  ],
  'GET /auth/me/sessions': [{ at: SECURITY }],
  'DELETE /auth/me/sessions': [{ at: SECURITY, call: (app) => press(app, 'Log out all other devices') }],
  'DELETE /auth/me/sessions/{sessionId}': [
    { at: SECURITY, call: (app) => press(app, 'Log out Chrome on Android') },
  ],
  'PUT /auth/me/password': [
    {
      at: SECURITY,
      first: async (app) => {
        await write(app, 'Current password', 'Agents-2026');
        await write(app, 'New password', 'Madera-2027');
        await write(app, 'Repeat new password', 'Madera-2027');
      },
      call: (app) => press(app, 'Change password'),
      rest: () => expect(fieldValue('New password')).toBe('Madera-2027'),
    },
  ],
  'GET /auth/me/second-factor': [{ at: SECURITY }],
  'PUT /auth/me/second-factor': [
    {
      at: SECURITY,
      first: async (app) => {
        await press(app, 'Turn on');
        await screen.findByRole('img', { name: /^QR code/ });
        await write(app, 'Code', '123456');
      },
      call: async (app) => {
        const dialog = within(await screen.findByRole('dialog'));
        await app.user.click(dialog.getByRole('button', { name: 'Turn on' }));
      },
    },
  ],
  'POST /auth/me/second-factor/setups': [{ at: SECURITY, first: (app) => press(app, 'Turn on') }],
  'POST /auth/me/second-factor/off': [
    {
      at: SECURITY,
      before: () => {
        const factor = provider.db.state.users.usr_ana?.secondFactor;
        if (factor) factor.isOn = true;
      },
      // Whose second factor is on cannot sign in by the password alone.
      open: async () => {
        const factor = provider.db.state.users.usr_ana?.secondFactor;
        if (factor) factor.isOn = false;
        await signInAs(ANA);
        if (factor) factor.isOn = true;
        return renderApp(SECURITY);
      },
      first: async (app) => {
        await press(app, 'Turn off…');
        await write(app, 'Code', '123456');
      },
      call: (app) => press(app, 'Turn off'),
    },
  ],
  'GET /auth/me/preferences': [{ at: REGION }, { at: '/en/dashboard/settings?section=notifications' }],
  'PUT /auth/me/preferences': [{ at: REGION, call: (app) => press(app, 'Save language and region') }],
  'GET /accounts/{accountId}/data': [{ at: DATA }],
  'PUT /accounts/{accountId}/data': [{ at: DATA, call: (app) => press(app, 'Save retention') }],
  'POST /accounts/{accountId}/exports': [{ at: DATA, call: (app) => press(app, 'Prepare export') }],
  'GET /accounts/{accountId}/exports/{exportId}': [
    { at: DATA, call: (app) => press(app, 'Download export') },
  ],
  'POST /accounts/{accountId}/deletion': [
    {
      at: DATA,
      first: async (app) => {
        await press(app, 'Delete account…');
        await write(app, 'Type Acme Hogar to confirm', 'Acme Hogar');
      },
      call: (app) => press(app, 'Delete account'),
    },
  ],
  'GET /accounts/{accountId}/publishing': [
    { at: TEAM, rest: async () => void (await screen.findByText('lucia@acme.example')) },
  ],
  'PUT /accounts/{accountId}/publishing': [{ at: TEAM, call: (app) => press(app, 'Save publishing') }],
  'POST /projects/{botKey}/publish-requests': [
    {
      at: AGENT,
      before: () => {
        withoutTests();
        provider.db.state.needApproval = ['acc_acme'];
        provider.db.state.publishRequests = [];
      },
      first: async (app) => {
        await openDialog(app);
        await write(app, 'Release notes (optional)', '30 days');
        const ask = await button('Ask for approval');
        await waitFor(() => expect(ask.getAttribute('aria-disabled')).toBeNull());
      },
      call: (app) => press(app, 'Ask for approval'),
      rest: () => expect(fieldValue('Release notes (optional)')).toBe('30 days'),
    },
  ],
  'POST /projects/{botKey}/publish-requests/{requestId}/decision': [
    {
      at: AGENT,
      before: () => {
        provider.db.state.needApproval = ['acc_acme'];
      },
      call: (app) => press(app, 'Decline'),
    },
  ],
  'GET /plans': [
    {
      at: '/en/onboarding/pricing',
      as: NUEVO,
      before: atPlans,
      rest: async (app) => {
        // Elsewhere than here a provider without plans lets the stage go on without one.
        accountOfNuevo().account.subscription.statusValue = 'active';
        await press(app, 'Continue without a plan');
        await heading('Where will your agents answer?');
      },
      to: '/en/onboarding/integrations',
    },
    { at: '/en/onboarding/freetrial', as: NUEVO, before: atPlans, to: '/en/onboarding/pricing' },
    { at: '/en/onboarding/subscriptionpay', as: NUEVO, before: atPlans, to: '/en/onboarding/pricing' },
  ],
  'POST /accounts/{accountId}/trial': [
    {
      at: '/en/onboarding/freetrial',
      as: NUEVO,
      before: atPlans,
      call: (app) => press(app, 'Start free trial'),
    },
  ],
  'GET /accounts/{accountId}/due-today': [
    {
      at: PAY,
      as: NUEVO,
      before: atPlans,
      rest: async (app) => {
        await press(app, 'Pay');
        expect(provider.callsOf('POST', '/accounts/acc_nuevo/subscription')).toEqual([]);
      },
    },
  ],
  'POST /accounts/{accountId}/payment-setups': [paying(/^Succeeds/, /^Pay .* now$/)],
  'GET /accounts/{accountId}/payment-setups/{setupIntent}': [
    {
      ...paying(/^Needs verification/, 'Finish verification'),
      first: async (app) => {
        await app.user.click(await screen.findByRole('radio', { name: /^Needs verification/ }));
        await press(app, /^Pay .* now$/);
        await button('Finish verification');
      },
    },
  ],
  'POST /accounts/{accountId}/subscription': [paying(/^Succeeds/, /^Pay .* now$/)],
  'GET /jobs/{jobId}': [
    {
      at: NEW_AGENT,
      first: async (app) => {
        await write(app, 'Name', 'Workshop');
        await write(app, 'Instructions', 'You repair bicycles.');
        await press(app, 'Create agent');
      },
      reads: ['is on its way'],
      rest: async () => void (await screen.findByRole('link', { name: 'Create another agent' })),
    },
    {
      at: '/en/onboarding/freetrial',
      as: NUEVO,
      before: atPlans,
      first: (app) => press(app, 'Start free trial'),
      reads: ['Continue'],
      rest: async (app) => {
        await press(app, 'Continue');
        await heading('Welcome, Nuria Vega!');
      },
      to: '/en/dashboard/home',
    },
  ],
  'POST /jobs/{jobId}/retry': [
    {
      at: NEW_AGENT,
      first: async (app) => {
        await write(app, 'Name', FAILING_NAME);
        await write(app, 'Instructions', 'You repair bicycles.');
        await press(app, 'Create agent');
      },
      call: (app) => press(app, 'Try again'),
      rest: async () => void (await screen.findByRole('link', { name: 'Start over' })),
    },
  ],
  'GET /projects': [
    { at: '/en/dashboard/agents' },
    { at: '/en/dashboard/home' },
    { at: AGENT, reads: [], rest: async () => void (await heading('Devoluciones')) },
  ],
  'POST /projects': [
    {
      at: NEW_AGENT,
      first: async (app) => {
        await write(app, 'Name', 'Workshop');
        await write(app, 'Instructions', 'You repair bicycles.');
      },
      call: (app) => press(app, 'Create agent'),
      rest: () => expect(fieldValue('Instructions')).toBe('You repair bicycles.'),
    },
  ],
  'POST /projects/changes': [
    {
      at: '/en/dashboard/agents',
      call: (app) => choose(app, 'More actions for Pedidos', 'Pause'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /projects/trash': [{ at: '/en/dashboard/agents?view=trash' }],
  'GET /accounts/{accountId}/billing': [
    { at: '/en/dashboard/home', reads: ['Agents in your plan'] },
    {
      at: PLAN,
      reads: ['Agents in your plan'],
      rest: async () => {
        await screen.findByRole('heading', { name: 'Invoices' });
        expect(screen.queryByRole('heading', { name: 'Tax ID' })).toBeNull();
      },
    },
  ],
  'GET /accounts/{accountId}/plan-change': [
    {
      at: PLAN,
      first: async (app) => {
        await press(app, 'Change plan');
        await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), 'Scale');
      },
      frameless: true,
    },
  ],
  'POST /accounts/{accountId}/plan-change': [
    {
      at: PLAN,
      first: async (app) => {
        await press(app, 'Change plan');
        await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), 'Scale');
      },
      call: (app) => press(app, /^Confirm and pay/),
      frameless: true,
    },
  ],
  'PUT /accounts/{accountId}/tax-id': [
    {
      at: PLAN,
      first: (app) => write(app, 'Tax ID (Spain)', 'A28015865'),
      call: (app) => press(app, 'Save tax ID'),
      rest: () => expect(fieldValue('Tax ID (Spain)')).toBe('A28015865'),
    },
  ],
  'PUT /accounts/{accountId}/spend-cap': [
    {
      at: PLAN,
      first: (app) => write(app, 'Cap per month (EUR)', '120'),
      call: (app) => press(app, 'Save cap'),
      rest: () => expect(fieldValue('Cap per month (EUR)')).toBe('120'),
    },
  ],
  'POST /accounts/{accountId}/cancellation': [
    {
      at: PLAN,
      first: (app) => press(app, 'Cancel plan…'),
      call: (app) => press(app, 'Cancel plan'),
      frameless: true,
    },
  ],
  'DELETE /accounts/{accountId}/cancellation': [
    {
      at: PLAN,
      before: () => {
        const stored = provider.db.state.subscriptions.acc_acme;
        if (stored) stored.endsAt = '2099-01-01T00:00:00Z';
      },
      call: (app) => press(app, 'Resume plan'),
    },
  ],
  'POST /accounts/{accountId}/overdue-payment': [
    {
      at: PLAN,
      before: () => provider.setScenario('past-due'),
      first: async ({ user }) => user.click(await screen.findByRole('radio', { name: /^Succeeds/ })),
      call: (app) => press(app, /^Pay/),
    },
  ],
  'GET /accounts/{accountId}/invoices': [{ at: PLAN }],
  'GET /accounts/{accountId}/invoices/{invoiceId}/file': [
    {
      at: PLAN,
      call: async ({ user }) => {
        const [first] = await screen.findAllByRole('button', { name: /^Download/ });
        if (first) await user.click(first);
      },
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'PATCH /projects/tags': [
    {
      at: '/en/dashboard/agents',
      first: async (app) => {
        await press(app, 'Manage tags');
        await press(app, 'Rename Tienda');
        await write(app, 'Name of the tag', 'Tiendas');
      },
      call: (app) => press(app, 'Save'),
      rest: () => expect(fieldValue('Name of the tag')).toBe('Tiendas'),
      frameless: true,
    },
  ],
  'DELETE /projects/tags': [
    {
      at: '/en/dashboard/agents',
      first: async (app) => {
        await press(app, 'Manage tags');
        await press(app, 'Remove Tienda');
      },
      call: (app) => press(app, 'Remove'),
      rest: async () => void (await screen.findByText(/^Remove “Tienda” from/)),
      frameless: true,
    },
  ],
  'PATCH /projects/{botKey}': [
    {
      at: '/en/dashboard/agents',
      first: async (app) => {
        await choose(app, 'More actions for Citas', 'Rename…');
        await write(app, 'Name', 'Citas del estudio');
      },
      call: (app) => press(app, 'Rename'),
      rest: () => expect(fieldValue('Name')).toBe('Citas del estudio'),
    },
  ],
  'PUT /projects/{botKey}/avatar': [
    {
      at: AGENT,
      first: async (app) => {
        await press(app, 'Change avatar');
        await app.user.click(await screen.findByRole('radio', { name: 'Hexagon' }));
      },
      call: (app) => press(app, 'Save avatar'),
      rest: () => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hexagon' }).checked).toBe(true),
    },
  ],
  'GET /projects/{botKey}': [
    { at: AGENT },
    { at: CREATOR },
    { at: `${CHAT}?chat=new`, reads: [], rest: answers },
    { at: TESTS, reads: [], rest: async () => void (await button(/^Producto roto/)) },
  ],
  'PATCH /projects/{botKey}/draft': [
    {
      at: `${AGENT}?tab=texts`,
      first: (app) => write(app, 'Greeting, English', 'My changes'),
      call: (app) => press(app, 'Save now'),
      rest: () => expect(fieldValue('Greeting, English')).toBe('My changes'),
    },
  ],
  'GET /projects/{botKey}/instructions/{blockId}/history': [
    { at: `${AGENT}?tab=instructions`, first: (app) => choose(app, 'More actions for block 1', 'History') },
  ],
  'GET /projects/{botKey}/versions': [
    {
      at: `${AGENT}?tab=versions`,
      before: withoutTests,
      rest: async (app) => {
        await openDialog(app);
        await publishes(app);
      },
    },
  ],
  'POST /projects/{botKey}/versions': [
    {
      at: AGENT,
      before: withoutTests,
      first: async (app) => {
        await openDialog(app);
        await write(app, 'Release notes (optional)', '30 days');
        const now = await button('Publish now');
        await waitFor(() => expect(now.getAttribute('aria-disabled')).toBeNull());
      },
      call: (app) => press(app, 'Publish now'),
      rest: () => expect(fieldValue('Release notes (optional)')).toBe('30 days'),
    },
  ],
  'GET /projects/{botKey}/versions/{versionId}': [{ at: AGENT }, { at: `${AGENT}?tab=versions` }],
  'POST /projects/{botKey}/versions/{versionId}/live': [
    {
      at: `${AGENT}?tab=versions`,
      first: (app) => press(app, 'Make Version 1 live…'),
      call: (app) => press(app, 'Make version 1 live'),
    },
  ],
  'POST /projects/{botKey}/versions/{versionId}/restore': [
    {
      at: `${AGENT}?tab=versions`,
      first: (app) => press(app, 'Restore Version 1 as draft…'),
      call: (app) => press(app, 'Restore as draft'),
    },
  ],
  'GET /projects/{botKey}/readiness': [
    { at: AGENT, before: withoutTests, first: openDialog, rest: publishes },
  ],
  // Nothing broke: it is said, and nobody is alarmed.
  'GET /toolkits': [{ at: `${AGENT}?tab=tools`, rest: () => expect(screen.queryByRole('alert')).toBeNull() }],
  'GET /connections': [{ at: CONNECTIONS }],
  'POST /connections': [{ at: '/en/dashboard/setup/tools', call: (app) => press(app, 'Connect HubSpot') }],
  'GET /connections/{connectionId}': [
    {
      at: '/en/dashboard/setup/tools',
      first: (app) => press(app, 'Connect HubSpot'),
      call: (app) => press(app, 'Check again'),
    },
  ],
  'PATCH /connections/{connectionId}': [
    {
      at: CONNECTIONS,
      first: async (app) => {
        await press(app, 'Rename Outlet');
        await write(app, 'Name', 'Rebajas');
      },
      call: (app) => press(app, 'Save'),
      rest: () => expect(fieldValue('Name')).toBe('Rebajas'),
    },
  ],
  'DELETE /connections/{connectionId}': [
    {
      at: CONNECTIONS,
      first: async (app) => {
        await press(app, 'Disconnect Outlet');
        await screen.findByText('No agent uses this account.');
      },
      call: (app) => press(app, 'Disconnect'),
    },
  ],
  'POST /connections/{connectionId}/link': [
    { at: CONNECTIONS, call: (app) => press(app, 'Reconnect Estudio de cocinas') },
  ],
  'GET /connections/{connectionId}/impact': [
    {
      at: CONNECTIONS,
      first: (app) => press(app, 'Disconnect Outlet'),
      rest: async (app) => {
        await press(app, 'Disconnect');
        await screen.findByText('Outlet disconnected');
      },
    },
  ],
  'GET /http-tools': [{ at: OWN_TOOLS }],
  'POST /http-tools': [
    {
      at: `${OWN_TOOLS}&own=new`,
      first: async (app) => {
        await write(app, 'Name', 'Stock');
        await write(app, 'URL', 'https://stock.acme.example/{id}');
      },
      call: (app) => press(app, 'Create tool'),
      rest: () => expect(fieldValue('Name')).toBe('Stock'),
    },
  ],
  'POST /http-tools/test': [
    {
      at: `${OWN_TOOLS}&own=own_stock`,
      call: (app) => press(app, 'Run test'),
      rest: async () => void (await button('Save tool')),
    },
  ],
  'PUT /http-tools/{toolId}': [
    {
      at: `${OWN_TOOLS}&own=own_stock`,
      first: (app) => write(app, 'Name', 'Stock'),
      call: (app) => press(app, 'Save tool'),
      rest: () => expect(fieldValue('Name')).toBe('Stock'),
    },
  ],
  'DELETE /http-tools/{toolId}': [
    {
      at: OWN_TOOLS,
      first: (app) => press(app, 'Remove Stock de un producto'),
      call: (app) => press(app, 'Remove tool'),
      rest: () => expect(provider.db.state.ownTools.acc_acme).toHaveLength(2),
    },
  ],
  'GET /tool-calls': [{ at: CALLS }],
  'GET /tool-calls/{callId}': [{ at: `${CALLS}&call=call_acme-1` }],
  'POST /toolkits/{toolkit}/actions/{action}/run': [
    {
      at: '/en/dashboard/composio-test?toolkit=shopify&action=find_order',
      call: (app) => press(app, 'Run'),
      rest: () => expect(fieldValue('Order')).toBe('AH10024511'),
    },
  ],
  'GET /inbox': [{ at: INBOX }],
  'POST /inbox/presence': [
    {
      at: LUCIA,
      rest: async () => void (await screen.findByText(/Lucía P. is waiting/)),
    },
  ],
  'GET /inbox/{conversationId}': [
    { at: LUCIA, rest: async () => void (await screen.findByRole('list', { name: 'Conversations' })) },
  ],
  'PUT /inbox/{conversationId}/person': [
    {
      at: LUCIA,
      call: (app) => press(app, 'Take over'),
      rest: () => expect(provider.db.state.visits.con_lucia?.person?.userId).toBeNull(),
    },
  ],
  'DELETE /inbox/{conversationId}/person': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Take over');
        await button('Hand back to the agent');
      },
      call: (app) => press(app, 'Hand back to the agent'),
    },
  ],
  'POST /inbox/{conversationId}/replies': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Take over');
        await write(app, 'Your answer', 'Hola');
      },
      call: (app) => press(app, 'Send answer'),
      rest: () => expect(fieldValue('Your answer')).toBe('Hola'),
    },
  ],
  'POST /inbox/{conversationId}/notes': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Leave a note');
        await write(app, 'Note', 'Llamar');
      },
      call: (app) => press(app, 'Save note'),
      rest: () => expect(fieldValue('Note')).toBe('Llamar'),
    },
  ],
  'PUT /inbox/{conversationId}/review': [
    {
      at: `${INBOX}&show=review`,
      first: async (app) => {
        const list = await screen.findByRole('list', { name: 'Conversations' });
        await app.user.click(within(list).getAllByRole('button')[0] ?? document.body);
      },
      call: (app) => press(app, 'Right'),
    },
  ],
  'POST /inbox/{conversationId}/messages/{messageId}/replay': [
    { at: `${LUCIA}&why=msg_lucia-2`, call: (app) => press(app, 'Replay on the draft') },
  ],
  'DELETE /visitors/{visitorId}': [
    {
      at: LUCIA,
      first: (app) => choose(app, 'Actions', 'Delete this visitor…'),
      call: (app) => press(app, 'Delete for good'),
      rest: () => expect(provider.db.state.conversations.con_lucia).toBeDefined(),
    },
  ],
  'GET /channels': [
    {
      at: '/en/dashboard/channels',
      rest: async () => void (await screen.findAllByText('Switched on, connection unknown')),
    },
    {
      at: `${AGENT}?tab=channels`,
      rest: async () => void (await screen.findAllByText('Switched on, connection unknown')),
    },
  ],
  'POST /channels/{channel}/authorization': [
    {
      at: '/en/dashboard/setup/connect?channel=teams',
      call: (app) => press(app, 'Continue to Microsoft'),
    },
  ],
  'POST /channels/{channel}/connection': [
    {
      at: '/dashboard/channels',
      open: async () => {
        assign.mockClear();
        const app = await renderApp('/en/dashboard/setup/connect?channel=teams', { signedInAs: ANA });
        await press(app, 'Continue to Microsoft');
        await waitFor(() => expect(assign).toHaveBeenCalled());
        return renderApp(await channelConsentLink(assign.mock.lastCall?.[0] ?? '', 'granted'));
      },
      rest: async () => void (await screen.findByRole('link', { name: 'Try again' })),
    },
  ],
  'DELETE /channels/{channel}/connection': [
    {
      at: '/en/dashboard/channels',
      first: (app) => choose(app, 'More for WhatsApp', 'Disconnect…'),
      call: async ({ user }) => {
        const dialog = within(await screen.findByRole('alertdialog'));
        await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
      },
      rest: () => {
        expect(provider.db.state.channels.acc_acme?.whatsapp?.status).toBe('ACTIVE');
        expect(provider.callsOf('PUT', '/welcome/integrations')).toEqual([]);
      },
    },
  ],
  'POST /channels/{channel}/test-messages': [
    {
      at: '/en/dashboard/channels',
      first: async (app) => {
        await press(app, 'Send test over WhatsApp');
        await write(app, 'Phone number', '+34 600 123 456');
      },
      call: (app) => press(app, 'Send'),
      rest: () => expect(fieldValue('Phone number')).toBe('+34 600 123 456'),
    },
  ],
  'GET /projects/{botKey}/channel-rules': [
    {
      at: `${AGENT}?tab=channels`,
      rest: async () => void (await screen.findByRole('switch', { name: 'WhatsApp' })),
    },
  ],
  'PUT /projects/{botKey}/channel-rules/{channel}': [
    {
      at: `${AGENT}?tab=channels`,
      first: (app) => press(app, 'Audience and hours on WhatsApp'),
      call: (app) => press(app, 'Save'),
    },
  ],
  'GET /connection-health': [
    { at: '/en/dashboard/channels?view=doctor' },
    {
      at: '/en/dashboard/home',
      reads: [],
      rest: async () => void (await screen.findByText('Devoluciones has unpublished changes.')),
    },
  ],
  'POST /connection-health/{connectionId}/probe': [
    {
      at: '/en/dashboard/channels?view=doctor',
      call: (app) => press(app, 'Check again: Shopify (Outlet)'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /widgets': [{ at: WIDGETS }],
  'POST /widgets': [
    {
      at: WIDGETS,
      first: async (app) => {
        await press(app, 'New widget');
        await write(app, 'Name', 'Outlet');
        await app.user.selectOptions(await screen.findByLabelText('Agent'), 'bot_orders');
      },
      call: (app) => press(app, 'Create widget'),
      rest: () => expect(fieldValue('Name')).toBe('Outlet'),
    },
  ],
  'GET /widgets/{widgetId}': [{ at: WIDGET }],
  'PATCH /widgets/{widgetId}': [
    {
      at: WIDGET,
      first: (app) => write(app, 'Name', 'Outlet'),
      call: (app) => press(app, 'Publish changes'),
      rest: () => expect(fieldValue('Name')).toBe('Outlet'),
    },
  ],
  'DELETE /widgets/{widgetId}': [
    {
      at: WIDGET,
      first: (app) => press(app, 'Delete widget'),
      call: async ({ user }) => {
        const question = await screen.findByRole('alertdialog');
        await user.click(within(question).getByRole('button', { name: 'Delete widget' }));
      },
    },
  ],
  'POST /widgets/{widgetId}/secret': [
    {
      at: `${WIDGET}&part=visitors`,
      first: (app) => press(app, 'Replace secret'),
      call: async ({ user }) => {
        const question = await screen.findByRole('alertdialog');
        await user.click(within(question).getByRole('button', { name: 'Replace secret' }));
      },
    },
  ],
  'GET /widgets/{widgetId}/installs': [{ at: `${WIDGET}&part=install` }],
  'PUT /widgets/{widgetId}/rollout': [{ at: `${WIDGET}&part=rollout`, call: (app) => press(app, 'Apply') }],
  'DELETE /widgets/{widgetId}/rollout': [
    { at: `${WIDGET}&part=rollout`, call: (app) => press(app, 'Stop rollout') },
  ],
  'GET /templates': [
    {
      at: `${NEW_AGENT}?way=template`,
      rest: async () => void (await screen.findByRole('link', { name: /^From a document|^Import/ })),
    },
  ],
  'POST /projects/imports/preview': [
    {
      at: `${NEW_AGENT}?way=import`,
      first: (app) => write(app, 'Or paste its text', '{"format":"agent/1"}'),
      call: (app) => press(app, 'Review changes'),
      rest: () => expect(fieldValue('Or paste its text')).toBe('{"format":"agent/1"}'),
    },
  ],
  'GET /projects/{botKey}/export': [
    {
      at: AGENT,
      call: (app) => choose(app, 'More actions for Devoluciones', 'Export to file'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /conversations': [{ at: CHAT, rest: answers }],
  'POST /conversations': [
    {
      at: `${CHAT}?chat=new`,
      first: (app) => ask(app, '¡Hola!'),
      call: (app) => press(app, 'Ask again'),
      rest: () => expect(fieldValue('Your message')).toBe('¡Hola!'),
    },
  ],
  'GET /conversations/{conversationId}': [{ at: `${CHAT}?chat=con_7f3a`, rest: answers }],
  'POST /conversations/{conversationId}/messages': [
    {
      at: CHAT,
      first: (app) => ask(app, '¡Hola!'),
      call: (app) => press(app, 'Ask again'),
      rest: () => expect(fieldValue('Your message')).toBe('¡Hola!'),
    },
  ],
  'POST /conversations/{conversationId}/stop': [
    {
      at: CHAT,
      before: () => {
        const events = [
          { type: 'message.start', messageId: 'msg_s2', userMessageId: 'msg_s1' },
          { type: 'token', messageId: 'msg_s2', text: 'Half of ' },
        ];
        provider.server.use(
          http.post('*/api/v1/conversations/:id/messages', () => {
            const body = new ReadableStream<Uint8Array>({
              start: (stream) => {
                for (const [id, event] of events.entries())
                  stream.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`));
              },
            });
            return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
          }),
        );
      },
      call: async (app) => {
        await ask(app, '¡Hola!');
        await screen.findByText(/Half of/);
        await press(app, 'Stop answer');
      },
    },
  ],
  'PUT /conversations/{conversationId}/approvals/{approvalId}': [
    {
      at: CHAT,
      before: () => {
        const content = provider.db.state.agents.bot_returns?.agent.draft.content;
        if (content)
          content.tools = [
            { toolkit: 'shopify', actions: ['create_return'], approvals: { create_return: 'always' } },
          ];
      },
      first: (app) => ask(app, 'I want to return order AH48213377'),
      call: (app) => press(app, 'Approve'),
      rest: async (app) => {
        expect(screen.queryByText(/I have opened the return/)).toBeNull();
        await press(app, 'Stop answer');
      },
    },
  ],
  'POST /conversations/{conversationId}/fork': [
    {
      at: CHAT,
      first: async (app) => {
        await press(app, 'Rephrase question');
        await write(app, 'Your question', '¿Y la recogida?');
      },
      call: (app) => press(app, 'Ask in a new branch'),
      rest: () => expect(fieldValue('Your question')).toBe('¿Y la recogida?'),
    },
  ],
  'GET /accounts/{accountId}/team': [
    {
      at: `${AGENT}?tab=handoff`,
      rest: async () => void (await screen.findByRole('group', { name: 'Rule 1' })),
    },
  ],
  'POST /conversations/{conversationId}/left-messages': [
    {
      at: `${CHAT}?situation=nobody_there`,
      first: async (app) => {
        await write(app, 'Name', 'Lucía Prieto');
        await write(app, 'Email', 'lucia@correo.example');
      },
      call: (app) => press(app, 'Leave message'),
      rest: () => expect(fieldValue('Name')).toBe('Lucía Prieto'),
    },
  ],
  'GET /conversations/{conversationId}/messages/{messageId}/events': [
    {
      at: CHAT,
      first: (app) => ask(app, CHAT_SENTINELS.cut),
      rest: async () =>
        void (await within(await screen.findByRole('log')).findAllByText(/no hay que imprimir nada\./)),
    },
  ],
  'GET /conversations/{conversationId}/messages/{messageId}/trace': [
    { at: CHAT, first: (app) => press(app, 'Why this answer?') },
  ],
  'PUT /conversations/{conversationId}/messages/{messageId}/feedback': [
    {
      at: CHAT,
      call: (app) => press(app, 'Good answer'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /conversations/{conversationId}/creator': [{ at: CREATOR }],
  'PUT /conversations/{conversationId}/agent': [
    {
      at: '/en/dashboard/creator-agent/bot_creator-acme?agent=new',
      first: async (app) => {
        const said = 'I need an agent called Lola that answers questions about our hotel.';
        await ask(app, said, 'Your message to the creator');
        await press(app, 'Create agent');
      },
      rest: async () => void (await heading('Edit Lola')),
    },
  ],
  'GET /projects/{botKey}/missing-pieces': [
    {
      at: CREATOR,
      rest: async () => void (await screen.findByRole('region', { name: 'Proposal: 2 changes' })),
    },
  ],
  'POST /proposals/{proposalId}/apply': [{ at: CREATOR, call: (app) => press(app, 'Accept all') }],
  'POST /proposals/{proposalId}/reject': [{ at: CREATOR, call: (app) => press(app, 'Reject all') }],
  'POST /proposals/{proposalId}/undo': [
    { at: CREATOR, call: (app) => press(app, 'Undo: Channel: WhatsApp') },
  ],
  'GET /projects/{botKey}/tests': [{ at: TESTS }],
  'POST /projects/{botKey}/tests': [
    {
      at: TESTS,
      first: async (app) => {
        await press(app, 'New test');
        await write(app, 'Name', 'Recogida');
        await write(app, 'Questions, one per line', '¿Cuándo recogéis?');
      },
      call: (app) => press(app, 'Add test'),
      rest: () => expect(fieldValue('Name')).toBe('Recogida'),
    },
  ],
  'PUT /projects/{botKey}/tests/{testId}': [
    {
      at: TESTS,
      first: async (app) => {
        await press(app, 'Edit Producto roto');
        await write(app, 'Name', 'Recogida');
      },
      call: (app) => press(app, 'Save test'),
      rest: () => expect(fieldValue('Name')).toBe('Recogida'),
    },
  ],
  'DELETE /projects/{botKey}/tests/{testId}': [
    {
      at: TESTS,
      call: (app) => press(app, 'Remove Producto roto'),
      rest: async () => {
        await button('Remove Producto roto');
        expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1);
      },
    },
  ],
  'POST /projects/{botKey}/tests/{testId}/restore': [
    {
      at: TESTS,
      call: async (app) => {
        const [remove] = await screen.findAllByRole('button', { name: /^Remove / });
        if (remove) await app.user.click(remove);
        await press(app, 'Undo');
      },
    },
  ],
  'GET /projects/{botKey}/test-runs': [
    { at: TESTS, rest: async () => void (await button(/^Producto roto/)) },
  ],
  'POST /projects/{botKey}/test-runs': [
    {
      at: TESTS,
      call: (app) => press(app, 'Run all tests'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /projects/{botKey}/test-runs/{runId}': [
    { at: TESTS, rest: async () => void (await button(/^Producto roto/)) },
  ],
  'POST /projects/{botKey}/test-runs/{runId}/accepted': [
    {
      at: AGENT,
      first: openDialog,
      call: (app) => press(app, 'Approve all changed answers'),
      rest: async () => void (await screen.findByLabelText('Reason for publishing anyway')),
    },
  ],
  'GET /projects/{botKey}/test-gate': [
    { at: AGENT, before: withoutTests, first: openDialog, rest: publishes },
  ],
  'GET /analytics': [
    { at: ANALYTICS, rest: async () => void (await screen.findByText('¿Recogéis el sofá viejo?')) },
  ],
  'GET /analytics/questions': [
    { at: ANALYTICS, rest: async () => void (await screen.findByText('What visitors ask')) },
  ],
  'PUT /analytics/questions/{questionId}': [
    {
      at: ANALYTICS,
      first: async (app) => {
        await press(app, /^Write/);
        await write(app, 'Answer', 'Sí, lo recogemos.');
      },
      call: (app) => press(app, 'Dismiss question'),
      rest: () => expect(fieldValue('Answer')).toBe('Sí, lo recogemos.'),
    },
  ],
  'GET /monitors': [{ at: MONITORS }],
  'POST /monitors': [
    {
      at: MONITORS,
      first: async (app) => {
        await press(app, 'Add monitor');
        await write(app, 'Limit', '66');
      },
      call: (app) => press(app, 'Save'),
      rest: () => expect(fieldValue('Limit')).toBe('66'),
    },
  ],
  'PUT /monitors/{monitorId}': [
    {
      at: MONITORS,
      first: async (app) => {
        await press(app, 'Edit: Rating below 4.2');
        await write(app, 'Limit', '3');
      },
      call: (app) => press(app, 'Save'),
      rest: () => expect(fieldValue('Limit')).toBe('3'),
    },
  ],
  'DELETE /monitors/{monitorId}': [
    {
      at: MONITORS,
      call: (app) => press(app, 'Remove: Rating below 4.2'),
      rest: async () => {
        await button('Remove: Rating below 4.2');
        expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1);
      },
    },
  ],
};

/** Asks once more for what a page could not have. */
async function askAgain({ queryClient, router }: App): Promise<void> {
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  await router.invalidate();
}

/** The words of a promise that can be read on the page. */
const wordsIn = (operation: string) =>
  [...(promised.get(operation) ?? '').matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);

const reads = (words: string) =>
  screen.findAllByText((_, element) => {
    const own = [...(element?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return own
      .map(({ textContent }) => textContent)
      .join('')
      .includes(words);
  });

/** The frame with its ways to everything else. */
async function framed(path: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (!path.startsWith('/en/dashboard')) return;
  const navigation = screen.getByRole('navigation', { name: 'Main navigation', hidden: true });
  expect(within(navigation).getByRole('link', { name: 'Settings', hidden: true })).toBeDefined();
}

test('every operation that the specification does not show has its row, and a visit of it', () => {
  expect([...promised.keys()].toSorted()).toEqual(guessed.toSorted());
  expect(Object.keys(visits).toSorted()).toEqual(guessed.toSorted());
  for (const [operation, own] of Object.entries(visits)) {
    const read = own.flatMap((visit) => visit.reads ?? wordsIn(operation));
    expect(read, operation).toEqual(expect.arrayContaining(wordsIn(operation)));
  }
});

const cases = Object.entries(visits).flatMap(([operation, own]) =>
  own.map((visit) => [operation, visit.at, visit] as const),
);

describe('one operation is missing', () => {
  test.each(cases)('%s on %s', async (operation, _, visit) => {
    const { at, as = ANA, before, open, first, call, rest, to = at, frameless = false } = visit;
    const enter = async () => {
      before?.();
      const opened = await (open ?? (() => renderApp(at, { signedInAs: as ?? undefined })))();
      await first?.(opened);
      return opened;
    };
    const lacking = lack((one) => one === operation);
    let app = await enter();
    for (; lacking.way < ANSWERS.length; lacking.way += 1) {
      const asked = call || lacking.way > 0 ? lacking.asked : 0;
      if (call) await call(app);
      else if (lacking.way > 0) {
        await askAgain(app);
        if (lacking.asked === asked) app = await enter();
      }
      await waitFor(() => expect(lacking.asked).toBeGreaterThan(asked));
      for (const words of visit.reads ?? wordsIn(operation)) await reads(words);
    }
    lacking.way = 0;
    await rest?.(app);
    if (!frameless) await framed(to);
    expect(app.at()).toBe(to.replace(/\?.*/, ''));
    expect(reload).not.toHaveBeenCalled();
    expect(readToken() !== undefined).toBe(as !== null);
  });
});

test('an agent is gone when a list that works no longer has it, however a single one is asked for', async () => {
  lack((operation) => operation === 'GET /projects/{botKey}');
  await renderApp('/en/dashboard/agents/bot_gone', { signedInAs: ANA });
  await screen.findByText('This agent no longer exists');
  await renderApp('/en/dashboard/agents/bot_gone/test-agent');
  await screen.findByText('This no longer exists');
});

describe('all of them are missing', () => {
  /** Without these two there is no dashboard. */
  const HAD = ['POST /auth/sign-in', 'GET /projects'];

  const rooms = [
    ['home', 'Welcome, Ana Luna!'],
    ['agents', 'Agents'],
    ['agents?view=trash', 'Trash'],
    ['agents/bot_returns', 'Agents'],
    ['agents/bot_returns/test-agent', 'Test Devoluciones'],
    ['agents/bot_returns/test-agent?view=tests', 'Tests for Devoluciones'],
    ['creator-agent/bot_returns', 'Creator'],
    ['creator-agent/bot_creator-acme', 'Creator'],
    ['creator-agent/bot_creator-acme?agent=new', 'New agent'],
    ['analytics', 'Analytics'],
    ['analytics?view=conversations', 'Conversations'],
    ['analytics?view=conversations&chat=con_lucia', 'Conversations'],
    ['channels', 'Channels'],
    ['settings', 'Settings'],
    ['setup/agents', 'Agents'],
    ['setup/agentsdetails', 'Agent details'],
    ['setup/tools', 'Tools'],
    ['setup/tools2', 'Tools'],
    ['setup/instructions', 'Instructions'],
    ['setup/instructions?agent=bot_returns', 'Instructions'],
    ['setup/connect', 'Connect a channel'],
    ['setup/create-new-agent', 'New agent'],
    ['setup/create-new-agent?way=template', 'New agent'],
    ['setup/create-new-agent?way=copy&from=bot_returns', 'New agent'],
    ['setup/create-new-agent?job=job_1', 'Creating your agent'],
    ['composio-test', 'Test a tool'],
    ['composio-integration-test', 'Test an integration'],
  ] as const;

  const publicPages = [
    ['/en/login', 'Log in'],
    ['/en/onboarding/register', 'Create your account'],
    ['/en/onboarding/company_settings', 'Log in to continue'],
    ['/en/passwordrecovery', 'Recover your password'],
    ['/en/sendemail', 'Let’s start over'],
    ['/en/sendemailagain', 'Let’s start over'],
    ['/en/recoversuccess', 'Let’s start over'],
    [LINK, 'Choose a new password'],
    ['/en/toolisconnected', 'Tool connected'],
    ['/en/oauth/google', 'There’s no login to finish here'],
    ['/en/oauth/microsoft', 'There’s no login to finish here'],
  ] as const;

  const steps = [
    ['company_settings', 'company_settings', 'Tell us about your company'],
    ['pricing', 'pricing', 'Choose your plan'],
    ['freetrial', 'pricing', 'Choose your plan'],
    ['subscriptionpay', 'pricing', 'Choose your plan'],
    ['subscribing?job=job_1', 'subscribing', 'Account setup'],
  ] as const;

  beforeEach(() => {
    lack((operation) => guessed.includes(operation) && !HAD.includes(operation));
  });

  test('every room of the dashboard opens in its frame', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    for (const [room, title] of rooms) {
      const href = `/en/dashboard/${room}`;
      await app.router.navigate({ href });
      await heading(title);
      await framed(href);
      expect(app.href()).toBe(href);
    }
    expect(reload).not.toHaveBeenCalled();
    expect(readToken()).toBeDefined();
  });

  test.each(steps)('onboarding/%s opens as %s in its frame', async (step, to, title) => {
    if (to !== 'company_settings') atPlans();
    const app = await renderApp(`/en/onboarding/${step}`, { signedInAs: NUEVO });
    await heading(title);
    expect(app.at()).toBe(`/en/onboarding/${to}`);
    expect(readToken()).toBeDefined();
  });

  test.each(publicPages)('%s opens', async (path, title) => {
    await renderApp(path);
    await heading(title);
  });
});
