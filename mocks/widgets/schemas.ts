import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const Theme = z.extend(contract.WidgetTheme, {
  mode: contract.ThemeMode,
  launcherIcon: contract.LauncherIcon,
});
const Position = z.extend(contract.WidgetPosition, { side: contract.WidgetSide });
const Texts = z.object({ en: contract.WidgetTexts, es: contract.WidgetTexts });
const PreChat = z.extend(contract.PreChat, {
  fields: z.array(z.extend(contract.PreChatField, { kind: contract.PreChatKind })).check(z.maxLength(8)),
  consent: contract.WidgetConsent,
});
const Day = z.extend(contract.WidgetDay, { day: contract.Weekday });
const Hours = z.nullable(z.extend(contract.WidgetHours, { days: z.array(Day).check(z.maxLength(21)) }));

/** When a company is there, as this provider keeps it. */
export type WidgetHours = NonNullable<z.infer<typeof Hours>>;

const Rollout = z.object({
  versionId: contract.VersionId,
  percent: z.number(),
  startedAt: Moment,
  startedBy: z.string(),
});

/** The parts of a widget that are saved, all of them told. */
const parts = {
  name: contract.WidgetName,
  botKey: contract.AgentKey,
  theme: Theme,
  position: Position,
  inviteAfterSeconds: contract.InviteAfterSeconds,
  texts: Texts,
  preChat: PreChat,
  hours: Hours,
  whenClosed: contract.WhenClosed,
  allowedDomains: contract.AllowedDomains,
  limits: contract.WidgetLimits,
};

/** A widget as this provider keeps it. */
export const Widget = z.object({
  widgetId: contract.WidgetId,
  revision: contract.Revision,
  savedAt: Moment,
  savedBy: z.string(),
  ...parts,
  usedToday: z.nullable(contract.WidgetUse),
  verification: z.object({
    required: z.boolean(),
    secretRolledAt: z.nullable(Moment),
    secretHint: z.string(),
  }),
  rollout: z.nullable(Rollout),
});
export type Widget = z.infer<typeof Widget>;

/** What is sent to change one. */
export const WidgetChange = z.partial(
  z.object({ ...parts, texts: z.partial(Texts), verificationRequired: z.boolean() }),
);
export type WidgetChange = z.infer<typeof WidgetChange>;
