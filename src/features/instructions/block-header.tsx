import { useI18nContext } from '@i18n/i18n-react';
import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import { textFor } from '@/api/known';
import { UnpublishedBadge } from '@/shared/agent-draft/unpublished';
import { SelectField } from '@/ui/select-field';
import type { BlockActions } from './use-block-actions';

interface BlockHeaderProps {
  block: InstructionBlock;
  index: number;
  actions: BlockActions;
  onDragStart: (event: PointerEvent<HTMLElement>, blockId: string, index: number) => void;
}

/** Which block it is: its handle, its number and its kind. */
export function BlockHeader({ block: { blockId, kind }, index, actions, onDragStart }: BlockHeaderProps) {
  const { LL } = useI18nContext();
  const t = LL.instructions;
  const n = index + 1;
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:grow max-sm:flex-wrap">
      {/* For pointers only: the buttons and the keys do the same for everybody. */}
      <span
        aria-hidden="true"
        title={t.drag()}
        className="-ms-2 grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-field text-quiet hover:bg-base-content/8 active:cursor-grabbing max-sm:hidden"
        onPointerDown={(event) => onDragStart(event, blockId, index)}
      >
        <GripVertical size={16} />
      </span>
      <h3 className="min-w-16 whitespace-nowrap font-semibold tabular-nums">{t.block({ n })}</h3>
      <SelectField
        label={<span className="sr-only">{t.kindLabel({ n })}</span>}
        className="w-40 min-w-0 gap-0! max-sm:w-0 max-sm:grow"
        value={kind}
        options={[...new Set<string>([...InstructionKind.options, kind])].map((one) => ({
          value: one,
          label: textFor(InstructionKind, t.kinds, one),
        }))}
        onChange={(event) => {
          const chosen = InstructionKind.safeParse(event.target.value);
          if (chosen.success) actions.change(blockId, (now) => ({ ...now, kind: chosen.data }));
        }}
      />
      {/* A phone has the room beside it for the block's controls. */}
      <span className="max-sm:basis-full empty:hidden">
        <UnpublishedBadge path={`instructions.${blockId}`} />
      </span>
    </div>
  );
}
