import * as z from 'zod/mini';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { WhenClosed } from '@/api/generated/schemas/whenClosed.zod';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { WidgetChange } from '@/api/generated/schemas/widgetChange.zod';
import { WidgetTexts } from '@/api/generated/schemas/widgetTexts.zod';
import { known } from '@/api/known';

const InLanguages = z.object({ en: z.string(), es: z.string() });
/** One short text in each language. */
export type InLanguages = z.output<typeof InLanguages>;

const Texts = z.object({
  title: z.string(),
  subtitle: z.string(),
  launcher: z.string(),
  placeholder: z.string(),
  invite: z.string(),
  prompts: z.array(z.string()),
  preChatIntro: z.string(),
  closed: z.string(),
  limit: z.string(),
  error: z.string(),
  footer: z.string(),
});

const Field = z.object({
  fieldId: z.string(),
  kind: z.string(),
  labels: InLanguages,
  required: z.boolean(),
  options: z.array(InLanguages),
});
/** One field of the form before the chat. */
export type FormField = z.output<typeof Field>;

const Day = z.object({ day: z.string(), opens: z.string(), closes: z.string() });
/** One span of hours on one day of the week. */
export type Day = z.output<typeof Day>;

/**
 * What of a widget is edited, as it is typed: numbers are texts, and nothing is too long here, so that a half-typed
 * value is kept over a reload as well.
 */
export const WidgetSettings = z.object({
  name: z.string(),
  botKey: z.string(),
  theme: z.object({
    accent: z.string(),
    mode: z.string(),
    radius: z.number(),
    launcherIcon: z.string(),
    imageUrl: z.string(),
  }),
  position: z.object({ side: z.string(), offsetX: z.number(), offsetY: z.number() }),
  /** Empty: never. */
  inviteAfterSeconds: z.string(),
  texts: z.object({ en: Texts, es: Texts }),
  preChat: z.object({
    fields: z.array(Field),
    consent: z.object({ asked: z.boolean(), texts: InLanguages, privacyUrl: z.string() }),
  }),
  /** `own`: hours of its own; else those of the agent. */
  hours: z.object({ own: z.boolean(), timeZone: z.string(), days: z.array(Day) }),
  whenClosed: WhenClosed,
  allowedDomains: z.array(z.string()),
  /** Empty: without a limit. */
  limits: z.object({
    perVisitor: z.string(),
    perMinute: z.string(),
    perDay: z.string(),
    dailyBudget: z.string(),
  }),
  verificationRequired: z.boolean(),
});
export type WidgetSettings = z.output<typeof WidgetSettings>;

/** The texts of a widget that are one line or a few, in their order. */
export const TEXT_FIELDS = [
  'title',
  'subtitle',
  'launcher',
  'invite',
  'placeholder',
  'preChatIntro',
  'closed',
  'limit',
  'error',
  'footer',
] as const;
/** One of them. */
export type TextField = (typeof TEXT_FIELDS)[number];

const typed = (number: number | null | undefined): string =>
  typeof number === 'number' ? String(number) : '';
const EMPTY = WidgetTexts.parse({});

/** What of a widget is edited. */
export function settingsOf(widget: Widget): WidgetSettings {
  const { theme, position, texts, hours, limits, preChat, verification } = widget;
  return WidgetSettings.parse({
    name: widget.name,
    botKey: widget.botKey ?? '',
    theme: { ...theme, imageUrl: theme.imageUrl ?? '' },
    position,
    inviteAfterSeconds: typed(widget.inviteAfterSeconds),
    texts: { en: { ...EMPTY, ...texts.en }, es: { ...EMPTY, ...texts.es } },
    preChat,
    hours: {
      own: hours !== null,
      timeZone: hours?.timeZone ?? '',
      days: (hours?.days ?? []).map(({ day = '', opens, closes }) => ({ day, opens, closes })),
    },
    whenClosed: known(WhenClosed, widget.whenClosed) ?? 'answer',
    allowedDomains: widget.allowedDomains,
    limits: {
      perVisitor: typed(limits.perVisitor),
      perMinute: typed(limits.perMinute),
      perDay: typed(limits.perDay),
      dailyBudget: typed(limits.dailyBudget),
    },
    verificationRequired: verification.required,
  });
}

/** A number as a person types it, with a comma as well; null of an empty field, NaN of what is no number. */
export function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
}

/** The texts of a language as they are sent. */
export function sentTexts({
  prompts,
  ...texts
}: WidgetSettings['texts'][Locale]): WidgetSettings['texts'][Locale] {
  return { ...texts, prompts: prompts.map((one) => one.trim()).filter((one) => one !== '') };
}

/** All of the settings as the contract has them. */
export function wholeChange(settings: WidgetSettings): Required<WidgetChange> {
  const { name, botKey, theme, position, texts, preChat, hours, limits } = settings;
  return {
    name: name.trim(),
    botKey,
    theme: { ...theme, imageUrl: theme.imageUrl.trim() || null },
    position,
    inviteAfterSeconds: numberIn(settings.inviteAfterSeconds),
    texts: { en: sentTexts(texts.en), es: sentTexts(texts.es) },
    preChat: {
      fields: preChat.fields.map((field) => ({
        ...field,
        options: field.kind === 'choice' ? field.options.filter(({ en, es }) => (en + es).trim() !== '') : [],
      })),
      consent: { ...preChat.consent, privacyUrl: preChat.consent.privacyUrl.trim() },
    },
    hours: hours.own ? { timeZone: hours.timeZone, days: hours.days } : null,
    whenClosed: settings.whenClosed,
    allowedDomains: settings.allowedDomains,
    limits: {
      perVisitor: numberIn(limits.perVisitor),
      perMinute: numberIn(limits.perMinute),
      perDay: numberIn(limits.perDay),
      dailyBudget: numberIn(limits.dailyBudget),
    },
    verificationRequired: settings.verificationRequired,
  };
}

/** Whether two values have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is sent to save these settings over others: only the parts that differ. */
export function changeOf(base: WidgetSettings, settings: WidgetSettings): WidgetChange {
  const before = new Map<string, unknown>(Object.entries(wholeChange(base)));
  const { texts, ...parts } = wholeChange(settings);
  const languages = Locale.options.filter((one) => !isSame(wholeChange(base).texts[one], texts[one]));
  const differing = Object.entries(parts).filter(
    ([name, value]) => !isSame(before.get(name), value) && value !== '',
  );
  return WidgetChange.parse({
    ...Object.fromEntries(differing),
    ...(settings.name !== base.name && { name: parts.name }),
    ...(languages.length > 0 && {
      texts: Object.fromEntries(languages.map((one) => [one, texts[one]])),
    }),
  });
}

/** Under which name what is typed into a widget is kept in this browser. */
export const draftNameOf = (widgetId: string) => `widget-${widgetId}`;
