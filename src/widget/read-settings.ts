import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import { isRecord } from '@/lib/is-record';

/** What a widget is where its company has said nothing. */
const USUAL: PublicWidget = {
  widgetId: '',
  theme: { accent: '', mode: 'auto', radius: 12, launcherIcon: 'chat', imageUrl: null },
  face: { path: '', ground: '', ink: '' },
  position: { side: 'right', offsetX: 20, offsetY: 20 },
  inviteAfterSeconds: null,
  texts: {
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
  },
  greeting: '',
  preChat: { fields: [], consent: { asked: false, text: '', privacyUrl: '' } },
  hours: { open: true, opensAt: null },
  whenClosed: 'answer',
  verificationRequired: false,
};

function isKindOf(usual: unknown, value: unknown): boolean {
  if (usual === null) return value === null || ['string', 'number'].includes(typeof value);
  return Array.isArray(usual) ? Array.isArray(value) : typeof value === typeof usual;
}

function over<Value extends object>(usual: Value, came: unknown): Value {
  if (!isRecord(came)) return usual;
  const read = Object.entries(usual).flatMap(([name, known]) => {
    const value = came[name];
    if (isRecord(known)) return [[name, over(known, value)]];
    return isKindOf(known, value) ? [[name, value]] : [];
  });
  return Object.assign({}, usual, Object.fromEntries(read));
}

/** The settings that came, with what is usual for each part that is missing or cannot be read. */
export function readSettings(came: unknown): PublicWidget {
  return over(USUAL, came);
}
