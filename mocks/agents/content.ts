import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A block of the instructions, of a kind that is known. */
export const InstructionBlock = z.required(
  z.extend(contract.InstructionBlock, { kind: contract.InstructionKind }),
);
export type InstructionBlock = z.infer<typeof InstructionBlock>;

/** A text of the knowledge. */
export type KnowledgeItem = contract.KnowledgeItem;

const HandoffRule = z.required(z.extend(contract.HandoffRule, { when: contract.HandoffReason }));
/** When the agent hands over, to whom. */
export type HandoffRule = z.infer<typeof HandoffRule>;

// What was written before there were rules has none.
const Handoff = z.extend(z.required(z.extend(contract.Handoff, { agentMode: contract.AgentMode })), {
  rules: z._default(z.array(HandoffRule).check(z.maxLength(20)), []),
  whenNobody: z._default(contract.WhenNobody, 'message'),
});
export type Handoff = z.infer<typeof Handoff>;

/** A tool of an agent, with what it may do there. */
export const AgentTool = z.object({
  toolkit: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/)),
  actions: z.array(z.string().check(z.regex(/^[a-z][a-z0-9_]{1,79}$/))).check(z.maxLength(100)),
  approvals: z.optional(z.record(z.string(), contract.ToolApproval)),
  connectionId: z.optional(z.nullable(contract.ConnectionId)),
});

const NO_TEXT = { en: '', es: '' };

/** None of the texts that a visitor reads beside the answers is written. */
export const NO_TEXTS: contract.VisitorTexts = {
  pause: NO_TEXT,
  handoff: NO_TEXT,
  nobody: NO_TEXT,
  closing: NO_TEXT,
  error: NO_TEXT,
  outsideHours: NO_TEXT,
  consent: NO_TEXT,
};

/** What an agent is made of, all of it told; what was written before there were visitor texts has none. */
export const AgentContent = z.object({
  summary: contract.ShortText,
  greeting: contract.ShortText,
  language: contract.Locale,
  instructions: z.array(InstructionBlock).check(z.maxLength(50)),
  knowledge: z.array(contract.KnowledgeItem).check(z.maxLength(200)),
  tools: z.array(AgentTool).check(z.maxLength(50)),
  channels: z.array(contract.ChannelKind).check(z.maxLength(5)),
  handoff: Handoff,
  texts: z._default(contract.VisitorTexts, NO_TEXTS),
});
export type AgentContent = z.infer<typeof AgentContent>;

/** Whether two contents are the same; the provider writes their fields in one order. */
export function sameContent(one: AgentContent, other: AgentContent): boolean {
  return JSON.stringify(AgentContent.parse(one)) === JSON.stringify(AgentContent.parse(other));
}

/** The agent alone answers, also when nobody of the team is there. */
export const AUTOPILOT: Handoff = {
  agentMode: 'autopilot',
  allowApplicationAnswerWhenNoOnlineAgents: true,
  allowAgentsChangeDefaultMode: false,
  rules: [],
  whenNobody: 'message',
};

/** What an agent is before anybody has told it anything. */
export const EMPTY_CONTENT: AgentContent = {
  summary: { en: '', es: '' },
  greeting: { en: '', es: '' },
  language: 'es',
  instructions: [],
  knowledge: [],
  tools: [],
  channels: [],
  handoff: AUTOPILOT,
  texts: NO_TEXTS,
};
