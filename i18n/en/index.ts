import type { BaseTranslation } from '../i18n-types.js';
import { auth } from './auth.js';
import { common } from './common.js';
import { failures } from './failures.js';
import { home } from './home.js';
import { oauth } from './oauth.js';
import { rules } from './rules.js';
import { session } from './session.js';
import { shell } from './shell.js';
import { usage } from './usage.js';

const en = {
  auth,
  common,
  failures,
  home,
  oauth,
  rules,
  session,
  shell,
  usage,
} satisfies BaseTranslation;

export default en;
