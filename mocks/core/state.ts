import { AccountsState } from '@mocks/accounts/store';
import { AgentTestsState } from '@mocks/agent-tests/store';
import { AgentsState } from '@mocks/agents/store';
import { AnalyticsState } from '@mocks/analytics/store';
import { AuditState } from '@mocks/audit/store';
import { AuthState } from '@mocks/auth/store';
import { BareState } from '@mocks/bare/store';
import { BillingState } from '@mocks/billing/store';
import { ChannelsState } from '@mocks/channels/store';
import { ConnectionHealthState } from '@mocks/connection-health/store';
import { ConversationsState } from '@mocks/conversations/store';
import { CreatorState } from '@mocks/creator/store';
import { DataState } from '@mocks/data/store';
import { DraftsState } from '@mocks/drafts/store';
import { InboxState } from '@mocks/inbox/store';
import { JobsState } from '@mocks/jobs/store';
import { MembersState } from '@mocks/members/store';
import { MonitorsState } from '@mocks/monitors/store';
import { OAuthState } from '@mocks/oauth/store';
import { OnboardingState } from '@mocks/onboarding/store';
import { OwnToolsState } from '@mocks/own-tools/store';
import { PreferencesState } from '@mocks/preferences/store';
import { PublishingState } from '@mocks/publishing/store';
import { SubscriptionState } from '@mocks/subscription/store';
import { TeamState } from '@mocks/team/store';
import { ToolCallsState } from '@mocks/tool-calls/store';
import { ToolsState } from '@mocks/tools/store';
import { UploadsState } from '@mocks/uploads/store';
import { VersionsState } from '@mocks/versions/store';
import { WidgetsState } from '@mocks/widgets/store';
import * as z from 'zod/mini';
import { CoreState } from './core-state';

// A noun's schemas say what this provider knows of its own data. The contract lets a provider leave most of it out, name
// kinds that nobody knows yet and write null; this one writes everything, and refuses what it does not know.

/** All that the played provider remembers; a state file holds exactly this. */
export const State = z.object({
  ...CoreState.shape,
  ...AccountsState.shape,
  ...AuthState.shape,
  ...OAuthState.shape,
  ...AgentsState.shape,
  ...DraftsState.shape,
  ...VersionsState.shape,
  ...WidgetsState.shape,
  ...TeamState.shape,
  ...MembersState.shape,
  ...AuditState.shape,
  ...DataState.shape,
  ...PublishingState.shape,
  ...PreferencesState.shape,
  ...ToolsState.shape,
  ...OwnToolsState.shape,
  ...ToolCallsState.shape,
  ...ChannelsState.shape,
  ...ConnectionHealthState.shape,
  ...ConversationsState.shape,
  ...CreatorState.shape,
  ...InboxState.shape,
  ...AnalyticsState.shape,
  ...MonitorsState.shape,
  ...JobsState.shape,
  ...AgentTestsState.shape,
  ...OnboardingState.shape,
  ...UploadsState.shape,
  ...BillingState.shape,
  ...SubscriptionState.shape,
  ...BareState.shape,
});
export type State = z.infer<typeof State>;
