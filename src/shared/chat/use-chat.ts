import { useCallback, useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/api/api-error';
import { answerApproval } from '@/api/generated/conversations/conversations';
import type { ApprovalDecision } from '@/api/generated/schemas/approvalDecision.zod';
import { againOf } from './again-of';
import type { Chat, ChatOptions } from './chat';
import { isLive } from './chat-state';
import { useAskOtherwise } from './use-ask-otherwise';
import { useChatLines } from './use-chat-lines';
import { useChatSession } from './use-chat-session';
import { useOpenConversation } from './use-open-conversation';

/** Talks to one agent: loads the newest conversation, opens one at the first message, streams the answers. */
export function useChat({
  botKey,
  kind,
  language,
  versionId = null,
  situation,
  slot,
  place,
}: ChatOptions): Chat {
  const { session, state } = useChatSession({ botKey, kind, versionId, situation, slot });
  const answering = isLive(state);
  const follow = !answering && !state.canResume;
  const open = useOpenConversation({ botKey, kind, versionId, situation, place, follow });
  const { choosePlace, messages } = open;
  const { conversationId, pin } = open.known;

  const choose = useEffectEvent((id: string) => {
    if (id !== open.wanted) choosePlace(id);
  });
  const inLanguage = useEffectEvent(() => language);
  useEffect(() => session.join({ choose: (id) => choose(id), language: () => inLanguage() }), [session]);
  useEffect(() => {
    session.dispatch({ type: 'seen', conversationId, messages });
  }, [session, conversationId, messages]);

  const ask = useCallback(
    (text: string) => {
      pin();
      session.ask(text, conversationId);
    },
    [session, conversationId, pin],
  );
  const go = useCallback(
    (id: string | null) => {
      session.dispatch({ type: 'leave' });
      choosePlace(id);
    },
    [session, choosePlace],
  );
  const decide = useCallback(
    async (approvalId: string, decision: ApprovalDecision) => {
      const { conversationId: known = conversationId } = session.getSnapshot();
      if (known === undefined) return;
      const call = await answerApproval(known, approvalId, { decision }).catch((error: unknown) => {
        // Answered elsewhere, or too late: the answer itself says how it goes on.
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        return undefined;
      });
      session.dispatch({ type: 'decided', call: call ?? undefined });
    },
    [session, conversationId],
  );
  const askOtherwise = useAskOtherwise({ botKey, kind, conversationId, choose: go });
  const lines = useChatLines(messages, state.turn);

  return {
    ...open.known,
    choose: go,
    lines,
    answering,
    unsent: state.phase === 'unsent' ? state.turn?.question.text : undefined,
    draft: state.box,
    setDraft: (text) => session.dispatch({ type: 'typed', text }),
    send: () => ask(state.box.trim()),
    ask,
    askOtherwise,
    decide,
    stop: () => session.dispatch({ type: 'stop' }),
    askAgain: againOf(session, state, lines, ask),
    goesOn: state.phase === 'broken',
    startOver: () => go(null),
  };
}
