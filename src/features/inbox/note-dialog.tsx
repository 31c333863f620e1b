import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { noteRequestTextMax } from '@/api/generated/schemas/noteRequest.zod';
import { formatNumber } from '@/lib/format';
import { formatCounter } from '@/lib/format-counter';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/text-area-field';
import type { ConversationWrites } from './use-conversation-writes';

interface NoteDialogProps {
  writes: Pick<ConversationWrites, 'note'>;
  /** What is written stays, should the dialog be closed and opened again. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Where a note is written that only the team reads. */
export function NoteDialog({ writes: { note }, text, onText, onClose }: NoteDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.note;
  const [isMissing, setMissing] = useState(false);
  const isTooLong = text.trim().length > noteRequestTextMax;
  const save = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '' || isTooLong || note.isPending) return;
    note.mutate(text.trim(), {
      onSuccess: () => {
        onText('');
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title()}
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button busy={note.isPending} onClick={save}>
            {t.save()}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t.label()}
        value={text}
        counter={formatCounter(locale, text.length, noteRequestTextMax)}
        error={
          isTooLong
            ? LL.rules.tooLong({ maximum: formatNumber(locale, noteRequestTextMax) })
            : isMissing && text.trim() === ''
              ? t.required()
              : undefined
        }
        onChange={({ target }) => onText(target.value)}
      />
      <FailureNotice error={note.error} />
    </Dialog>
  );
}
