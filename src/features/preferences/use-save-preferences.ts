import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSavePreferences as useSave } from '@/api/generated/preferences/preferences';
import { MailKind } from '@/api/generated/schemas/mailKind.zod';
import type { Preferences } from '@/api/generated/schemas/preferences.zod';
import type { PreferencesPayload } from '@/api/generated/schemas/preferencesPayload.zod';
import { known } from '@/api/known';
import { isLocale } from '@/session/locale';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';

/** The zone of this browser. */
function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** What somebody wants, with what this browser says where nothing was chosen yet. */
export function wantedOf(saved: Preferences, locale: PreferencesPayload['language']): PreferencesPayload {
  return {
    language: isLocale(saved.language) ? saved.language : locale,
    timeZone: saved.timeZone || browserZone(),
    mails: saved.mails.flatMap((kind) => known(MailKind, kind) ?? []),
  };
}

/** Saves a part of what somebody wants for themselves; the rest stays as it is. */
export function useSavePreferences(saved: Preferences, savedText: string) {
  const { locale } = useI18nContext();
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = useSave();
  return {
    error,
    isPending,
    /** Whether it was saved; why not stands in `error`. */
    save: async (change: Partial<PreferencesPayload>): Promise<boolean> => {
      try {
        await mutateAsync({ data: { ...wantedOf(saved, locale), ...change } });
      } catch {
        return false;
      }
      await invalidateAfter(queryClient, 'savePreferences');
      showToast({ title: savedText });
      return true;
    },
  };
}
