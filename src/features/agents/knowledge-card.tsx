import { useI18nContext } from '@i18n/i18n-react';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type KnowledgeItem,
  knowledgeItemTextMax,
  knowledgeItemTitleMax,
} from '@/api/generated/schemas/knowledgeItem.zod';
import { KnowledgeItemsMax } from '@/api/generated/schemas/knowledgeItems.zod';
import { formatNumber } from '@/lib/format';
import { newId } from '@/lib/new-id';
import { removeItem } from '@/shared/agent-draft/remove-item';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyNote } from '@/ui/empty-note';
import { IconButton } from '@/ui/icon-button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

interface KnowledgeCardProps {
  items: readonly KnowledgeItem[];
  change: AgentDraft['change'];
}

/** The passages an agent may answer from. */
export function KnowledgeCard({ items, change }: KnowledgeCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.knowledge;
  const list = useRef<HTMLUListElement>(null);
  const number = (count: number) => formatNumber(locale, count);
  const tooLong = (text: string, maximum: number) =>
    text.length > maximum
      ? LL.agent.identity.tooLong({ maximum: number(maximum), over: number(text.length - maximum) })
      : undefined;
  const changeItems = (work: (items: readonly KnowledgeItem[]) => KnowledgeItem[]) =>
    change((now) => ({ ...now, knowledge: work(now.knowledge) }));
  const write = (itemId: string, part: Partial<KnowledgeItem>) =>
    changeItems((now) => now.map((item) => (item.itemId === itemId ? { ...item, ...part } : item)));

  const add = () => {
    const itemId = `knw_${newId()}`;
    flushSync(() => changeItems((now) => [...now, { itemId, title: '', text: '' }]));
    list.current?.querySelector<HTMLElement>(`[data-item="${itemId}"] input`)?.focus();
  };

  const remove = (item: KnowledgeItem, index: number) =>
    removeItem(changeItems, { item, index, id: 'itemId', list: list.current, texts: t });

  return (
    <Card title={t.title()} text={t.text()}>
      {items.length === 0 && <EmptyNote drawing="list">{t.empty()}</EmptyNote>}
      <ul ref={list} className="flex flex-col gap-5">
        {items.map((item, index) => {
          const n = index + 1;
          return (
            <li
              key={item.itemId}
              data-item={item.itemId}
              className="flex flex-col gap-3 border-line border-b pb-5 last:border-b-0 last:pb-0"
            >
              <div className="flex items-end gap-2">
                <TextField
                  className="min-w-0 grow"
                  label={t.itemTitle({ n })}
                  autoComplete="off"
                  value={item.title}
                  error={
                    tooLong(item.title, knowledgeItemTitleMax) ??
                    (item.title.trim() === '' && item.text.trim() !== '' ? t.untitled() : undefined)
                  }
                  onChange={(event) => write(item.itemId, { title: event.target.value })}
                />
                <IconButton
                  label={t.remove({ n })}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => remove(item, index)}
                />
              </div>
              <TextAreaField
                label={t.itemText({ n })}
                value={item.text}
                error={tooLong(item.text, knowledgeItemTextMax)}
                counter={LL.agent.identity.counter({
                  used: number(item.text.length),
                  maximum: number(knowledgeItemTextMax),
                })}
                onChange={(event) => write(item.itemId, { text: event.target.value })}
              />
            </li>
          );
        })}
      </ul>
      <div className="mt-5">
        {items.length < KnowledgeItemsMax ? (
          <Button variant="secondary" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
            {t.add()}
          </Button>
        ) : (
          <p className="text-quiet">{t.atMost({ maximum: KnowledgeItemsMax })}</p>
        )}
      </div>
    </Card>
  );
}
