import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useState } from 'react';
import { type FieldPath, type FieldValues, get, set, type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { dropDraft } from '@/session/drafts';
import { useDraft } from '@/session/use-draft';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

/** What is typed into a form: texts, and rows of texts. */
const Typed = z.union([z.string(), z.array(z.record(z.string(), z.string()))]);

/**
 * Keeps the texts of a form until it is sent, and puts them back when the page is opened anew; the note says so and
 * lets the person begin afresh; `onSent` ends it, and is for a dialog that is cancelled, too. Only the named fields are kept: never name a password.
 */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  { control, formState, getValues, reset }: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
): [note: ReactNode, onSent: () => void] {
  const { LL } = useI18nContext();
  const [restored, setRestored] = useState(false);
  const [sent, setSent] = useState<string>();
  const texts = JSON.stringify(useWatch({ control, name: [...fields] }));
  const unsent = formState.isDirty && sent !== texts;

  useDraft(name, {
    value: unsent ? texts : undefined,
    onKept: (kept) => {
      // What is typed by now is newer.
      if (formState.isDirty || typeof kept !== 'string') return;
      const known: unknown = JSON.parse(kept);
      if (!Array.isArray(known)) return;
      const values = structuredClone(getValues());
      for (const [index, field] of fields.entries()) {
        const typed = Typed.safeParse(known[index]);
        if (typed.success && Array.isArray(typed.data) === Array.isArray(get(values, field)))
          set(values, field, typed.data);
      }
      reset(values, { keepDefaultValues: true });
      setRestored(true);
    },
  });

  const onSent = () => {
    setSent(texts);
    setRestored(false);
    // What was typed since then is not sent yet.
    if (JSON.stringify(getValues([...fields])) === texts) void dropDraft(name);
  };
  const note = restored && unsent && (
    <Notice
      tone="info"
      action={
        <Button variant="ghost" size="sm" onClick={() => reset()}>
          {LL.common.draft.startAfresh()}
        </Button>
      }
    >
      {LL.common.draft.restored()}
    </Notice>
  );
  return [note, onSent];
}
