import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { formatNumber } from '@/lib/format';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TEXT_MAX } from './block-fault';

interface BlockEditorProps {
  block: InstructionBlock;
  index: number;
  total: number;
  /** Which of its texts is edited. */
  language: Locale;
  /** Whether the provider does not take it. */
  refused: boolean;
  onChange: (next: InstructionBlock) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One block of what an agent is told. */
export function BlockEditor({
  block,
  index,
  total,
  language,
  refused,
  onChange,
  onMove,
  onRemove,
}: BlockEditorProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.instructions;
  const n = index + 1;
  const text = block.texts[language];
  const fault =
    text.length > TEXT_MAX
      ? words.textTooLong({ maximum: formatNumber(locale, TEXT_MAX) })
      : refused && words.textRefused();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const only = total === 1;
  return (
    <li
      data-block={block.blockId}
      className="rounded-box border border-line bg-base-100 p-4 [&_:is(button,input,select,textarea)]:scroll-mt-36"
      onKeyDown={handleKeyDown}
    >
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <SelectField
          label={<span className="sr-only">{words.kindLabel({ n })}</span>}
          className="w-44 max-w-full gap-0!"
          value={block.kind}
          options={InstructionKind.options.map((kind) => ({ value: kind, label: words.kinds[kind]() }))}
          onChange={(event) => {
            const kind = InstructionKind.safeParse(event.target.value);
            if (kind.success) onChange({ ...block, kind: kind.data });
          }}
        />
        <div className="flex flex-wrap items-center gap-1">
          <SwitchField
            label={words.enabled()}
            aria-label={words.enabledLabel({ n })}
            className="me-2"
            checked={block.enabled}
            onChange={(event) => onChange({ ...block, enabled: event.target.checked })}
          />
          <IconButton
            label={words.moveUp({ n })}
            icon={<ArrowUp size={16} aria-hidden="true" />}
            aria-disabled={index === 0 || undefined}
            className={clsx(index === 0 && 'opacity-40')}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={words.moveDown({ n })}
            icon={<ArrowDown size={16} aria-hidden="true" />}
            aria-disabled={n === total || undefined}
            className={clsx(n === total && 'opacity-40')}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={only ? words.atLeastOne() : words.remove({ n })}
            icon={<Trash2 size={16} aria-hidden="true" />}
            aria-disabled={only || undefined}
            className={clsx(only && 'opacity-40')}
            onClick={onRemove}
          />
        </div>
      </div>
      <TextAreaField
        label={<span className="sr-only">{words.textLabel({ n })}</span>}
        className={clsx('gap-0.5!', !block.enabled && 'opacity-75')}
        value={text}
        error={fault || undefined}
        counter={words.counter({
          used: formatNumber(locale, text.length),
          maximum: formatNumber(locale, TEXT_MAX),
        })}
        onChange={(event) =>
          onChange({ ...block, texts: { ...block.texts, [language]: event.target.value } })
        }
      />
    </li>
  );
}
