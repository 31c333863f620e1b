import { ownAccount } from '@mocks/accounts/store';
import { ownAgent } from '@mocks/agents/store';
import { whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readId, readParameter, readQuery } from '@mocks/core/read-request';
import { refuse, refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { type HttpHandler, http } from 'msw';
import {
  getAuthorizeChannelMockHandler,
  getChannelRulesMockHandler,
  getChannelsMockHandler,
  getConnectChannelMockHandler,
  getDisconnectChannelMockHandler,
  getSaveChannelRuleMockHandler,
  getSendChannelTestMockHandler,
} from '@/api/generated/channels/channels.msw';
import {
  AgentKey,
  ChannelAuthorization,
  ChannelAuthorizationRequest,
  ChannelCallback,
  ChannelKind,
  ChannelList,
  ChannelRuleList,
  ChannelRulePayload,
  ChannelRule as ChannelRuleShown,
  ChannelsParams,
  ChannelTest,
  ChannelTestRequest,
  DisconnectChannelParams,
} from '@/api/generated/schemas';
import { connect, refuseSilence } from './connect';
import { CHANNEL_CONSENT_PATH, channelCallbackOf, channelConsentPage } from './consent-page';
import { isRuleOpen } from './rule-hours';
import { ChannelConnection, type ChannelRule } from './schemas';
import { UNKNOWN_NUMBER } from './sentinels';
import { channelOf, keepChannel, notConnected } from './store';

const MOST_REQUESTS = 50;
const channelIn = (info: Info) => readParameter(info, 'channel', ChannelKind);

const TEST_TEXTS = {
  en: (company: string) => `Test message from ${company}: this channel works.`,
  es: (company: string) => `Mensaje de prueba de ${company}: este canal funciona.`,
};

/** Only the newest requests are remembered: most are never finished. */
function forgetOldRequests({ state }: Db<State>): void {
  for (const id of Object.keys(state.channelRequests).slice(0, -MOST_REQUESTS))
    delete state.channelRequests[id];
}

/** Each channel has its own days, hours from early to late, and websites once. */
function refuseOddRule(channel: ChannelKind, { audience, hosts, hours }: ChannelRulePayload): void {
  if (channel !== 'widget' && audience !== 'everyone')
    refuseInvalid([{ path: 'audience', code: 'not_here' }]);
  if (audience === 'hosts' && hosts.length === 0) refuseInvalid([{ path: 'hosts', code: 'too_small' }]);
  const days = hours.week.map(({ day }) => day);
  if (new Set(days).size < days.length) refuseInvalid([{ path: 'hours.week', code: 'twice' }]);
  const turned = hours.week.findIndex(({ opens, closes }) => opens >= closes);
  if (turned >= 0) refuseInvalid([{ path: `hours.week.${turned}.closes`, code: 'before_opening' }]);
}

/** Plays what an agent keeps to on each channel. */
function ruleHandlers(db: Db<State>): HttpHandler[] {
  const calledBy = (info: Info) => ownAgent(db, whoCalls(db, info), readId(info, 'botKey', AgentKey));
  const shown = (accountId: string, rule: ChannelRule) => ({
    ...rule,
    openNow: isRuleOpen(db, accountId, rule),
  });
  return [
    getChannelRulesMockHandler(
      answering(ChannelRuleList, (info) => {
        const { accountId, agent } = calledBy(info);
        const rules = Object.values(db.state.channelRules[agent.botKey] ?? {});
        return listOf(rules.map((rule) => shown(accountId, rule)));
      }),
    ),
    getSaveChannelRuleMockHandler(
      answering(ChannelRuleShown, async (info) => {
        const { accountId, agent } = calledBy(info);
        const channel = channelIn(info);
        const payload = await readBody(info, ChannelRulePayload);
        refuseOddRule(channel, payload);
        const rule = { channel, ...payload };
        db.state.channelRules[agent.botKey] = { ...db.state.channelRules[agent.botKey], [channel]: rule };
        return shown(accountId, rule);
      }),
    ),
  ];
}

/** Plays the channels of a company, and what agents keep to there. */
export function channelHandlers(db: Db<State>, ownOrigin?: () => string): HttpHandler[] {
  return [
    getChannelsMockHandler(
      answering(ChannelList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, ChannelsParams);
        ownAccount(db, who, accountId);
        return listOf(ChannelKind.options.map((channel) => channelOf(db, accountId, channel)));
      }),
    ),
    getAuthorizeChannelMockHandler(
      answering(ChannelAuthorization, async (info) => {
        const who = whoCalls(db, info);
        const channel = channelIn(info);
        const { accountId, state, redirectUri } = await readBody(info, ChannelAuthorizationRequest);
        ownAccount(db, who, accountId);
        if (!channelCallbackOf(redirectUri)) refuseInvalid([{ path: 'redirectUri', code: 'not_registered' }]);
        if (channel === 'widget')
          refuse({
            status: 409,
            code: 'CHANNEL_NEEDS_NO_CONSENT',
            message: 'The web widget needs no consent',
          });
        refuseSilence(db);
        const request = db.id('cha');
        db.state.channelRequests[request] = { accountId, channel, redirectUri, startedAt: db.now() };
        forgetOldRequests(db);
        const url = new URL(`${CHANNEL_CONSENT_PATH}${channel}`, ownOrigin?.() ?? info.request.url);
        url.search = String(new URLSearchParams({ request, state, redirect_uri: redirectUri }));
        return { authorizationUrl: url.href };
      }),
    ),
    getConnectChannelMockHandler(
      answering(ChannelConnection, async (info) => {
        const who = whoCalls(db, info);
        const channel = channelIn(info);
        const callback = await readBody(info, ChannelCallback);
        ownAccount(db, who, callback.accountId);
        return connect(db, channel, callback);
      }),
    ),
    getDisconnectChannelMockHandler(
      answering(ChannelConnection, (info) => {
        const who = whoCalls(db, info);
        const channel = channelIn(info);
        const { accountId } = readQuery(info, DisconnectChannelParams);
        ownAccount(db, who, accountId);
        const { lastMessageAt } = channelOf(db, accountId, channel);
        const gone = { ...notConnected(channel), lastMessageAt };
        keepChannel(db, accountId, gone);
        return gone;
      }),
    ),
    getSendChannelTestMockHandler(
      answering(ChannelTest, async (info) => {
        const who = whoCalls(db, info);
        const channel = channelIn(info);
        const { accountId, language, to } = await readBody(info, ChannelTestRequest);
        const { process } = ownAccount(db, who, accountId);
        const { status, connectedAs } = channelOf(db, accountId, channel);
        if (channel === 'whatsapp' && to === undefined) refuseInvalid([{ path: 'to', code: 'invalid_type' }]);
        if (status !== 'ACTIVE' && status !== 'DEGRADED')
          refuse({ status: 409, code: 'CHANNEL_NOT_CONNECTED', message: 'The channel is not connected' });
        if (to === UNKNOWN_NUMBER)
          refuse({ status: 409, code: 'RECIPIENT_UNKNOWN', message: 'The number is not on WhatsApp' });
        const text = TEST_TEXTS[language](process.settings.company?.name ?? 'Acme');
        return { sentAt: db.iso(), sentTo: to ?? connectedAs, text };
      }),
    ),
    ...ruleHandlers(db),
  ];
}

/** The consent page over HTTP, beside the API; a worker in the browser never sees a navigation. */
export const channelConsentHandler: HttpHandler = http.get(
  `*${CHANNEL_CONSENT_PATH}:channel`,
  ({ request }) => channelConsentPage(request.url, request.headers.get('Accept-Language')),
);
