import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';

interface ItemControlsProps {
  /** What the item is called. */
  name: string;
  index: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves an item of a list up or down, or removes it. */
export function ItemControls({ name, index, total, onMove, onRemove }: ItemControlsProps) {
  const t = useI18nContext().LL.widgetDesigner.list;
  const isFirst = index === 0;
  const isLast = index === total - 1;
  return (
    <div className="flex shrink-0 gap-0.5">
      <IconButton
        label={t.up({ name })}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        aria-disabled={isFirst || undefined}
        className={clsx('sm:btn-sm', isFirst && 'opacity-40')}
        onClick={() => !isFirst && onMove(index - 1)}
      />
      <IconButton
        label={t.down({ name })}
        icon={<ArrowDown size={16} aria-hidden="true" />}
        aria-disabled={isLast || undefined}
        className={clsx('sm:btn-sm', isLast && 'opacity-40')}
        onClick={() => !isLast && onMove(index + 1)}
      />
      <IconButton
        label={t.remove({ name })}
        icon={<Trash2 size={16} aria-hidden="true" />}
        className="sm:btn-sm"
        onClick={onRemove}
      />
    </div>
  );
}
