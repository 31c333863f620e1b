import { SEED_CONTENTS } from '@mocks/agents/seed-contents';
import { HOUR, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import { answerFromAgent } from './answer-from-agent';
import type { ConversationsState, StoredAnswer, StoredConversation } from './store';
import { waitingReturn } from './waiting-return';
import { writtenAnswer } from './written-answer';

const QUESTION = '¿Cuánto tarda el reembolso?';

/** What a test of "Devoluciones" was answered, as the answer was really made. */
function returnsAnswer(startedAt: number): { text: string; answer: StoredAnswer } {
  const speaker = { name: 'Devoluciones', content: SEED_CONTENTS.RETURNS };
  const { text, citations, searched, terms, found, guardrails, why } = answerFromAgent(
    speaker,
    QUESTION,
    'es',
    { now: startedAt },
  );
  const answer = writtenAnswer({
    userMessageId: 'msg_01',
    messageId: 'msg_02',
    text,
    citations,
    startedAt,
    trace: {
      versionId: null,
      revision: 'rev_1',
      searched,
      terms,
      found,
      guardrails,
      why,
      rulesLooked: [],
      handoff: null,
    },
  });
  return { text, answer };
}

/** A test of "Devoluciones" in which nobody was there. */
function nobodyThere(now: number): StoredConversation {
  const ago = agoFrom(now);
  const { texts } = SEED_CONTENTS.RETURNS;
  const text = 'Quiero hablar con una persona sobre mi lámpara rota.';
  const complete = { state: 'complete' as const, citations: [] };
  return {
    accountId: 'acc_acme',
    language: 'es',
    conversation: {
      conversationId: 'con_9c2d',
      botKey: 'bot_returns',
      kind: 'test',
      situation: 'nobody_there',
      createdAt: ago(3 * HOUR),
      messages: [
        { ...complete, messageId: 'msg_03', author: 'user', text, createdAt: ago(3 * HOUR) },
        {
          ...complete,
          messageId: 'msg_04',
          author: 'agent',
          text: texts.nobody.es,
          plain: true,
          createdAt: ago(3 * HOUR),
          handover: {
            state: 'nobody',
            person: { memberId: 'team_support', name: 'Atención al cliente' },
            backAt: null,
          },
          wanted: { text, left: null },
        },
      ],
    },
    answers: {},
  };
}

const RETURN_QUESTION = 'Quiero devolver el pedido AH48213377';

/** A visitor's conversation in which an action waits for a person of the team. */
function askedConversation(now: number): ConversationsState['conversations'][string] {
  const createdAt = new Date(now).toISOString();
  const answer = waitingReturn(now, {
    userMessageId: 'msg_asked_1',
    messageId: 'msg_asked_2',
    callId: 'call_seed',
    approvalId: 'apr_seed',
    order: 'AH48213377',
  });
  const said = { createdAt };
  return {
    accountId: 'acc_acme',
    language: 'es',
    conversation: {
      conversationId: 'con_asked',
      botKey: 'bot_returns',
      kind: 'widget',
      createdAt,
      messages: [
        {
          ...said,
          messageId: 'msg_asked_1',
          author: 'user',
          text: RETURN_QUESTION,
          state: 'complete',
          citations: [],
        },
        { ...said, messageId: 'msg_asked_2', author: 'agent', text: '', state: 'streaming', citations: [] },
      ],
    },
    answers: { 'seeded-return': answer },
  };
}

/** Test chats with "Devoluciones", and a visitor who waits. */
export function seedConversations(now: number): ConversationsState {
  const ago = agoFrom(now);
  const { text, answer } = returnsAnswer(now - 35 * MINUTE + 6000);
  return {
    conversations: {
      con_7f3a: {
        accountId: 'acc_acme',
        language: 'es',
        conversation: {
          conversationId: 'con_7f3a',
          botKey: 'bot_returns',
          kind: 'test',
          createdAt: ago(35 * MINUTE),
          messages: [
            {
              messageId: 'msg_01',
              author: 'user',
              text: QUESTION,
              state: 'complete',
              citations: [],
              createdAt: ago(35 * MINUTE - 5000),
            },
            {
              messageId: 'msg_02',
              author: 'agent',
              text,
              state: 'complete',
              citations: answer.citations,
              createdAt: ago(35 * MINUTE - 6000),
            },
          ],
        },
        answers: { 'seeded-question': answer },
      },
      con_asked: askedConversation(now),
      con_9c2d: nobodyThere(now),
    },
  };
}
