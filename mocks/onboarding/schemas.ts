import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** How agents answer, for all of them or for one. */
export const AiSettingsPayload = z.extend(contract.AiSettingsPayload, {
  botKey: z.optional(contract.AgentKey),
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
    defaultBotKey: z.optional(contract.AgentKey),
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
