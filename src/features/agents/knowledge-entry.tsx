import { useI18nContext } from '@i18n/i18n-react';
import { Trash2 } from 'lucide-react';
import {
  type KnowledgeItem,
  knowledgeItemTextMax,
  knowledgeItemTitleMax,
} from '@/api/generated/schemas/knowledgeItem.zod';
import { formatNumber } from '@/lib/format';
import { formatCounter } from '@/lib/format-counter';
import { UnpublishedBadge, UnpublishedEdge } from '@/shared/agent-draft/unpublished';
import { IconButton } from '@/ui/icon-button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

interface KnowledgeEntryProps {
  item: KnowledgeItem;
  /** Its place in the list, from 1 on. */
  n: number;
  onWrite: (part: Partial<KnowledgeItem>) => void;
  onRemove: () => void;
}

/** A passage an agent may answer from: its title and how it begins, and opened the fields to write them. */
export function KnowledgeEntry({ item, n, onWrite, onRemove }: KnowledgeEntryProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.knowledge;
  const number = (count: number) => formatNumber(locale, count);
  const tooLong = (text: string, maximum: number) =>
    text.length > maximum
      ? LL.agent.identity.tooLong({ maximum: number(maximum), over: number(text.length - maximum) })
      : undefined;
  const title = item.title.trim();
  const titleFault =
    tooLong(item.title, knowledgeItemTitleMax) ??
    (title === '' && item.text.trim() !== '' ? t.untitled() : undefined);
  const textFault = tooLong(item.text, knowledgeItemTextMax);
  return (
    <li data-item={item.itemId} className="relative flex items-start gap-2 py-2">
      <UnpublishedEdge path={`knowledge.${item.itemId}`} />
      <details className="group min-w-0 grow">
        <summary className="min-h-9 cursor-pointer rounded-field max-sm:min-h-11">
          <span className="flex min-w-0 grow items-baseline gap-2">
            <span className="max-w-full shrink-0 truncate font-medium">{title || t.noTitle({ n })}</span>
            <UnpublishedBadge path={`knowledge.${item.itemId}`} />
            {(titleFault ?? textFault) ? (
              <span className="truncate text-[0.8125rem] text-error group-open:hidden">
                {titleFault ?? textFault}
              </span>
            ) : (
              <span className="truncate text-[0.8125rem] text-quiet group-open:hidden">{item.text}</span>
            )}
          </span>
        </summary>
        <div className="flex flex-col gap-3 pt-1 pb-3">
          <TextField
            label={t.itemTitle()}
            aria-label={t.itemTitleOf({ n })}
            autoComplete="off"
            value={item.title}
            error={titleFault}
            onChange={(event) => onWrite({ title: event.target.value })}
          />
          <TextAreaField
            label={t.itemText()}
            aria-label={t.itemTextOf({ n })}
            value={item.text}
            error={textFault}
            rows={2}
            counter={formatCounter(locale, item.text.length, knowledgeItemTextMax)}
            onChange={(event) => onWrite({ text: event.target.value })}
          />
        </div>
      </details>
      <IconButton label={t.remove({ n })} icon={<Trash2 size={16} aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}
