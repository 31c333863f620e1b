import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { getWidgetQueryKey, saveWidget, widget } from '@/api/generated/widgets/widgets';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { overRevision } from '@/shared/queries/over-revision';
import { mergeSettings, type SettingConflict } from './merge-settings';
import { changeOf, settingsOf, type WidgetSettings } from './settings';

/** What the settings are compared with: as they were read or last saved. */
export interface Base {
  settings: WidgetSettings;
  revision: string | null;
}

/** What became of saving. */
export type Saved =
  | { kind: 'saved'; settings: WidgetSettings; base: Base; mergedWith?: Widget | undefined }
  | { kind: 'conflict'; merged: WidgetSettings; conflicts: readonly SettingConflict[]; theirs: Widget };

/** The settings of a widget that was just read, and their revision. */
export function baseOf(read: Widget): Base {
  return { settings: settingsOf(read), revision: read.revision ?? null };
}

function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.code === 'WIDGET_CHANGED';
}

function write(widgetId: string, { settings, revision }: Base, values: WidgetSettings) {
  const read = async () => (await widget(widgetId)).revision;
  return overRevision({ revision, read, code: 'WIDGET_CHANGED' }, (request) =>
    saveWidget(widgetId, changeOf(settings, values), request),
  );
}

/** Saves settings over those that were read; what a colleague saved meanwhile is merged, or comes back to be asked about. */
export function useSaveSettings(widgetId: string) {
  const queryClient = useQueryClient();

  const finish = async (answer: Widget | null | undefined, sent: WidgetSettings): Promise<Base> => {
    const now = answer ?? (await widget(widgetId).catch(() => undefined));
    if (now) queryClient.setQueryData(getWidgetQueryKey(widgetId), now);
    void invalidateAfter(queryClient, 'saveWidget', widgetId);
    return now ? baseOf(now) : { settings: sent, revision: null };
  };

  return async (base: Base, values: WidgetSettings): Promise<Saved> => {
    try {
      const answer = await write(widgetId, base, values);
      return { kind: 'saved', settings: values, base: await finish(answer, values) };
    } catch (error) {
      if (!isChanged(error)) throw error;
    }
    const theirs = await widget(widgetId);
    const theirBase = baseOf(theirs);
    const { merged, conflicts } = mergeSettings({
      base: base.settings,
      mine: values,
      theirs: theirBase.settings,
    });
    if (conflicts.length > 0) return { kind: 'conflict', merged, conflicts, theirs };
    const answer = await write(widgetId, theirBase, merged);
    return { kind: 'saved', settings: values, base: await finish(answer, merged), mergedWith: theirs };
  };
}
