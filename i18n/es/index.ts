import type { Translation } from '../i18n-types.js';
import { agentActions } from './agent-actions.js';
import { agents } from './agents.js';
import { auth } from './auth.js';
import { common } from './common.js';
import { company } from './company.js';
import { draft } from './draft.js';
import { failures } from './failures.js';
import { home } from './home.js';
import { instructions } from './instructions.js';
import { oauth } from './oauth.js';
import { onboarding } from './onboarding.js';
import { profile } from './profile.js';
import { recovery } from './recovery.js';
import { register } from './register.js';
import { rules } from './rules.js';
import { session } from './session.js';
import { shell } from './shell.js';
import { testChat } from './test-chat.js';
import { toolConnected } from './tool-connected.js';
import { usage } from './usage.js';

const es: Translation = {
  agentActions,
  agents,
  auth,
  common,
  company,
  draft,
  failures,
  home,
  instructions,
  oauth,
  onboarding,
  profile,
  recovery,
  register,
  rules,
  session,
  shell,
  testChat,
  toolConnected,
  usage,
};

export default es;
