import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { formatMoment } from '@/lib/format';
import { useDraft } from '@/session/use-draft';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { showToast } from '@/ui/toast/toast-queue';
import { SavableSettings } from './check-settings';
import { mergeSettings, type SettingConflict, withTaken } from './merge-settings';
import { draftNameOf, isSame, WidgetSettings } from './settings';
import { type Base, baseOf, useSaveSettings } from './use-save-settings';

const Kept = z.object({
  base: z.object({ settings: WidgetSettings, revision: z.nullable(z.string()) }),
  settings: WidgetSettings,
});

/** What a colleague and this person set differently, and who that was. */
export interface OpenConflict {
  conflicts: readonly SettingConflict[];
  theirs: Widget;
}

/** The settings of a widget while they are edited. */
export interface Designer {
  form: UseFormReturn<WidgetSettings>;
  /** As they are typed now. */
  settings: WidgetSettings;
  /** As visitors have them. */
  saved: WidgetSettings;
  isDirty: boolean;
  isSaving: boolean;
  failure: unknown;
  /** Whether what was typed before a reload is back. */
  isRestored: boolean;
  /** A colleague saved the widget since it was read. */
  isOutdated: boolean;
  conflict: OpenConflict | undefined;
  publish: (values: WidgetSettings) => Promise<void>;
  merge: () => void;
  discard: () => void;
  /** Ends a conflict: of the named settings theirs are taken. */
  resolve: (takeTheirs: readonly string[]) => void;
}

/** Edits the settings of a widget: kept over a reload, saved when the person says so, merged with what others save. */
export function useDesigner(widget: Widget): Designer {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.save;
  const { widgetId } = widget;
  const [read, setRead] = useState<Base>(() => baseOf(widget));
  const [conflict, setConflict] = useState<OpenConflict>();
  const [isRestored, setRestored] = useState(false);
  const form = useForm<WidgetSettings>({
    resolver: useContractResolver(SavableSettings),
    defaultValues: read.settings,
  });
  const settings = WidgetSettings.parse(form.watch());
  const latest = baseOf(widget);
  const isOutdated = !isSame(latest.settings, read.settings) && latest.revision !== read.revision;
  // A rollout begins another revision, too; the settings are the same.
  const base = isSame(latest.settings, read.settings) ? latest : read;
  const isDirty = !isSame(settings, base.settings);
  const save = useSaveSettings(widgetId);
  const put = (next: Base, values: WidgetSettings) => {
    setRead(next);
    form.reset(next.settings);
    form.reset(values, { keepDefaultValues: true });
  };

  useDraft(draftNameOf(widgetId), {
    value: isDirty ? JSON.stringify({ base, settings }) : undefined,
    onKept: (kept) => {
      // What is typed by now is newer.
      if (isDirty || typeof kept !== 'string') return;
      const draft = Kept.safeParse(JSON.parse(kept));
      if (!draft.success) return;
      put(draft.data.base, draft.data.settings);
      setRestored(true);
    },
  });

  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (values: WidgetSettings) => {
      const result = await save(base, values);
      if (result.kind === 'conflict') {
        put(baseOf(result.theirs), result.merged);
        setConflict({ conflicts: result.conflicts, theirs: result.theirs });
        return;
      }
      // What was typed while it was on its way is still to be saved.
      const typed = WidgetSettings.parse(form.getValues());
      const { merged } = mergeSettings({ base: result.settings, mine: typed, theirs: result.base.settings });
      put(result.base, merged);
      setRestored(false);
      const other = result.mergedWith;
      showToast({
        title: other
          ? t.doneMerged({
              by: other.savedBy || LL.common.unknown(),
              at: formatMoment(locale, other.savedAt) ?? LL.common.unknown(),
            })
          : t.done(),
      });
    },
  });

  const merge = () => {
    const { merged, conflicts } = mergeSettings({
      base: read.settings,
      mine: settings,
      theirs: latest.settings,
    });
    put(latest, merged);
    setConflict(conflicts.length > 0 ? { conflicts, theirs: widget } : undefined);
  };

  const discard = () => {
    const before = { base, settings };
    put(latest, latest.settings);
    setConflict(undefined);
    setRestored(false);
    reset();
    showToast({
      title: t.discarded(),
      action: { label: t.undo(), onClick: () => put(before.base, before.settings) },
    });
  };

  const resolve = (takeTheirs: readonly string[]) => {
    put(base, withTaken(settings, base.settings, takeTheirs));
    setConflict(undefined);
  };

  return {
    form,
    settings,
    saved: base.settings,
    isDirty,
    isSaving: isPending,
    failure: error,
    isRestored: isRestored && isDirty,
    isOutdated,
    conflict,
    publish: mutateAsync,
    merge,
    discard,
    resolve,
  };
}
