import { pictureAddress } from '@/api/file-origins';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import { faceColours, pathOfFace } from '@/lib/agent-face';
import { avatarOf, type LookOfAgent } from '@/shared/agents/agent-avatar';
import { checkAccent } from '../look/accent';
import { type InLanguages, sentTexts, type WidgetSettings, wholeChange } from '../settings';
import type { PreviewState } from './preview-state';

interface ShownAs {
  language: Locale;
  state: PreviewState;
  /** The agent that answers, where it is known. */
  agent: LookOfAgent | undefined;
  /** What the agent says first; empty where it waits for the visitor. */
  greeting: string;
}

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** When the team would be back: the first of its hours of the week to come. */
function backAt({ own, days }: WidgetSettings['hours']): string | null {
  const [first] = days.filter(({ opens }) => opens !== '');
  if (!own || !first) return null;
  const [hour = 0, minute = 0] = first.opens.split(':').map(Number);
  const at = new Date();
  at.setDate(at.getDate() + ((WEEK.indexOf(first.day) - at.getDay() + 7) % 7 || 7));
  at.setHours(hour, minute, 0, 0);
  return at.toISOString();
}

/** The settings as they are typed, as the chat on a page would get them for a visitor. */
export function shownSettings(
  settings: WidgetSettings,
  { language, state, agent, greeting }: ShownAs,
): PublicWidget {
  const { theme, position, inviteAfterSeconds, preChat, whenClosed } = wholeChange(settings);
  const { fields, consent } = preChat;
  const read = (text: InLanguages) => text[language] || text[language === 'en' ? 'es' : 'en'];
  const { imageUrl, ...own } = avatarOf(agent ?? { name: '' });
  const picture = theme.imageUrl || imageUrl;
  const isClosed = state === 'closed';
  return {
    widgetId: 'preview',
    theme: {
      ...theme,
      // A colour that is half typed is not one yet.
      accent: checkAccent(theme.accent) ? theme.accent : '',
      // One that the policy of this page refuses is left out.
      imageUrl: (picture && pictureAddress(picture)) || null,
    },
    face: { path: pathOfFace(own.face), ...faceColours(own.hue).light },
    position,
    inviteAfterSeconds: inviteAfterSeconds === null ? null : 0,
    texts: sentTexts(settings.texts[language]),
    greeting,
    preChat: {
      fields: fields.map(({ labels, options, ...field }) => ({
        ...field,
        label: read(labels),
        options: options.map(read),
      })),
      consent: { ...consent, text: read(consent.texts) },
    },
    hours: { open: !isClosed, opensAt: isClosed ? backAt(settings.hours) : null },
    whenClosed,
    verificationRequired: false,
  };
}
