import type { QueryClient } from '@tanstack/react-query';

type Generated = typeof import('@/api/generated/account/account') &
  typeof import('@/api/generated/avatars/avatars') &
  typeof import('@/api/generated/analytics/analytics') &
  typeof import('@/api/generated/audit/audit') &
  typeof import('@/api/generated/billing/billing') &
  typeof import('@/api/generated/monitors/monitors') &
  typeof import('@/api/generated/channels/channels') &
  typeof import('@/api/generated/company/company') &
  typeof import('@/api/generated/connection-health/connection-health') &
  typeof import('@/api/generated/conversations/conversations') &
  typeof import('@/api/generated/creator/creator') &
  typeof import('@/api/generated/data/data') &
  typeof import('@/api/generated/drafts/drafts') &
  typeof import('@/api/generated/inbox/inbox') &
  typeof import('@/api/generated/agents/agents') &
  typeof import('@/api/generated/agent-tags/agent-tags') &
  typeof import('@/api/generated/agent-tests/agent-tests') &
  typeof import('@/api/generated/members/members') &
  typeof import('@/api/generated/own-tools/own-tools') &
  typeof import('@/api/generated/subscription/subscription') &
  typeof import('@/api/generated/preferences/preferences') &
  typeof import('@/api/generated/publishing/publishing') &
  typeof import('@/api/generated/security/security') &
  typeof import('@/api/generated/tool-calls/tool-calls') &
  typeof import('@/api/generated/tools/tools') &
  typeof import('@/api/generated/versions/versions') &
  typeof import('@/api/generated/widgets/widgets') &
  typeof import('@/api/generated/onboarding/onboarding');

/** The reads of the contract by their `operationId`, which is the first part of their query key. */
type Read = {
  [Name in keyof Generated]: Name extends `get${infer Rest}QueryKey` ? Uncapitalize<Rest> : never;
}[keyof Generated];

/**
 * Which queries each write makes stale: the one table of it. Rows and cells are the contract's `operationId`s, but for
 * `changeConversation`, somebody of the team did something with a visitor's, `creationEnded`, a job has made an agent or has failed to, `creatorAnswered`, whose answer may change the draft, and
 * `connectionSettled`, somebody has left a consent page.
 */
const STALE_AFTER = {
  acceptAnswers: ['testRun', 'testRuns', 'testGate'],
  advanceStage: ['account'],
  applyProposal: ['agent', 'agents', 'missingPieces'],
  askToPublish: ['publishing'],
  changeAgents: ['agents', 'agent', 'trash', 'account', 'connectionHealth'],
  cancelPlan: ['billing'],
  changePlan: ['account', 'billing', 'invoices', 'planChange'],
  changePassword: ['sessions'],
  connectChannel: ['channels', 'connectionHealth', 'agents'],
  connectionSettled: [
    'connections',
    'toolConnection',
    'connectionImpact',
    'toolkits',
    'readiness',
    'connectionHealth',
  ],
  changeConversation: ['inbox', 'inboxConversation'],
  createAgent: ['agents'],
  createHttpTool: ['httpTools', 'toolkits'],
  createWidget: ['widgets'],
  createMonitor: ['monitors'],
  startExport: ['dataSettings'],
  createTests: ['tests', 'testGate'],
  creationEnded: ['account'],
  creatorAnswered: ['agent', 'agents', 'missingPieces', 'creatorState'],
  decidePublish: ['publishing', 'agent', 'agents', 'versions', 'readiness', 'testGate'],
  deleteVisitor: ['inbox'],
  disconnect: ['connections', 'toolkits', 'readiness', 'connectionHealth'],
  disconnectChannel: ['channels', 'connectionHealth', 'agents'],
  endOtherSessions: ['sessions'],
  endSession: ['sessions'],
  forkConversation: ['conversation'],
  goOnAbout: ['conversations'],
  invite: ['invitations'],
  leaveMessage: ['conversation'],
  openConversation: ['conversations'],
  payOverdue: ['account', 'billing', 'invoices'],
  probeConnection: ['channels', 'connectionHealth', 'connections', 'toolConnection', 'toolkits'],
  publish: ['agent', 'agents', 'versions', 'readiness', 'testGate', 'connectionHealth'],
  rateAnswer: ['conversation'],
  removeHttpTool: ['httpTools', 'toolkits', 'agent'],
  removeMember: ['members'],
  removeMonitor: ['monitors'],
  removeTest: ['tests', 'testGate'],
  rejectProposal: ['agent', 'creatorState'],
  renameAgent: ['agent', 'agents'],
  resendInvitation: ['invitations'],
  removeTag: ['agents', 'agent'],
  renameTag: ['agents', 'agent'],
  renameConnection: ['connections', 'toolConnection', 'connectionHealth'],
  runAction: ['loggedCalls'],
  removeWidget: ['widgets'],
  resumePlan: ['billing'],
  rollOutVersion: ['widget', 'widgets'],
  rollWidgetSecret: ['widget', 'widgets'],
  runTests: ['testRun', 'testRuns', 'testGate'],
  saveAvatar: ['agent', 'agents'],
  saveChannelRule: ['channelRules'],
  saveCompany: ['account'],
  saveDraft: ['agent', 'agents'],
  saveHttpTool: ['httpTools', 'toolkits'],
  saveIntegrations: ['channels', 'connectionHealth', 'agents'],
  saveMember: ['members', 'account'],
  saveMonitor: ['monitors'],
  saveSpendCap: ['billing', 'account'],
  saveTaxId: ['billing'],
  savePreferences: ['preferences'],
  savePublishing: ['publishing'],
  saveRetention: ['dataSettings'],
  saveTest: ['tests', 'testGate'],
  saveWidget: ['widget', 'widgets', 'widgetInstalls'],
  sendMessage: ['conversation', 'loggedCalls'],
  settleQuestion: ['unansweredQuestions'],
  stopRollout: ['widget', 'widgets'],
  tryHttpTool: ['loggedCalls'],
  turnOffSecondFactor: ['secondFactor'],
  turnOnSecondFactor: ['secondFactor'],
  undoChange: ['auditEntries', 'agent', 'agents', 'trash', 'versions', 'readiness', 'connectionHealth'],
  withdrawInvitation: ['invitations'],
} as const satisfies Partial<
  Record<
    keyof Generated | 'changeConversation' | 'connectionSettled' | 'creationEnded' | 'creatorAnswered',
    readonly Read[]
  >
>;

/**
 * Asks anew for what a write has made stale; ends when what is on the screen has been read. `items` are the keys of the
 * agents and conversations it was about: what is known of others stays.
 */
export async function invalidateAfter(
  queryClient: QueryClient,
  write: keyof typeof STALE_AFTER,
  ...items: readonly string[]
): Promise<void> {
  const stale: readonly unknown[] = STALE_AFTER[write];
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [read, ...parts] }) => {
      const keys = parts.filter((part) => typeof part === 'string');
      const isMeant = items.length === 0 || keys.length === 0 || keys.some((key) => items.includes(key));
      return isMeant && stale.includes(read);
    },
  });
}
