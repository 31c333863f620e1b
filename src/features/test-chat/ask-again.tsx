import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { forkConversation } from '@/api/generated/conversations/conversations';
import { newId } from '@/lib/new-id';
import { useChat } from '@/shared/chat/use-chat';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Markdown } from '@/ui/markdown';
import type { TestedAnswer } from './answer-desk';

interface AskAgainProps {
  tested: TestedAnswer;
  /** Before there is a newer conversation than the one that is open. */
  onBranch: () => void;
  onOpen: (conversationId: string) => void;
}

/** Asks the present draft the same question, and shows its answer beside the one there was. */
export function AskAgain({ tested, onBranch, onOpen }: AskAgainProps) {
  const t = useI18nContext().LL.testAgent.why.again;
  const { conversationId, question } = tested;
  const queryClient = useQueryClient();
  const [branch, setBranch] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const ask = async () => {
    setBusy(true);
    setError(undefined);
    try {
      onBranch();
      const same = { messageId: question.id, text: question.text, versionId: null };
      const made = await forkConversation(conversationId, { ...same, clientMessageId: newId() });
      setBranch(made.conversationId);
      void invalidateAfter(queryClient, 'openConversation');
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="why-again" className="flex flex-col gap-3">
      <h3 id="why-again" className="font-semibold">
        {t.title()}
      </h3>
      <FailureNotice error={error} />
      {branch !== undefined && (
        <BeforeAndNow key={branch} tested={tested} conversationId={branch} onOpen={() => onOpen(branch)} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-quiet">{t.text()}</p>
        <Button
          variant="secondary"
          busy={busy}
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => void ask()}
        >
          {t.ask()}
        </Button>
      </div>
    </section>
  );
}

interface BeforeAndNowProps {
  tested: TestedAnswer;
  conversationId: string;
  onOpen: () => void;
}

function BeforeAndNow({ tested, conversationId, onOpen }: BeforeAndNowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.why.again;
  const place = useMemo(() => ({ chosen: conversationId, choose: () => undefined }), [conversationId]);
  const { botKey, answer: before } = tested;
  const chat = useChat({ botKey, kind: 'test', language: locale, slot: 'again', place });
  const now = chat.lines.at(-1);
  const whole = now?.author === 'agent' && now.state !== 'streaming';
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {[
          { title: t.before(), text: before.text },
          { title: t.now(), text: now?.author === 'agent' ? now.text : '' },
        ].map(({ title, text }) => (
          <div key={title} className="flex min-w-0 flex-col gap-1 rounded-box border border-line p-3">
            <h4 className="font-medium text-quiet">{title}</h4>
            <Markdown text={text} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {whole ? (now.text === before.text ? t.same() : t.other()) : t.writing()}
        </p>
        {whole && (
          <Button variant="secondary" size="sm" onClick={onOpen}>
            {t.open()}
          </Button>
        )}
      </div>
    </>
  );
}
