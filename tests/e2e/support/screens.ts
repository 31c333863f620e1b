import { agent } from './screens/agent';
import { agentTests } from './screens/agent-tests';
import { agents } from './screens/agents';
import { conversations } from './screens/conversations';
import { creator } from './screens/creator';
import { home } from './screens/home';
import { instructions } from './screens/instructions';
import { login } from './screens/login';
import { newAgent } from './screens/new-agent';
import { onboarding } from './screens/onboarding';
import { ownTools } from './screens/own-tools';
import { plan } from './screens/plan';
import { recovery } from './screens/recovery';
import { register } from './screens/register';
import type { Screen } from './screens/screen';
import { session } from './screens/session';
import { settings } from './screens/settings';
import { setup } from './screens/setup';
import { testChat } from './screens/test-chat';
import { widgetDesigner } from './screens/widget-designer';

/** Every screen, for `npm run screenshots` and for the tests that walk through all of them. */
export const SCREENS: readonly Screen[] = [
  ...login,
  ...register,
  ...recovery,
  ...onboarding,
  ...home,
  ...agents,
  ...agent,
  ...newAgent,
  ...testChat,
  ...agentTests,
  ...creator,
  ...settings,
  ...plan,
  ...instructions,
  ...setup,
  ...conversations,
  ...ownTools,
  ...widgetDesigner,
  ...session,
];
