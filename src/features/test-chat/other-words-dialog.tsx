import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { forkConversationRequestTextMax } from '@/api/generated/schemas/forkConversationRequest.zod';
import { useKeptText } from '@/session/use-kept-text';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/text-area-field';

interface OtherWordsDialogProps {
  messageId: string;
  question: string;
  onAsk: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Writes a question anew; the conversation then goes on from it in a branch. */
export function OtherWordsDialog({ messageId, question, onAsk, onClose }: OtherWordsDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.testAgent.question;
  const { text, setText, drop } = useKeptText(`other-words-${messageId}`, question);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const close = () => {
    drop();
    onClose();
  };
  const asked = text.trim();
  const submit = async () => {
    if (busy || asked === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await onAsk(asked);
      close();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t.otherwise()}
      description={t.dialogText()}
      closeLabel={LL.testAgent.why.close()}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t.cancel()}
          </Button>
          <Button busy={busy} aria-disabled={asked === ''} onClick={() => void submit()}>
            {t.submit()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FailureNotice error={error} />
        <TextAreaField
          label={t.field()}
          value={text}
          maxLength={forkConversationRequestTextMax}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void submit();
          }}
        />
      </div>
    </Dialog>
  );
}
