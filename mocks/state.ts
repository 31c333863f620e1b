import * as z from 'zod/mini';
import {
  Account,
  AccountId,
  BotDetail,
  BotKey,
  Citation,
  Conversation,
  ConversationId,
  JobId,
  Locale,
  MessageId,
  PlanId,
  User,
  UserId,
  WelcomeProcess,
} from '@/api/generated/schemas';

const StoredAccount = z.object({
  account: Account,
  process: WelcomeProcess,
  trialUsed: z.boolean(),
});

const StoredUser = z.object({ userId: UserId, accountId: AccountId, password: z.string(), user: User });

const StoredBot = z.object({ accountId: AccountId, bot: BotDetail });

const StoredAnswer = z.object({
  userMessageId: MessageId,
  messageId: MessageId,
  text: z.string(),
  citations: z.array(Citation),
  stoppedByPerson: z.boolean(),
});

const StoredConversation = z.object({
  accountId: AccountId,
  language: Locale,
  conversation: Conversation,
  answers: z.record(z.string(), StoredAnswer),
});

const StoredJob = z.object({
  jobId: JobId,
  accountId: AccountId,
  startedAt: z.number(),
  milliseconds: z.number(),
  phases: z.array(z.string()),
  failsIn: z.nullable(z.string()),
  settled: z.boolean(),
  work: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('trial_start'), planId: PlanId }),
    z.object({
      kind: z.literal('bot_creation'),
      name: z.string(),
      language: Locale,
      instructions: z.string(),
      botKey: z.nullable(BotKey),
    }),
  ]),
});

/** All that the played provider remembers; a state file holds exactly this. */
export const State = z.object({
  format: z.literal(1),
  scenario: z.string(),
  lastId: z.number(),
  accounts: z.record(AccountId, StoredAccount),
  users: z.record(UserId, StoredUser),
  tokens: z.record(z.string(), UserId),
  bots: z.record(BotKey, StoredBot),
  conversations: z.record(ConversationId, StoredConversation),
  jobs: z.record(JobId, StoredJob),
  /** By operation, account and Idempotency-Key: the job that the first answer named. */
  firstAnswers: z.record(z.string(), JobId),
});
export type State = z.infer<typeof State>;
export type StoredAccount = z.infer<typeof StoredAccount>;
export type StoredBot = z.infer<typeof StoredBot>;
export type StoredConversation = z.infer<typeof StoredConversation>;
export type StoredAnswer = z.infer<typeof StoredAnswer>;
export type StoredJob = z.infer<typeof StoredJob>;
export type StoredUser = z.infer<typeof StoredUser>;
