import { useI18nContext } from '@i18n/i18n-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import { known } from '@/api/known';
import { newId } from '@/lib/new-id';
import { useKeptText } from '@/session/use-kept-text';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';

/** As much as a block of the instructions holds. */
const RULE_MAX = 4000;

interface AddRuleDialogProps {
  botKey: string;
  messageId: string;
  /** The kind of block that was missing. */
  kind: string;
  question: string;
  onClose: () => void;
}

/** Adds what an answer lacked to the instructions of the draft. */
export function AddRuleDialog({ botKey, messageId, kind, question, onClose }: AddRuleDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.testAgent.missing;
  const router = useRouter();
  const draft = useAgentDraft(botKey);
  const { text, setText, drop } = useKeptText(`add-rule-${messageId}`);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    drop();
    onClose();
  };
  const language = writtenLocale(draft.content?.language ?? 'en');
  const rule = text.trim();
  const submit = async () => {
    if (busy || rule === '' || !draft.content) return;
    setBusy(true);
    setFailed(false);
    const blockId = `blk_${newId()}`;
    const texts = { en: '', es: '', [language]: rule };
    const block = { blockId, kind: known(InstructionKind, kind) ?? 'rules', texts, enabled: true };
    draft.change((now) => ({ ...now, instructions: [...now.instructions, block] }));
    if (await draft.saveNow()) {
      showToast({
        title: t.added(),
        action: {
          label: t.open(),
          onClick: () =>
            void router.navigate({
              to: '/{-$locale}/dashboard/agents/$keyBot',
              params: { keyBot: botKey },
              search: { tab: 'instructions' },
            }),
        },
      });
      close();
      return;
    }
    // What could not be saved is taken out again.
    draft.change((now) => ({
      ...now,
      instructions: now.instructions.filter((one) => one.blockId !== blockId),
    }));
    setBusy(false);
    setFailed(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t.add()}
      description={t.text({ question })}
      closeLabel={LL.testAgent.why.close()}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {LL.testAgent.question.cancel()}
          </Button>
          <Button busy={busy} aria-disabled={rule === ''} onClick={() => void submit()}>
            {t.save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FailureNotice error={failed ? (draft.error ?? new Error(t.notSaved())) : undefined} />
        <TextAreaField
          label={t.field({ language: LL.common.languageNames[language]() })}
          value={text}
          maxLength={RULE_MAX}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
