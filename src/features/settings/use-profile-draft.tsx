import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDraft } from '@/session/use-draft';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PROFILE_FIELDS, type ProfileDetails } from './profile-form';

/** What was being typed; longer than the contract allows is the person's to see, not ours to drop. */
const Draft = z.record(z.enum(PROFILE_FIELDS), z.string());

interface ProfileDraft {
  form: UseFormReturn<ProfileDetails>;
  /** What is typed, while it differs from what is saved. */
  typed: ProfileDetails | undefined;
  saved: ProfileDetails;
}

/** Keeps what is typed until it is saved, over a reload and an expiry; the note says so and lets one begin afresh. */
export function useProfileDraft({ form, typed, saved }: ProfileDraft): ReactNode {
  const { LL } = useI18nContext();
  const [restored, setRestored] = useState(false);
  useDraft('profile', {
    value: typed && JSON.stringify(typed),
    onKept: (kept) => {
      if (typed || typeof kept !== 'string') return;
      const draft = Draft.safeParse(JSON.parse(kept));
      if (!draft.success) return;
      for (const field of PROFILE_FIELDS) form.setValue(field, draft.data[field], { shouldDirty: true });
      setRestored(true);
    },
  });
  if (!restored || !typed) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="ghost" size="sm" onClick={() => form.reset(saved, { keepDirtyValues: false })}>
          {LL.common.draft.startAfresh()}
        </Button>
      }
    >
      {LL.common.draft.restored()}
    </Notice>
  );
}
