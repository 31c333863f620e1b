import type { Locale } from '@/api/generated/schemas';
import type { Widget } from './schemas';

type Texts = Widget['texts'][Locale];

/** Texts that are not written yet: visitors read the widget's usual ones. */
export const EMPTY_TEXTS: Texts = {
  title: '',
  subtitle: '',
  launcher: '',
  placeholder: '',
  invite: '',
  prompts: [],
  preChatIntro: '',
  closed: '',
  limit: '',
  error: '',
  footer: '',
};

/** What a widget begins with. */
export const USUAL_WIDGET = {
  theme: { accent: '#4b3fc7', mode: 'auto', radius: 12, launcherIcon: 'chat', imageUrl: null },
  position: { side: 'right', offsetX: 20, offsetY: 20 },
  inviteAfterSeconds: null,
  texts: { en: EMPTY_TEXTS, es: EMPTY_TEXTS },
  preChat: { fields: [], consent: { asked: false, texts: { en: '', es: '' }, privacyUrl: '' } },
  hours: null,
  whenClosed: 'answer',
  allowedDomains: [],
  limits: { perVisitor: 200, perMinute: 20, perDay: 5000, dailyBudget: null },
  usedToday: null,
  verification: { required: false, secretRolledAt: null, secretHint: '' },
  rollout: null,
} satisfies Partial<Widget>;
