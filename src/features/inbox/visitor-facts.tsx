import { useI18nContext } from '@i18n/i18n-react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useInboxWords } from './use-inbox-words';

interface VisitorFactsProps {
  conversation: InboxTranscript;
  onAll: () => void;
  onClose: () => void;
}

/** What is known of a visitor. */
export function VisitorFacts({ conversation, onAll, onClose }: VisitorFactsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.facts;
  const words = useInboxWords();
  const { fields, firstSeenAt, consentAt, verified } = conversation;
  const consent = formatDate(locale, consentAt);
  const facts = [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: t.firstSeen(), value: formatDate(locale, firstSeenAt) ?? LL.common.unknown() },
    { name: t.consent(), value: consent ? t.consentGiven({ date: consent }) : t.consentNotAsked() },
    { name: t.verified(), value: verified ? t.yes() : t.no() },
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.visitor(conversation)}
      description={t.title()}
      closeLabel={LL.common.close()}
      footer={
        <Button variant="secondary" onClick={onAll}>
          {t.all()}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
