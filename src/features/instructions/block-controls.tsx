import { useI18nContext } from '@i18n/i18n-react';
import { ArrowDown, ArrowUp, Copy, Ellipsis, History, Trash2 } from 'lucide-react';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { IconButton } from '@/ui/icon-button';
import { LateMenu } from '@/ui/late-menu';
import { SwitchField } from '@/ui/switch-field';
import { BLOCKS_MAX } from './block-fault';
import type { BlockActions } from './use-block-actions';

interface BlockControlsProps {
  block: InstructionBlock;
  index: number;
  total: number;
  actions: BlockActions;
  onHistory: (blockId: string) => void;
}

/** What can be done with a block as a whole: switched off, moved, duplicated, removed, brought back as it was. */
export function BlockControls({ block, index, total, actions, onHistory }: BlockControlsProps) {
  const { LL } = useI18nContext();
  const t = LL.instructions;
  const { blockId, enabled } = block;
  const n = index + 1;
  const only = total === 1;
  return (
    <div className="flex items-center gap-1">
      <SwitchField
        label={<span className="max-sm:sr-only">{enabled ? t.enabled() : t.disabled()}</span>}
        aria-label={t.enabledLabel({ n })}
        className="sm:me-2"
        checked={enabled}
        onChange={(event) => {
          const { checked } = event.target;
          actions.change(blockId, (now) => ({ ...now, enabled: checked }));
        }}
      />
      <LateMenu
        label={t.more({ n })}
        trigger={<IconButton label={t.more({ n })} icon={<Ellipsis size={16} aria-hidden="true" />} />}
        items={[
          {
            id: 'up',
            label: t.moveUp({ n }),
            icon: <ArrowUp size={16} aria-hidden="true" />,
            disabled: index === 0,
            onSelect: () => actions.move(blockId, index - 1, total),
          },
          {
            id: 'down',
            label: t.moveDown({ n }),
            icon: <ArrowDown size={16} aria-hidden="true" />,
            disabled: n === total,
            onSelect: () => actions.move(blockId, index + 1, total),
          },
          {
            id: 'history',
            label: t.history.open(),
            icon: <History size={16} aria-hidden="true" />,
            onSelect: () => onHistory(blockId),
          },
          {
            id: 'duplicate',
            label: t.duplicate(),
            icon: <Copy size={16} aria-hidden="true" />,
            disabled: total >= BLOCKS_MAX,
            onSelect: () => actions.duplicate(block),
          },
          {
            id: 'remove',
            label: only ? t.atLeastOne() : t.remove({ n }),
            icon: <Trash2 size={16} aria-hidden="true" />,
            danger: true,
            disabled: only,
            onSelect: () => actions.remove(block, index),
          },
        ]}
      />
    </div>
  );
}
