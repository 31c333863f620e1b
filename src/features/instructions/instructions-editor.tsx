import { useI18nContext } from '@i18n/i18n-react';
import { ListPlus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { BotDraftEdit } from '@/api/use-bot-draft';
import { newId } from '@/lib/new-id';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { showToast } from '@/ui/toast/toast-queue';
import { BlockEditor } from './block-editor';
import { BLOCKS_MAX } from './block-fault';

interface InstructionsEditorProps {
  draft: Pick<BotDraftEdit, 'content' | 'change' | 'refused'>;
}

/** Writes what an agent is told: blocks in their order. */
export function InstructionsEditor({ draft: { content, change, refused } }: InstructionsEditorProps) {
  const { LL } = useI18nContext();
  const words = LL.instructions;
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLOListElement>(null);
  if (!content) return null;
  const { instructions: blocks, language } = content;

  const changeBlocks = (work: (blocks: InstructionBlock[]) => InstructionBlock[]) =>
    change((now) => ({ ...now, instructions: work(now.instructions) }));

  const focusText = (blockId: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-block="${blockId}"] textarea`)?.focus();

  const move = (index: number, by: -1 | 1) => {
    const target = index + by;
    const moving = blocks[index];
    if (!moving || target < 0 || target >= blocks.length) return;
    const active = document.activeElement;
    // The browser drops the focus of a node that changes its place.
    flushSync(() => {
      changeBlocks((now) => now.toSpliced(index, 1).toSpliced(target, 0, moving));
      setSpoken(words.moved({ position: target + 1, total: blocks.length }));
    });
    if (active instanceof HTMLElement) active.focus();
  };

  const remove = (index: number) => {
    const gone = blocks[index];
    if (!gone || blocks.length === 1) return;
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    flushSync(() => changeBlocks((now) => now.filter((block) => block.blockId !== gone.blockId)));
    focusText(neighbour?.blockId);
    showToast({
      type: 'info',
      title: words.removed(),
      action: {
        label: words.undo(),
        onClick: () =>
          changeBlocks((now) =>
            now.some((block) => block.blockId === gone.blockId) ? now : now.toSpliced(index, 0, gone),
          ),
      },
    });
  };

  const add = () => {
    if (blocks.length >= BLOCKS_MAX) return;
    const blockId = `blk_${newId()}`;
    const fresh: InstructionBlock = { blockId, kind: 'rules', texts: { en: '', es: '' }, enabled: true };
    flushSync(() => changeBlocks((now) => [...now, fresh]));
    focusText(blockId);
  };

  return (
    <section aria-labelledby="instructions-title" className="flex flex-col gap-4">
      <div>
        <h2 id="instructions-title" className="font-semibold text-base">
          {words.title()}
        </h2>
        <p className="text-[0.8125rem] text-quiet">{words.text()}</p>
      </div>
      {blocks.length === 0 && (
        <EmptyState icon={<ListPlus size={20} />} title={words.emptyTitle()} text={words.emptyText()} />
      )}
      <ol ref={list} className="flex flex-col gap-4">
        {blocks.map((block, index) => (
          <BlockEditor
            key={block.blockId}
            block={block}
            index={index}
            total={blocks.length}
            language={language}
            refused={refused.some((path) => path.startsWith(`instructions.${index}.`))}
            onChange={(next) =>
              changeBlocks((now) => now.map((one) => (one.blockId === next.blockId ? next : one)))
            }
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="secondary" aria-disabled={blocks.length >= BLOCKS_MAX || undefined} onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {words.add()}
        </Button>
        <p className="text-[0.8125rem] text-quiet">
          {blocks.length >= BLOCKS_MAX ? words.atMost({ maximum: BLOCKS_MAX }) : words.moveHint()}
        </p>
      </div>
    </section>
  );
}
