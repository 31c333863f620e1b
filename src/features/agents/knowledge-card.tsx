import { useI18nContext } from '@i18n/i18n-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { KnowledgeItem } from '@/api/generated/schemas/knowledgeItem.zod';
import { KnowledgeItemsMax } from '@/api/generated/schemas/knowledgeItems.zod';
import { newId } from '@/lib/new-id';
import { removeItem } from '@/shared/agent-draft/remove-item';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { AddButton } from '@/ui/add-button';
import { Card } from '@/ui/card';
import { EmptyNote } from '@/ui/empty-note';
import { KnowledgeEntry } from './knowledge-entry';
import { openAndFocus } from './open-and-focus';

interface KnowledgeCardProps {
  items: readonly KnowledgeItem[];
  change: AgentDraft['change'];
}

/** The passages an agent may answer from. */
export function KnowledgeCard({ items, change }: KnowledgeCardProps) {
  const t = useI18nContext().LL.agent.knowledge;
  const list = useRef<HTMLUListElement>(null);
  const changeItems = (work: (items: readonly KnowledgeItem[]) => KnowledgeItem[]) =>
    change((now) => ({ ...now, knowledge: work(now.knowledge) }));
  const write = (itemId: string, part: Partial<KnowledgeItem>) =>
    changeItems((now) => now.map((item) => (item.itemId === itemId ? { ...item, ...part } : item)));

  const add = () => {
    const itemId = `knw_${newId()}`;
    flushSync(() => changeItems((now) => [...now, { itemId, title: '', text: '' }]));
    openAndFocus(list.current?.querySelector(`[data-item="${itemId}"]`));
  };

  const remove = (item: KnowledgeItem, index: number) =>
    removeItem(changeItems, { item, index, id: 'itemId', list: list.current, texts: t });

  return (
    <Card title={t.title()} text={t.text()}>
      {items.length === 0 && <EmptyNote drawing="list">{t.empty()}</EmptyNote>}
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {items.map((item, index) => (
          <KnowledgeEntry
            key={item.itemId}
            item={item}
            n={index + 1}
            onWrite={(part) => write(item.itemId, part)}
            onRemove={() => remove(item, index)}
          />
        ))}
      </ul>
      <AddButton
        full={items.length >= KnowledgeItemsMax && t.atMost({ maximum: KnowledgeItemsMax })}
        onAdd={add}
      >
        {t.add()}
      </AddButton>
    </Card>
  );
}
