import * as z from 'zod/mini';
import {
  AccountId,
  AgentPiece,
  AnswerReasons,
  BillingPeriod,
  BlockId,
  BotKey,
  Citation,
  ConversationId,
  ConversedVersion,
  IdentityProvider,
  JobId,
  Locale,
  MessageId,
  PlanId,
  ProposalId,
  Revision,
  TestId,
  TestRunId,
  ToolCall,
  ToolkitConnection,
  UploadRequest,
  User,
  UserId,
  VersionId,
} from '@/api/generated/schemas';
import { LINKED_IDENTITIES } from './accounts';
import {
  Account,
  BlockHistoryEntry,
  BotContent,
  BotDetail,
  BotVersion,
  Conversation,
  Proposal,
  TestCase,
  TestResult,
  TestRunHead,
  WelcomeProcess,
} from './own-schemas';
import { EMPTY_CONTENT } from './seeded-bots';

const StoredAccount = z.object({
  account: Account,
  process: WelcomeProcess,
  trialUsed: z.boolean(),
});

const StoredUser = z.object({ userId: UserId, accountId: AccountId, password: z.string(), user: User });

const StoredBot = z.object({ accountId: AccountId, bot: BotDetail });

const StoredTrace = z.object({
  versionId: ConversedVersion,
  revision: z.nullable(Revision),
  searched: z.boolean(),
  terms: z.array(z.string()),
  found: z.array(z.string()),
  guardrails: z.object({ looked: z.array(z.string()), met: z.string() }),
  why: AnswerReasons,
});

const StoredAnswer = z.object({
  userMessageId: MessageId,
  messageId: MessageId,
  text: z.string(),
  citations: z.array(Citation),
  /** How often it was begun; a failed one is begun anew. */
  attempt: z._default(z.number(), 1),
  /** When this attempt began, in milliseconds since 1970: how far it is follows from the clock. */
  startedAt: z._default(z.number(), 0),
  wordMilliseconds: z._default(z.number(), 0),
  failsAtHalf: z._default(z.boolean(), false),
  /** As they end. */
  toolCalls: z._default(z.array(ToolCall), []),
  /** Events that somebody waited for, where the clock stands still. */
  reached: z._default(z.number(), 0),
  /** How many events there were when a person stopped it. */
  stoppedAfter: z._default(z.nullable(z.number()), null),
  stoppedAt: z._default(z.nullable(z.number()), null),
  trace: z._default(z.nullable(StoredTrace), null),
  /** What the creator proposes in it. */
  proposal: z._default(z.nullable(Proposal), null),
});

const StoredConversation = z.object({
  accountId: AccountId,
  language: Locale,
  conversation: Conversation,
  answers: z.record(z.string(), StoredAnswer),
});

/** What a conversation with the creator has come to. */
const StoredTalk = z.object({
  /** What the creator asked for last. */
  asks: z.nullable(AgentPiece),
  /** What the person did not want to be asked for. */
  skipped: z.array(AgentPiece),
  /** An agent that does not exist yet: beside its name and purpose what was said for it, and to which question. */
  idea: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      purpose: z.nullable(z.string()),
      /** What it is thought up in; before that shows, the language that the conversation was opened in. */
      language: z._default(z.nullable(Locale), null),
      said: z.array(z.object({ clause: z.string(), asked: z.nullable(AgentPiece) })),
    }),
  ),
});

const StoredProposal = z.object({
  accountId: AccountId,
  botKey: BotKey,
  proposal: Proposal,
  /** By change: where in its list stood what was removed. */
  places: z.record(z.string(), z.number()),
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
      kind: z.literal('subscription_start'),
      planId: PlanId,
      period: BillingPeriod,
      customerId: z.string(),
    }),
    z.object({
      kind: z.literal('bot_creation'),
      name: z.string(),
      content: z._default(BotContent, EMPTY_CONTENT),
      /** Who asked for it, by name. */
      by: z._default(z.string(), ''),
      botKey: z.nullable(BotKey),
    }),
    z.object({ kind: z.literal('test_run'), botKey: BotKey, runId: TestRunId }),
  ]),
});

const StoredTest = z.object({
  test: TestCase,
  removed: z.boolean(),
  /** The answers that somebody said are as they should be. */
  accepted: z.nullable(z.object({ answers: z.array(z.string()), by: z.string(), at: z.string() })),
});

/** A run; its results are told when its job is over. */
const StoredTestRun = z.object({
  run: z.pick(TestRunHead, {
    runId: true,
    jobId: true,
    against: true,
    liveVersionId: true,
    startedAt: true,
    by: true,
  }),
  /** By test: what of it decides how it comes out, as it was then. */
  asked: z.record(TestId, z.string()),
  results: z.array(TestResult),
});

const StoredResetLink = z.object({ userId: UserId, sentAt: z.number(), used: z.boolean() });

/** A mail the provider would have sent; nobody gets it, so that a person reads it here. */
const PlayedMail = z.object({
  mailId: z.string(),
  to: z.string(),
  sentAt: z.string(),
  language: Locale,
  /** What the mail's link opens, a path of the dashboard. */
  path: z.string(),
});

const OAuthRequest = z.object({
  provider: IdentityProvider,
  challenge: z.string(),
  redirectUri: z.string(),
  startedAt: z.number(),
});

/** Money taken, once a subscription. */
const Charge = z.object({ accountId: AccountId, jobId: JobId, amount: z.number(), currency: z.string() });

const StoredUpload = z.extend(UploadRequest, {
  uploadId: z.string(),
  userId: UserId,
  expiresAt: z.number(),
  /** What becomes of it; all but `usual` are reached by the file's name. */
  plan: z.enum(['usual', 'expired', 'cut', 'slow']),
  /** Its file was sent and lies beside the state, under its id. */
  stored: z._default(z.boolean(), false),
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
  /** By agent, newest first. */
  versions: z._default(z.record(BotKey, z.array(BotVersion)), {}),
  /** By account and toolkit. */
  connections: z._default(z.record(AccountId, z.record(z.string(), ToolkitConnection)), {}),
  /** By agent and Idempotency-Key: the version that the first answer named. */
  publications: z._default(z.record(z.string(), VersionId), {}),
  /** By agent and block, newest first. */
  blockHistory: z._default(z.record(BotKey, z.record(BlockId, z.array(BlockHistoryEntry))), {}),
  /** By agent: when it was put into the trash, in milliseconds since 1970. */
  trash: z._default(z.record(BotKey, z.number()), {}),
  conversations: z.record(ConversationId, StoredConversation),
  /** By conversation with the creator. */
  talks: z._default(z.record(ConversationId, StoredTalk), {}),
  /** By account: what a bare provider was sent of the process, under the names it was sent with. */
  sentToWelcome: z._default(z.record(AccountId, z.record(z.string(), z.unknown())), {}),
  /** In the order in which they were made. */
  proposals: z._default(z.record(ProposalId, StoredProposal), {}),
  jobs: z.record(JobId, StoredJob),
  /** By agent. */
  tests: z._default(z.record(BotKey, z.array(StoredTest)), {}),
  /** By agent, newest first. */
  testRuns: z._default(z.record(BotKey, z.array(StoredTestRun)), {}),
  /** By agent and Idempotency-Key: the tests that the first answer gave. */
  createdTests: z._default(z.record(z.string(), z.array(TestId)), {}),
  /** By operation, account and Idempotency-Key: the job that the first answer named. */
  firstAnswers: z.record(z.string(), JobId),
  /** By address and Idempotency-Key: the token that the first answer of a registration gave. */
  registrations: z._default(z.record(z.string(), z.string()), {}),
  /** By the secret in the link. */
  resetLinks: z._default(z.record(z.string(), StoredResetLink), {}),
  /** By address, known or not: when it last asked for a link, in milliseconds since 1970. */
  resetAskedAt: z._default(z.record(z.string(), z.number()), {}),
  outbox: z._default(z.array(PlayedMail), []),
  /** By the identity provider and its e-mail: whose account it opens. */
  identities: z._default(z.record(z.string(), UserId), LINKED_IDENTITIES),
  /** The way to a consent page, once it was asked for; a code begins with its name. */
  oauthRequests: z._default(z.record(z.string(), OAuthRequest), {}),
  /** By account: how many brand voices were proposed, so that the next one is another. */
  voicesProposed: z._default(z.record(z.string(), z.number()), {}),
  uploads: z._default(z.record(z.string(), StoredUpload), {}),
  charges: z._default(z.array(Charge), []),
  /** By account and Idempotency-Key: the SetupIntent that the first answer named. */
  paymentSetups: z._default(z.record(z.string(), z.string()), {}),
});
export type State = z.infer<typeof State>;
export type StoredAccount = z.infer<typeof StoredAccount>;
export type StoredBot = z.infer<typeof StoredBot>;
export type StoredConversation = z.infer<typeof StoredConversation>;
export type StoredAnswer = z.infer<typeof StoredAnswer>;
export type StoredTalk = z.infer<typeof StoredTalk>;
export type StoredProposal = z.infer<typeof StoredProposal>;
export type StoredJob = z.infer<typeof StoredJob>;
export type StoredTest = z.infer<typeof StoredTest>;
export type StoredTestRun = z.infer<typeof StoredTestRun>;
export type StoredUpload = z.infer<typeof StoredUpload>;
export type StoredUser = z.infer<typeof StoredUser>;
export type PlayedMail = z.infer<typeof PlayedMail>;
