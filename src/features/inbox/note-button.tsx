import { useI18nContext } from '@i18n/i18n-react';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { noteRequestTextMax } from '@/api/generated/schemas/noteRequest.zod';
import { formatNumber } from '@/lib/format';
import { formatCounter } from '@/lib/format-counter';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/text-area-field';
import type { ConversationWrites } from './use-conversation-writes';

/** Leaves a note that only the team reads. */
export function NoteButton({ writes: { note } }: { writes: Pick<ConversationWrites, 'note'> }) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.note;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isTooLong = text.trim().length > noteRequestTextMax;
  const save = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '' || isTooLong || note.isPending) return;
    note.mutate(text.trim(), {
      onSuccess: () => {
        setOpen(false);
        setText('');
      },
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<StickyNote size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t.title()}
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={t.title()}
          description={t.text()}
          closeLabel={LL.common.close()}
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
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
            onChange={({ target }) => setText(target.value)}
          />
          <FailureNotice error={note.error} />
        </Dialog>
      )}
    </>
  );
}
