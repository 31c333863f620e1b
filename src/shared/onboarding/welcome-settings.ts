import type { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { WelcomeSettings } from '@/api/generated/schemas/welcomeSettings.zod';
import { readAnswer } from '@/api/read-answer';

type Process = Pick<WelcomeProcess, 'settings'>;

/** The flags of channels by their names in the payload (specification §3 Welcome payloads). */
export type ChannelFlags = Readonly<Record<string, boolean>>;

const CHANNEL_FLAG = /^enable\w+Channel$/;

const readings = new WeakMap<object, WelcomeSettings>();

function read(settings: object): WelcomeSettings {
  const reading = readAnswer(WelcomeSettings, settings);
  const lost = 'data' in reading ? reading.lost : [reading.fault];
  if (lost.length > 0) console.warn(`Not readable in the settings of the process: ${lost.join(', ')}`);
  return 'data' in reading ? reading.data : {};
}

/** What a screen reads of the process' settings, each part by itself; a part that cannot be read is not known. */
export function readSettings({ settings }: Process): WelcomeSettings {
  if (settings === null) return {};
  const known = readings.get(settings) ?? read(settings);
  readings.set(settings, known);
  return known;
}

/** The channels' flags, which stand beside each other in the settings; one that cannot be read is off. */
export function channelFlags({ settings }: Process): ChannelFlags {
  const flags = Object.entries(settings ?? {}).filter(([name]) => CHANNEL_FLAG.test(name));
  return Object.fromEntries(flags.map(([name, on]) => [name, on === true]));
}

/** What goes with the flags and is sent back as it came: the `{hash}`, where the settings have one under its name. */
export type OtherFlags = Readonly<Record<string, string>>;

/** The `{hash}` of the flags (specification §3), found under the name that the deployment gives. */
export function otherFlags({ settings }: Process, hashName: string): OtherFlags {
  const hash = settings?.[hashName];
  return typeof hash === 'string' || typeof hash === 'number' ? { [hashName]: String(hash) } : {};
}
