import type { StoredUser } from '@mocks/auth/store';
import { nameOf } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import { refuse, refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import {
  AccountId,
  ChannelKind,
  ConversationEventKind,
  ConversationId,
  HandoffReason,
  MessageId,
  PreChatAnswers,
  UserId,
  VisitorKey,
  VisitorRating,
  WidgetId,
} from '@/api/generated/schemas';
import { Widget } from './schemas';

const Secret = z.object({ secret: z.string(), goodUntil: z.nullable(z.number()) });

const StoredWidget = z.object({
  accountId: AccountId,
  widget: Widget,
  /** The newest first; the one before it is good for a day. */
  secrets: z.array(Secret),
  /** By domain: when a page there was seen last, in milliseconds since 1970, and which. */
  seen: z.record(z.string(), z.object({ at: z.number(), page: z.string() })),
});
export type StoredWidget = z.infer<typeof StoredWidget>;

const StoredVisitor = z.object({
  /** Null where they came by another channel. */
  widgetId: z.nullable(WidgetId),
  fields: PreChatAnswers,
  externalId: z.nullable(z.string()),
  /** When they first came, in milliseconds since 1970. */
  arrivedAt: z._default(z.nullable(z.number()), null),
  /** When they agreed that what they say is kept; null where they were not asked. */
  agreedAt: z._default(z.nullable(z.number()), null),
  /** When they said something, in milliseconds since 1970; of the last day. */
  saidAt: z.array(z.number()),
});
export type StoredVisitor = z.infer<typeof StoredVisitor>;

const VisitEvent = z.object({
  kind: ConversationEventKind,
  /** Empty where it was the visitor. */
  by: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  after: z.nullable(MessageId),
});

const StoredVisit = z.object({
  visitorKey: VisitorKey,
  widgetId: z.nullable(WidgetId),
  channel: z._default(ChannelKind, 'widget'),
  isOpen: z.boolean(),
  rating: z.nullable(VisitorRating),
  /** The last message before the rating. */
  ratedAfter: z._default(z.nullable(MessageId), null),
  /** Why it went to a person, the first time; null where it never did. */
  handedOff: z._default(z.nullable(HandoffReason), null),
  /** A person was asked for then; whether one comes, and when the next one is there, was known at once. */
  person: z.nullable(
    z.object({
      askedAt: z.number(),
      comes: z.boolean(),
      backAt: z.nullable(z.string()),
      name: z._default(z.string(), ''),
      /** Who took it over in the dashboard; null where the provider plays the team. */
      userId: z._default(z.nullable(UserId), null),
      /** The team reads along and nobody has taken it over yet. */
      waits: z._default(z.boolean(), false),
      /** When they give the conversation back to the agent. */
      leavesAt: z._default(z.nullable(z.number()), null),
    }),
  ),
  /** What people of the team say: from when on it is there, and after which message. */
  team: z.array(
    z.object({
      messageId: z.string(),
      after: z.nullable(z.string()),
      at: z.number(),
      text: z.string(),
      name: z._default(z.string(), ''),
      /** The id that a person of the team gave to it. */
      clientMessageId: z._default(z.nullable(z.string()), null),
    }),
  ),
  /** Who of the team took it over, handed it back or closed it, and when its visitor ended it. */
  events: z._default(z.array(VisitEvent), []),
});
export type StoredVisit = z.infer<typeof StoredVisit>;

/** A visit that begins, by a widget or on another channel. */
export function newVisit(
  visitorKey: string,
  widgetId: string | null,
  channel: ChannelKind = 'widget',
): StoredVisit {
  return {
    visitorKey,
    widgetId,
    channel,
    isOpen: true,
    rating: null,
    ratedAfter: null,
    handedOff: null,
    person: null,
    team: [],
    events: [],
  };
}

/** What is remembered of chat widgets and of who talked in them. */
export const WidgetsState = z.object({
  widgets: z._default(z.record(WidgetId, StoredWidget), {}),
  visitors: z._default(z.record(VisitorKey, StoredVisitor), {}),
  /** By conversation: what a conversation of a visitor has beside the others. */
  visits: z._default(z.record(ConversationId, StoredVisit), {}),
  /** By account and Idempotency-Key: the widget that the first answer named. */
  widgetsMade: z._default(z.record(z.string(), WidgetId), {}),
});
export type WidgetsState = z.infer<typeof WidgetsState>;

/** The widget that a visit came by; undefined where it came by another channel, or the widget is gone. */
export function widgetOf(db: Db<WidgetsState>, { widgetId }: StoredVisit): StoredWidget | undefined {
  return widgetId === null ? undefined : db.state.widgets[widgetId];
}

/** A widget of the caller. */
export function ownWidget(db: Db<WidgetsState>, who: StoredUser, widgetId: string): StoredWidget {
  const stored = db.state.widgets[widgetId] ?? refuseUnknown();
  return stored.accountId === who.accountId ? stored : refuseForeign();
}

/** Refuses with 409 when the widget was saved since that revision. */
export function refuseStaleWidget({ widget }: StoredWidget, revision: string | undefined): void {
  if (revision === undefined || revision === widget.revision) return;
  const message = `The widget was saved by ${widget.savedBy} at ${widget.savedAt.slice(11, 16)}`;
  refuse({ status: 409, code: 'WIDGET_CHANGED', message });
}

/** Writes some of a widget, under a new revision. */
export function writeWidget(
  db: Db<WidgetsState>,
  stored: StoredWidget,
  change: Partial<Widget>,
  who: StoredUser,
): Widget {
  stored.widget = {
    ...stored.widget,
    ...change,
    revision: db.id('rev'),
    savedAt: db.iso(),
    savedBy: nameOf(who),
  };
  return stored.widget;
}

const SECRET_KEPT_MS = DAY;

/** Makes a new secret; the one before it is good for one more day. */
export function rollSecret(db: Db<WidgetsState>, stored: StoredWidget): { secret: string; rolledAt: string } {
  const secret = `wsk_${db.id('secret').replace('_', '')}${stored.widget.widgetId.replace(/\W/g, '')}`;
  const before = stored.secrets.slice(0, 1).map((one) => ({ ...one, goodUntil: db.now() + SECRET_KEPT_MS }));
  stored.secrets = [{ secret, goodUntil: null }, ...before];
  const rolledAt = db.iso();
  stored.widget.verification = {
    ...stored.widget.verification,
    secretRolledAt: rolledAt,
    secretHint: secret.slice(-4),
  };
  return { secret, rolledAt };
}

/** The secrets that a signature may be made with now. */
export function goodSecrets(db: Db<WidgetsState>, { secrets }: StoredWidget): string[] {
  return secrets
    .filter(({ goodUntil }) => goodUntil === null || goodUntil > db.now())
    .map(({ secret }) => secret);
}
