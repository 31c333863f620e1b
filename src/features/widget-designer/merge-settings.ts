import { get, set } from 'react-hook-form';
import { isRecord } from '@/lib/is-record';
import { isSame, WidgetSettings } from './settings';

/** What two people set differently. */
export interface SettingConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** The settings that are merged one by one; a list is one of them. */
function pathsOf(value: unknown, before = ''): string[] {
  if (!isRecord(value)) return [before];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, before === '' ? name : `${before}.${name}`),
  );
}

interface Three {
  base: WidgetSettings;
  mine: WidgetSettings;
  theirs: WidgetSettings;
}

/** What both changed since `base` comes together; where both changed the same setting it is mine, and named. */
export function mergeSettings({ base, mine, theirs }: Three): {
  merged: WidgetSettings;
  conflicts: readonly SettingConflict[];
} {
  const merged = structuredClone(theirs);
  const conflicts: SettingConflict[] = [];
  for (const path of pathsOf(base)) {
    const [was, here, there]: unknown[] = [get(base, path), get(mine, path), get(theirs, path)];
    if (isSame(was, here) || isSame(here, there)) continue;
    if (!isSame(was, there)) conflicts.push({ path, mine: here, theirs: there });
    set(merged, path, structuredClone(here));
  }
  return { merged: WidgetSettings.parse(merged), conflicts };
}

/** The settings, but the named ones as another one has them. */
export function withTaken(
  settings: WidgetSettings,
  other: WidgetSettings,
  paths: readonly string[],
): WidgetSettings {
  const next = structuredClone(settings);
  for (const path of paths) set(next, path, structuredClone(get(other, path)));
  return next;
}
