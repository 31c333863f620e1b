import { titleOf, updatedAtOf } from '@mocks/conversations/branches';
import type { StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { Locale, PublicWidget, VisitorConversation } from '@/api/generated/schemas';
import { approvalNow } from './approvals';
import { openingOf } from './opening-hours';
import { liveVersion } from './serve-visitor';
import type { StoredVisit, StoredWidget } from './store';
import { personOf, saidByTeam } from './team';

/** A conversation as its visitor sees it: nothing of how the answers came about. */
export function shownToVisitor(
  db: Db<State>,
  visit: StoredVisit,
  { conversation }: StoredConversation,
): VisitorConversation {
  const messages = conversation.messages.flatMap((message) => {
    const { messageId, author, text, state, citations, createdAt, clientMessageId, lastEventId } = message;
    const approval = state === 'complete' ? visit.approvals[messageId] : undefined;
    return [
      {
        messageId,
        author,
        text,
        state,
        citations,
        createdAt,
        ...(clientMessageId !== undefined && { clientMessageId }),
        ...(lastEventId !== undefined && { lastEventId }),
        ...(approval && { approval: approvalNow(db, approval) }),
      },
      ...saidByTeam(db, visit, messageId),
    ];
  });
  return {
    ...headOfVisit(visit, conversation),
    person: personOf(db, visit),
    rating: visit.rating,
    messages: [...saidByTeam(db, visit, null), ...messages],
  };
}

/** A conversation of a visitor in their list. */
export function headOfVisit({ isOpen }: StoredVisit, conversation: StoredConversation['conversation']) {
  return {
    conversationId: conversation.conversationId,
    title: titleOf(conversation),
    state: isOpen ? ('open' as const) : ('closed' as const),
    updatedAt: updatedAtOf(conversation),
  };
}

/** A widget as any page may read it, in one language. */
export function shownToPages(db: Db<State>, { widget }: StoredWidget, language: Locale): PublicWidget {
  const { widgetId, theme, position, inviteAfterSeconds, preChat, hours, whenClosed, verification } = widget;
  const { fields, consent } = preChat;
  const { greeting } = liveVersion(db, widget.botKey)?.content ?? {};
  return {
    widgetId,
    theme,
    position,
    inviteAfterSeconds,
    texts: widget.texts[language],
    greeting: greeting?.[language] ?? '',
    preChat: {
      fields: fields.map(({ fieldId, kind, labels, required, options }) => ({
        fieldId,
        kind,
        label: labels[language],
        required,
        options: options.map((option) => option[language]),
      })),
      consent: { asked: consent.asked, text: consent.texts[language], privacyUrl: consent.privacyUrl },
    },
    hours: openingOf(hours, db.now()),
    whenClosed,
    verificationRequired: verification.required,
  };
}
