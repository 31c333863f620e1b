import { seedAccounts } from '@mocks/accounts/seed';
import { seedAgentTests } from '@mocks/agent-tests/seed';
import { seedAgents } from '@mocks/agents/seed';
import { seedAudit } from '@mocks/audit/seed';
import { seedAuth } from '@mocks/auth/seed';
import { seedBilling } from '@mocks/billing/seed';
import { seedChannels } from '@mocks/channels/seed';
import { seedConversations } from '@mocks/conversations/seed';
import type { State } from '@mocks/core/state';
import { seedCreator } from '@mocks/creator/seed';
import { seedData } from '@mocks/data/seed';
import { seedDrafts } from '@mocks/drafts/seed';
import { seedInbox } from '@mocks/inbox/seed';
import { seedJobs } from '@mocks/jobs/seed';
import { seedMembers } from '@mocks/members/seed';
import { seedMonitors } from '@mocks/monitors/seed';
import { seedOAuth } from '@mocks/oauth/seed';
import { seedOwnTools } from '@mocks/own-tools/seed';
import { seedPublishing } from '@mocks/publishing/seed';
import { seedSubscriptions } from '@mocks/subscription/seed';
import { seedTeam } from '@mocks/team/seed';
import { seedToolCalls } from '@mocks/tool-calls/seed';
import { seedTools } from '@mocks/tools/seed';
import { seedVersions } from '@mocks/versions/seed';
import { seedWidgets } from '@mocks/widgets/seed';

/** The beginning of everything: three companies, the same for the same moment. */
export function seed(now: number): State {
  const versions = seedVersions(now);
  const agents = seedAgents(now, versions);
  const creator = seedCreator(now);
  const widgets = seedWidgets(now);
  const inbox = seedInbox(now);
  return {
    format: 1,
    scenario: 'usual',
    lastId: 1000,
    outbox: [],
    ...seedAccounts(now),
    ...seedAuth(now),
    ...seedOAuth(now),
    ...agents,
    ...seedDrafts(agents, versions),
    ...versions,
    ...seedTeam(),
    ...seedMembers(now),
    ...seedAudit(now),
    ...seedData(now),
    ...seedPublishing(now),
    preferences: {},
    ...seedTools(now),
    ...seedOwnTools(now),
    ...seedToolCalls(now),
    ...seedChannels(now),
    probedAt: {},
    ...creator,
    ...widgets,
    ...inbox,
    visitors: { ...inbox.visitors, ...widgets.visitors },
    visits: { ...inbox.visits, ...widgets.visits },
    conversations: {
      ...inbox.conversations,
      ...seedConversations(now).conversations,
      ...creator.conversations,
      ...widgets.conversations,
    },
    settledQuestions: {},
    ...seedMonitors(now),
    ...seedJobs(now),
    ...seedAgentTests(now, versions),
    ...seedBilling(),
    ...seedSubscriptions(),
    uploads: {},
    voicesProposed: {},
    sentToWelcome: {},
  };
}
