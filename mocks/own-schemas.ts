import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

// What the played provider knows of its own data. The contract lets a provider leave most of it out, name kinds that
// nobody knows yet and write null; this one writes everything, and refuses what it does not know.

const Moment = z.string();

const InstructionBlock = z.required(z.extend(contract.InstructionBlock, { kind: contract.InstructionKind }));
export type InstructionBlock = z.infer<typeof InstructionBlock>;

export type KnowledgeItem = contract.KnowledgeItem;

const Handoff = z.required(z.extend(contract.Handoff, { agentMode: contract.AgentMode }));
export type Handoff = z.infer<typeof Handoff>;

const BotTool = z.object({
  toolkit: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/)),
  actions: z.array(z.string().check(z.regex(/^[a-z][a-z0-9_]{1,79}$/))).check(z.maxLength(100)),
});

/** What an agent is made of, all of it told. */
export const BotContent = z.object({
  summary: contract.ShortText,
  greeting: contract.ShortText,
  language: contract.Locale,
  instructions: z.array(InstructionBlock).check(z.maxLength(50)),
  knowledge: z.array(contract.KnowledgeItem).check(z.maxLength(200)),
  tools: z.array(BotTool).check(z.maxLength(50)),
  channels: z.array(contract.ChannelKind).check(z.maxLength(5)),
  handoff: Handoff,
});
export type BotContent = z.infer<typeof BotContent>;

/** The parts of it that are saved. */
export const DraftChange = z.partial(BotContent);
export type DraftChange = z.infer<typeof DraftChange>;

const Saved = { savedAt: Moment, savedBy: z.string() };

const BotDraft = z.object({ revision: contract.Revision, ...Saved, content: BotContent });
export type BotDraft = z.infer<typeof BotDraft>;

export const BlockHistoryEntry = z.object({ revision: contract.Revision, ...Saved, block: InstructionBlock });
export type BlockHistoryEntry = z.infer<typeof BlockHistoryEntry>;

export const BotVersion = z.extend(contract.BotVersion, {
  ...Saved,
  kind: contract.BotVersionKind,
  number: z.nullable(z.int()),
  overrideReason: z.optional(z.string()),
  content: BotContent,
});
export type BotVersion = z.infer<typeof BotVersion>;

const BotVersionHead = z.omit(BotVersion, { content: true });
export type BotVersionHead = z.infer<typeof BotVersionHead>;

export const BotDetail = z.extend(contract.BotDetail, {
  status: contract.BotStatus,
  unpublishedChanges: z.boolean(),
  channels: BotContent.shape.channels,
  updatedAt: Moment,
  draft: BotDraft,
  live: z.nullable(BotVersionHead),
});
export type BotDetail = z.infer<typeof BotDetail>;

/** A document that is brought from elsewhere. */
export const AgentDocument = z.extend(contract.AgentDocument, {
  format: z.literal('agent/1'),
  content: BotContent,
  exportedAt: Moment,
});
export type AgentDocument = z.infer<typeof AgentDocument>;

/** How an agent is asked for. */
export const CreateBotRequest = z.discriminatedUnion('source', [
  contract.BlankBot,
  contract.TemplateBot,
  contract.CopiedBot,
  z.extend(contract.ImportedBot, { document: AgentDocument }),
]);
export type CreateBotRequest = z.infer<typeof CreateBotRequest>;

export type Bot = Omit<BotDetail, 'draft' | 'live'>;

export type BotTemplate = Omit<contract.BotTemplate, 'content'> & { content: BotContent };

export type AgentIdea = Omit<contract.AgentIdea, 'content' | 'missing'> & {
  content: BotContent;
  missing: contract.AgentPiece[];
};

const ProposedValue = z.union([z.string(), InstructionBlock, BotTool, z.null()]);
export type ProposedValue = z.infer<typeof ProposedValue>;

const ProposedChange = z.extend(contract.ProposedChange, {
  kind: contract.ProposedChangeKind,
  before: ProposedValue,
  after: ProposedValue,
  state: contract.ChangeState,
});
export type ProposedChange = z.infer<typeof ProposedChange>;

export const Proposal = z.extend(contract.Proposal, {
  conversationId: contract.ConversationId,
  messageId: contract.MessageId,
  basedOn: contract.Revision,
  changes: z.array(ProposedChange),
});
export type Proposal = z.infer<typeof Proposal>;

const ChatMessage = z.extend(contract.ChatMessage, {
  author: contract.MessageAuthor,
  state: contract.MessageState,
  createdAt: Moment,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Conversation = z.extend(contract.Conversation, {
  botKey: contract.BotKey,
  kind: contract.ConversationKind,
  createdAt: Moment,
  messages: z.array(ChatMessage),
});
export type Conversation = z.infer<typeof Conversation>;

type EndEvent = Extract<contract.ChatEvent, { type: 'message.end' }>;

/** An event of an answer, whose end is one of those that are known. */
export type ChatEvent = Exclude<contract.ChatEvent, EndEvent> | (EndEvent & Pick<ChatMessage, 'state'>);

/** A step that is measured. */
export type TraceStep = contract.TraceStep & { startedAtMs: number; durationMs: number };

const Expectation = z.extend(contract.Expectation, { kind: contract.ExpectationKind });
export type Expectation = z.infer<typeof Expectation>;

/** A test as a person writes it. */
export const TestInput = z.extend(contract.TestInput, {
  language: contract.Locale,
  expectations: z.array(Expectation).check(z.maxLength(20)),
});
export type TestInput = z.infer<typeof TestInput>;

export const CreateTestsRequest = z.extend(contract.CreateTestsRequest, {
  tests: z.array(TestInput).check(z.minLength(1), z.maxLength(100)),
});

export const TestCase = z.extend(TestInput, { testId: contract.TestId, updatedAt: Moment, by: z.string() });
export type TestCase = z.infer<typeof TestCase>;

const TestAnswer = z.extend(contract.TestAnswer, { liveAnswer: z.nullable(z.string()) });
export type TestAnswer = z.infer<typeof TestAnswer>;

export const TestResult = z.extend(contract.TestResult, {
  failed: z.array(Expectation),
  accepted: z.nullable(z.object({ by: z.string(), at: Moment })),
  answers: z.array(TestAnswer),
});
export type TestResult = z.infer<typeof TestResult>;

export const TestRunHead = z.extend(contract.TestRunHead, {
  jobId: contract.JobId,
  status: contract.TestRunStatus,
  liveVersionId: z.nullable(contract.VersionId),
  startedAt: Moment,
  by: z.string(),
});
export type TestRunHead = z.infer<typeof TestRunHead>;

/** A job is begun at once, never queued. */
export type Job = contract.Job & Pick<TestRunHead, 'status'>;

export type TestRun = TestRunHead & { results: TestResult[] };

const UsageTier = z.extend(contract.UsageTier, { upTo: z.nullable(z.number()) });
export type UsageTier = z.infer<typeof UsageTier>;

const ProductUsage = z.extend(contract.ProductUsage, {
  currentPeriod: z.object({
    totalUsage: z.number(),
    usageBreakdown: z.array(UsageTier),
    currency: z.string(),
    endsAt: Moment,
  }),
});

const Customer = z.object({ id: z.string() });
export type Customer = z.infer<typeof Customer>;

const Subscription = z.object({
  statusValue: z.string(),
  status: z.boolean(),
  subscriptionRequired: z.boolean(),
  planId: z.nullable(contract.PlanId),
  metadata: z.object({
    trial_end: z.nullable(Moment),
    subscriptions: z.array(
      z.object({
        customer: Customer,
        trial_end: z.nullable(Moment),
        pending_setup_intent: z.nullable(contract.SetupIntentId),
      }),
    ),
  }),
});

export const Account = z.extend(contract.Account, {
  accountId: contract.AccountId,
  settings: z.object({ language: z.optional(contract.Locale), timeZone: z.optional(z.string()) }),
  subscription: Subscription,
  subscriptionSummary: z.array(ProductUsage),
});
export type Account = z.infer<typeof Account>;

export type Price = contract.Price & { year: number };
export type Plan = contract.Plan & { price: Price; botLimit: number };

/** A payment, which names a card and never holds a part of one. */
export const SubscribeRequest = z.extend(contract.SubscribeRequest, {
  paymentMethod: z.string().check(z.regex(/^pm_[A-Za-z0-9_]{1,100}$/)),
});

/** How agents answer, for all of them or for one. */
export const AiSettingsPayload = z.extend(contract.AiSettingsPayload, {
  botKey: z.optional(contract.BotKey),
});
export type AiSettingsPayload = z.infer<typeof AiSettingsPayload>;

const Scalar = z.union([z.boolean(), z.string().check(z.maxLength(256)), z.null()]);

/** The onboarding as it is remembered: what came beside the account of the integrations is kept as it came. */
export const WelcomeProcess = z.object({
  settings: z.object({
    company: z.optional(contract.Company),
    brandVoiceMessage: z.optional(z.string()),
    agentMode: z.optional(contract.AgentMode),
    allowApplicationAnswerWhenNoOnlineAgents: z.optional(z.boolean()),
    allowAgentsChangeDefaultMode: z.optional(z.boolean()),
    defaultBotKey: z.optional(contract.BotKey),
    planId: z.optional(contract.PlanId),
    period: z.optional(contract.BillingPeriod),
    jobId: z.optional(contract.JobId),
    integrations: z.optional(z.record(z.string(), Scalar)),
  }),
  currentStage: contract.WelcomeStage,
  isEnd: z.boolean(),
});
export type WelcomeProcess = z.infer<typeof WelcomeProcess>;

const CHANNEL_FLAG = /^enable[A-Za-z0-9]{1,60}Channel$/;
/** What stands beside the account in the other parts of the process. */
const NAMES_OF_OTHERS = [
  ...Object.keys(WelcomeProcess.shape.settings.shape),
  ...Object.keys(contract.AccountPayload.shape),
];

/** The account's flags and what else came beside it, as they came. */
export const IntegrationsPayload = z.pipe(
  z.catchall(z.object({ accountId: contract.AccountId }), Scalar).check(
    z.superRefine(({ accountId: _, ...beside }, { addIssue }) => {
      for (const [name, value] of Object.entries(beside)) {
        const isWrong = CHANNEL_FLAG.test(name) ? typeof value !== 'boolean' : NAMES_OF_OTHERS.includes(name);
        if (isWrong) addIssue({ code: 'custom', path: [name], message: 'no flag' });
      }
    }),
  ),
  z.transform(({ accountId, ...integrations }) => ({ accountId, integrations })),
);
export type IntegrationsPayload = z.infer<typeof IntegrationsPayload>;

/** One of the parts of the process; what fits none of the others is read as integrations. */
export const WelcomePayload = z.union([
  contract.AccountPayload,
  contract.CompanyPayload,
  contract.BrandVoicePayload,
  AiSettingsPayload,
  contract.SubscriptionSettingsPayload,
  IntegrationsPayload,
]);
export type WelcomePayload = z.infer<typeof WelcomePayload>;
