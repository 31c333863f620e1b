import { SEED_CONTENTS } from '@mocks/agents/seed-contents';
import type { ConversationsState, StoredConversation } from '@mocks/conversations/store';
import { MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { CreatorState, StoredProposal } from './store';

const MESSAGES = [
  ['msg_c1', 'user', 'Añade WhatsApp'],
  ['msg_c2', 'agent', 'Te propongo 1 cambio. ¿Lo aplico?\n\nEl canal se conecta en su página.'],
  ['msg_c3', 'user', 'Cambia el plazo de devolución a 60 días'],
  ['msg_c4', 'agent', 'Te propongo 1 cambio. ¿Lo aplico?'],
] as const;

/** What Ana and the creator said about the agent for returns. */
function creatorConversation(now: number): StoredConversation {
  const ago = agoFrom(now);
  return {
    accountId: 'acc_acme',
    language: 'es',
    conversation: {
      conversationId: 'con_c1',
      botKey: 'bot_returns',
      kind: 'creator',
      createdAt: ago(38 * MINUTE),
      messages: MESSAGES.map(([messageId, author, text], index) => ({
        messageId,
        author,
        text,
        state: 'complete',
        citations: [],
        createdAt: ago((38 - index) * MINUTE),
      })),
    },
    answers: {},
  };
}

/** What the creator proposed in it: one thing taken, the other still open. */
function proposals(): Record<string, StoredProposal> {
  const rule = SEED_CONTENTS.RETURNS.instructions.find(({ blockId }) => blockId === 'blk_2')?.texts;
  const kept = { accountId: 'acc_acme', botKey: 'bot_returns', places: {} };
  const about = { conversationId: 'con_c1' };
  return {
    prp_1: {
      ...kept,
      proposal: {
        ...about,
        proposalId: 'prp_1',
        messageId: 'msg_c2',
        basedOn: 'rev_6',
        changes: [
          {
            changeId: 'chg_1',
            kind: 'added',
            path: 'channels.whatsapp',
            before: null,
            after: 'whatsapp',
            reason: 'Pides que responda también en WhatsApp.',
            state: 'applied',
          },
        ],
      },
    },
    prp_2: {
      ...kept,
      proposal: {
        ...about,
        proposalId: 'prp_2',
        messageId: 'msg_c4',
        basedOn: 'rev_7',
        changes: [
          {
            changeId: 'chg_2',
            kind: 'changed',
            path: 'instructions.blk_2.texts.es',
            before: rule?.es ?? '',
            after: rule?.es.replace('30 días', '60 días') ?? '',
            reason: 'Pides «60 días» donde dice «30 días».',
            state: 'open',
          },
          {
            changeId: 'chg_3',
            kind: 'changed',
            path: 'instructions.blk_2.texts.en',
            before: rule?.en ?? '',
            after: rule?.en.replace('30 days', '60 days') ?? '',
            reason: 'El mismo dato, en el otro idioma.',
            state: 'open',
          },
        ],
      },
    },
  };
}

/** A conversation with the creator, and what came of it. */
export function seedCreator(now: number): CreatorState & ConversationsState {
  return {
    conversations: { con_c1: creatorConversation(now) },
    creatorStates: {},
    proposals: proposals(),
  };
}
