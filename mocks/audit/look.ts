import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { toolsOf } from '@mocks/own-tools/store';
import { toolkitName } from '@mocks/tools/toolkits';
import { versionsOf } from '@mocks/versions/store';

/** What a call is about: its path parameters, and its body where that is an object. */
export type Call = {
  accountId: string;
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
};

/** Something that a call may change, and what stands in it. */
export type Seen = {
  /** Under which it is found again afterwards. */
  id: string;
  subject: string;
  botKey: string | null;
  values: Readonly<Record<string, string | null>>;
};

/** Looks at what a call may change, before and after it. */
export type Look = (db: Db<State>, call: Call) => Seen[];

const textOf = (value: unknown) => (value === undefined || value === null ? null : String(value));
const paramOf = ({ params }: Call, name: string) => textOf(params[name]) ?? '';

function agentSeen(db: Db<State>, botKey: string): Seen[] {
  const agent = db.state.agents[botKey]?.agent;
  if (!agent) return [];
  const live = versionsOf(db, botKey).find(({ isLive }) => isLive);
  return [
    {
      id: botKey,
      subject: agent.name,
      botKey,
      values: {
        name: agent.name,
        status: db.state.trash[botKey] === undefined ? agent.status : 'trash',
        live: textOf(live?.number),
        liveVersionId: live?.versionId ?? null,
      },
    },
  ];
}

/** The agent of the path. */
export const agent: Look = (db, call) => agentSeen(db, paramOf(call, 'botKey'));

/** The agents of the body. */
export const agents: Look = (db, { body }) =>
  [body.botKeys].flat().flatMap((botKey) => agentSeen(db, String(botKey)));

/** What the body names, without looking at it. */
export const named: Look = (_, { body }) => [
  { id: 'named', subject: textOf(body.name ?? body.email) ?? '', botKey: null, values: {} },
];

/** The agent of the path or the body by name, without looking at what changes. */
export const aboutAgent: Look = (db, call) => {
  const botKey = textOf(call.params.botKey ?? call.body.botKey) ?? '';
  return agentSeen(db, botKey).map((seen) => ({ ...seen, values: {} }));
};

/** The member of the path. */
export const member: Look = ({ state }, call) => {
  const stored = state.users[paramOf(call, 'userId')];
  if (!stored) return [];
  const { userId, user, role, agents: access } = stored;
  const subject = [user.name, user.lastname].filter(Boolean).join(' ');
  const names = access?.map((botKey) => state.agents[botKey]?.agent.name ?? botKey).join(', ');
  return [{ id: userId, subject, botKey: null, values: { role, agents: names ?? null } }];
};

/** The invitation of the path, by its address. */
export const invitation: Look = ({ state }, call) => {
  const found = state.invitations[paramOf(call, 'invitationId')];
  return found ? [{ id: found.invitationId, subject: found.email, botKey: null, values: {} }] : [];
};

/** The connection of the path. */
export const connection: Look = ({ state }, call) => {
  const found = state.toolConnections[paramOf(call, 'connectionId')]?.connection;
  if (!found) return [];
  const { connectionId, toolkit, label, status } = found;
  return [{ id: connectionId, subject: toolkitName(toolkit), botKey: null, values: { label, status } }];
};

/** The toolkit of the body. */
export const toolkit: Look = (_, { body }) => [
  { id: 'toolkit', subject: toolkitName(textOf(body.toolkit) ?? ''), botKey: null, values: {} },
];

/** The company's own tool of the path. */
export const ownTool: Look = (db, call) =>
  toolsOf(db, call.accountId)
    .filter(({ toolId }) => toolId === paramOf(call, 'toolId'))
    .map(({ toolId, tool }) => ({
      id: toolId,
      subject: tool.name,
      botKey: null,
      values: { name: tool.name, url: tool.url, method: tool.method },
    }));

/** The channel of the path. */
export const channel: Look = ({ state }, call) => {
  const kind = paramOf(call, 'channel');
  const found = state.channels[call.accountId]?.[kind];
  return [{ id: kind, subject: kind, botKey: null, values: { status: found?.status ?? 'NONE' } }];
};

/** The widget of the path. */
export const widget: Look = ({ state }, call) => {
  const found = state.widgets[paramOf(call, 'widgetId')]?.widget;
  if (!found) return [];
  const { widgetId, name, botKey } = found;
  const values = {
    name,
    agent: state.agents[botKey]?.agent.name ?? botKey,
    domains: found.allowedDomains.join(', '),
  };
  return [{ id: widgetId, subject: name, botKey: null, values }];
};

/** The company's settings, each value by itself. */
export const company: Look = ({ state }, { accountId }) => {
  const stored = state.accounts[accountId];
  if (!stored) return [];
  const { company: details, ...settings } = stored.process.settings;
  // Which job is at work nobody sets.
  const { integrations, jobId: _jobId, ...plain } = settings;
  const flat = Object.entries({ ...details, ...plain, ...integrations }).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [] : [[name, textOf(value)]],
  );
  return [{ id: 'company', subject: details?.name ?? '', botKey: null, values: Object.fromEntries(flat) }];
};

/** The plan of the company. */
export const plan: Look = ({ state }, { accountId }) => {
  const stored = state.accounts[accountId];
  if (!stored) return [];
  const { planId, statusValue } = stored.account.subscription;
  return [{ id: 'plan', subject: '', botKey: null, values: { plan: planId, status: statusValue } }];
};

/** For how long the company keeps conversations. */
export const retention: Look = ({ state }, { accountId }) => [
  {
    id: 'data',
    subject: '',
    botKey: null,
    values: { days: textOf(state.dataSettings[accountId]?.retentionDays) },
  },
];

/** Whether a second person has to approve what is published. */
export const approval: Look = ({ state }, { accountId }) => [
  {
    id: 'approval',
    subject: '',
    botKey: null,
    values: { approval: String(state.needApproval.includes(accountId)) },
  },
];
