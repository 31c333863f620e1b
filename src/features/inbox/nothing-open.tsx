import { useI18nContext } from '@i18n/i18n-react';
import type { InboxList } from '@/api/generated/schemas/inboxList.zod';
import { formatNumber } from '@/lib/format';
import { timeOf } from '@/lib/moment';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useInboxWords } from './use-inbox-words';

interface NothingOpenProps {
  found: InboxList;
  now: number;
  onOpen: (conversationId: string) => void;
}

/** Beside the list while no conversation is open: who waits, with the way to them, else what will stand here. */
export function NothingOpen({ found: { items, counts }, now, onOpen }: NothingOpenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox;
  const words = useInboxWords();
  const waiting = items.filter(({ state }) => state === 'waiting');
  const [first] = waiting.toSorted((one, other) => timeOf(one.waitingSince) - timeOf(other.waitingSince));
  if (items.length === 0) return null;
  if (!first) return <EmptyState boxed drawing="talk" title={t.choose()} text={t.chooseText()} />;
  // A list that is filtered has only some of them.
  const n = Math.max(counts?.waiting ?? 0, waiting.length);
  const time = words.ago(first.waitingSince, now);
  const name = words.visitor(first);
  return (
    <EmptyState
      boxed
      drawing="talk"
      title={t.waits({ n, count: formatNumber(locale, n) })}
      text={time ? t.waitsFor({ name, time }) : name}
      action={<Button onClick={() => onOpen(first.conversationId)}>{t.openWaiting()}</Button>}
    />
  );
}
