import { writeUntilNow } from '@mocks/conversations/answer-events';
import type { StoredConversation } from '@mocks/conversations/store';
import type { Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readId } from '@mocks/core/read-request';
import { refuse, refuseInvalid, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import * as z from 'zod/mini';
import { ConversationId, VisitorKey, WidgetId } from '@/api/generated/schemas';
import { answersOn, asksVerified } from './audience';
import { domainOf, isAllowed } from './domain';
import type { StoredVisit, StoredVisitor, StoredWidget } from './store';

const WIDGET_FLAG = /^enable\w+WidgetChannel$/;

/** Whether the company has switched its widget off, or nothing of the agent is live. */
function isOff(db: Db<State>, { accountId, widget: { botKey } }: StoredWidget): boolean {
  const { integrations } = db.state.accounts[accountId]?.process.settings ?? {};
  const flags = Object.entries(integrations ?? {}).filter(([name]) => WIDGET_FLAG.test(name));
  const agent = db.state.agents[botKey]?.agent;
  const isGone = agent === undefined || db.state.trash[botKey] !== undefined;
  // One that is paused says so itself, where the company wrote what it says.
  const { pause } = liveVersion(db, botKey)?.content.texts ?? {};
  const isSilent = agent?.status === 'paused' && !pause?.en.trim() && !pause?.es.trim();
  return isGone || isSilent || flags.some(([, isOn]) => isOn === false);
}

/** The widget of the call, wherever it comes from. */
export function widgetAt(db: Db<State>, info: Info): StoredWidget {
  return db.state.widgets[readId(info, 'widgetId', WidgetId)] ?? refuseUnknown();
}

/** The widget of the call, when it may stand on the page that asks and is not switched off. */
export function servedWidget(db: Db<State>, info: Info): StoredWidget {
  const stored = widgetAt(db, info);
  const domain = domainOf(info.request);
  if (domain !== undefined && !isAllowed(domain, stored.widget.allowedDomains))
    refuse({ status: 403, code: 'DOMAIN_NOT_ALLOWED', message: `${domain} may not show this widget` });
  if (!answersOn(db, stored, domain))
    refuse({ status: 403, code: 'DOMAIN_NOT_ALLOWED', message: 'The agent answers on other sites only' });
  if (isOff(db, stored)) refuse({ status: 403, code: 'WIDGET_OFF', message: 'This widget is switched off' });
  return stored;
}

/** The version that visitors talk to, unless a share of them is sent elsewhere; undefined where nothing is live. */
export function liveVersion(db: Db<State>, botKey: string) {
  return db.state.versions[botKey]?.find(({ isLive }) => isLive);
}

/** The same visitor always has the same place among a hundred. */
function placeOf(visitorKey: string): number {
  let hash = 2166136261;
  for (const letter of visitorKey) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash % 100;
}

/** The version that this visitor talks to: sticky, as long as the share does not shrink below them. */
export function versionFor(db: Db<State>, { widget }: StoredWidget, visitorKey: string): string | null {
  const { rollout, botKey } = widget;
  if (rollout && placeOf(visitorKey) < rollout.percent) return rollout.versionId;
  return liveVersion(db, botKey)?.versionId ?? null;
}

/** Who calls, with the widget they talk in. */
export type Visiting = { served: StoredWidget; visitorKey: string; visitor: StoredVisitor };

/** The visitor behind the key of the call. */
export function whoVisits(db: Db<State>, info: Info): Visiting {
  const served = servedWidget(db, info);
  const sent = z.safeParse(VisitorKey, info.request.headers.get('Visitor-Key') ?? undefined);
  if (!sent.success) return refuseInvalid([{ path: 'Visitor-Key', code: 'invalid_type' }]);
  const visitor = Object.hasOwn(db.state.visitors, sent.data) ? db.state.visitors[sent.data] : undefined;
  if (!visitor || visitor.widgetId !== served.widget.widgetId) return refuseUnknown();
  // They came before that was asked.
  if (visitor.externalId === null && asksVerified(db, served))
    refuse({ status: 403, code: 'NOT_VERIFIED', message: 'Only verified visitors are answered' });
  return { served, visitorKey: sent.data, visitor };
}

/** A conversation of the visitor, as it stands now. */
export function visitedConversation(
  db: Db<State>,
  info: Info,
): Visiting & { stored: StoredConversation; visit: StoredVisit } {
  const visiting = whoVisits(db, info);
  const conversationId = readId(info, 'conversationId', ConversationId);
  const stored = db.state.conversations[conversationId] ?? refuseUnknown();
  const visit = db.state.visits[conversationId] ?? refuseUnknown();
  if (visit.visitorKey !== visiting.visitorKey) return refuseUnknown();
  writeUntilNow(db, stored);
  return { ...visiting, stored, visit };
}
