import { avatarOf, drawnFace } from '@mocks/agents/face';
import { zoneOf } from '@mocks/channels/rule-hours';
import { titleOf, updatedAtOf } from '@mocks/conversations/branches';
import type { StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { Citation, Locale, PublicWidget, VisitorConversation } from '@/api/generated/schemas';
import { approvalFor } from './approvals';
import { asksVerified, ruleOf } from './audience';
import { openingOfAll } from './opening-hours';
import type { WidgetHours } from './schemas';
import { liveVersion } from './serve-visitor';
import type { StoredVisit, StoredWidget } from './store';
import { personOf, saidByTeam } from './team';

type Message = StoredConversation['conversation']['messages'][number];

/** Visitors read what an answer was taken from, and nothing of what the agent is told. */
export function isForVisitors({ kind }: Citation): boolean {
  return kind !== 'instruction';
}

function messageShown(db: Db<State>, stored: StoredConversation, message: Message) {
  const { messageId, author, state, citations, createdAt, clientMessageId, lastEventId } = message;
  const { person, plain, wanted, closes, insteadText } = message;
  const answer = Object.values(stored.answers).find((one) => one.messageId === messageId);
  const isAsked = message.toolCalls?.some(({ callId }) => callId === answer?.approval?.callId);
  const approval = answer && isAsked ? approvalFor(db, stored, answer) : undefined;
  const instead = state === 'failed' ? insteadText : undefined;
  return {
    messageId,
    author,
    text: instead ?? message.text,
    state,
    citations: citations.filter(isForVisitors),
    createdAt,
    ...(person && { name: person.name }),
    ...((plain || instead) && { plain: true }),
    ...(wanted && { wanted }),
    ...(closes && { closes }),
    ...(clientMessageId !== undefined && { clientMessageId }),
    ...(lastEventId !== undefined && { lastEventId }),
    ...(approval && { approval }),
  };
}

/** What stands before the first message beside the greeting, which the page shows by itself. */
function openingShown({ conversationId, createdAt, opening = [] }: StoredConversation['conversation']) {
  return opening
    .filter(({ kind }) => kind === 'outside_hours')
    .map(({ kind, text }) => ({
      messageId: `${conversationId}-${kind}`,
      author: 'agent' as const,
      text,
      plain: true,
      state: 'complete' as const,
      citations: [],
      createdAt,
    }));
}

/** A conversation as its visitor sees it: nothing of how the answers came about. */
export function shownToVisitor(
  db: Db<State>,
  visit: StoredVisit,
  stored: StoredConversation,
): VisitorConversation {
  const { conversation } = stored;
  const messages = conversation.messages.flatMap((message) => [
    messageShown(db, stored, message),
    ...saidByTeam(db, visit, message.messageId),
  ]);
  return {
    ...headOfVisit(visit, conversation),
    person: personOf(db, { stored, visit }),
    rating: visit.rating,
    messages: [...openingShown(conversation), ...saidByTeam(db, visit, null), ...messages],
  };
}

/** A conversation of a visitor in their list. */
export function headOfVisit({ isOpen }: StoredVisit, conversation: StoredConversation['conversation']) {
  return {
    conversationId: conversation.conversationId,
    title: titleOf(conversation),
    state: isOpen && !conversation.messages.at(-1)?.closes ? ('open' as const) : ('closed' as const),
    updatedAt: updatedAtOf(conversation),
  };
}

/** The hours in which the agent answers on the web; null where it always does. */
function agentHours(db: Db<State>, stored: StoredWidget): WidgetHours | null {
  const { hours } = ruleOf(db, stored) ?? {};
  return hours && !hours.always ? { timeZone: zoneOf(db, stored.accountId), days: hours.week } : null;
}

/** A widget as any page may read it, in one language. */
export function shownToPages(db: Db<State>, stored: StoredWidget, language: Locale): PublicWidget {
  const { widget } = stored;
  const { widgetId, theme, position, inviteAfterSeconds, preChat, hours, whenClosed } = widget;
  const { fields, consent } = preChat;
  // A word that nobody translated is read in the other language.
  const read = (text: Record<Locale, string>) => text[language] || text[language === 'en' ? 'es' : 'en'];
  const avatar = avatarOf(db.state.agents[widget.botKey]?.agent);
  const { greeting } = liveVersion(db, widget.botKey)?.content ?? {};
  return {
    widgetId,
    theme: { ...theme, imageUrl: theme.imageUrl ?? avatar.imageUrl },
    face: drawnFace(avatar),
    position,
    inviteAfterSeconds,
    texts: widget.texts[language],
    greeting: greeting?.[language] ?? '',
    preChat: {
      fields: fields.map(({ fieldId, kind, labels, required, options }) => ({
        fieldId,
        kind,
        label: read(labels),
        required,
        options: options.map(read),
      })),
      consent: { asked: consent.asked, text: read(consent.texts), privacyUrl: consent.privacyUrl },
    },
    hours: openingOfAll([hours, agentHours(db, stored)], db.now()),
    whenClosed,
    verificationRequired: asksVerified(db, stored),
  };
}
