import { agentCreationSentinels } from '@mocks/agent-creation/sentinels';
import { agentTestSentinels } from '@mocks/agent-tests/sentinels';
import { agentSentinels } from '@mocks/agents/sentinels';
import { emailSentinels, registrationSentinels } from '@mocks/auth/sentinels';
import { billingSentinels } from '@mocks/billing/sentinels';
import { channelSentinels } from '@mocks/channels/sentinels';
import { conversationSentinels } from '@mocks/conversations/sentinels';
import { draftSentinels } from '@mocks/drafts/sentinels';
import { oauthSentinels } from '@mocks/oauth/sentinels';
import { onboardingSentinels } from '@mocks/onboarding/sentinels';
import { ownToolSentinels } from '@mocks/own-tools/sentinels';
import { toolSentinels } from '@mocks/tools/sentinels';
import { uploadSentinels } from '@mocks/uploads/sentinels';
import type { Sentinel } from './sentinel';

/** Everything that can be typed to reach an error by hand. */
export const sentinels: readonly Sentinel[] = [
  ...emailSentinels,
  ...oauthSentinels,
  ...channelSentinels,
  ...registrationSentinels,
  ...conversationSentinels,
  ...agentSentinels,
  ...toolSentinels,
  ...uploadSentinels,
  ...onboardingSentinels,
  ...agentTestSentinels,
  ...draftSentinels,
  ...agentCreationSentinels,
  ...billingSentinels,
  ...ownToolSentinels,
];
