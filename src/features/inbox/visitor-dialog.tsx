import { useI18nContext } from '@i18n/i18n-react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useInboxWords } from './use-inbox-words';
import { VisitorFacts } from './visitor-facts';

interface VisitorDialogProps {
  conversation: InboxTranscript;
  /** To all that they ever said; undefined where nobody tells who they are. */
  onAll: (() => void) | undefined;
  onClose: () => void;
}

/** What is known of a visitor, where there is no room for it beside the conversation. */
export function VisitorDialog({ conversation, onAll, onClose }: VisitorDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.facts;
  const words = useInboxWords();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.visitor(conversation)}
      description={t.title()}
      closeLabel={LL.common.close()}
      footer={
        onAll && (
          <Button variant="secondary" onClick={onAll}>
            {t.all()}
          </Button>
        )
      }
    >
      <VisitorFacts conversation={conversation} />
    </Dialog>
  );
}
