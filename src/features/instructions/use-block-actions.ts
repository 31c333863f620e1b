import { useI18nContext } from '@i18n/i18n-react';
import { type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { newId } from '@/lib/new-id';
import { removeItem } from '@/shared/agent-draft/remove-item';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { BLOCKS_MAX } from './block-fault';

type Blocks = readonly InstructionBlock[];

/** What can be done to the blocks; each is the same from one render to the next, so that only what changed is rendered. */
export interface BlockActions {
  change: (blockId: string, work: (block: InstructionBlock) => InstructionBlock) => void;
  write: (blockId: string, language: Locale, text: string) => void;
  move: (blockId: string, to: number, total: number) => void;
  remove: (block: InstructionBlock, index: number) => void;
  duplicate: (block: InstructionBlock) => void;
  add: (kind: InstructionKind) => void;
}

/** Finds a block's field in the list. */
export function fieldOf(
  list: RefObject<HTMLElement | null>,
  blockId: string,
  language?: Locale,
): HTMLTextAreaElement | null {
  const wanted = language ? `textarea[data-language="${language}"]` : 'textarea';
  return (
    list.current?.querySelector<HTMLTextAreaElement>(`[data-block="${CSS.escape(blockId)}"] ${wanted}`) ??
    null
  );
}

/** Changes the blocks, keeps the focus where the work is, and says what a screen reader's user cannot see. */
export function useBlockActions(change: AgentDraft['change'], list: RefObject<HTMLElement | null>) {
  const { LL } = useI18nContext();
  const [announced, setAnnounced] = useState('');
  const actions = useMemo((): BlockActions => {
    const t = LL.instructions;
    const changeAll = (work: (blocks: Blocks) => InstructionBlock[]) =>
      change((now) => ({ ...now, instructions: work(now.instructions) }));
    const changeOne: BlockActions['change'] = (blockId, work) =>
      changeAll((now) => now.map((one) => (one.blockId === blockId ? work(one) : one)));
    const insert = (block: InstructionBlock, after: string | undefined) => {
      flushSync(() =>
        changeAll((now) => {
          if (now.length >= BLOCKS_MAX) return [...now];
          const index = now.findIndex(({ blockId }) => blockId === after);
          return now.toSpliced(index < 0 ? now.length : index + 1, 0, block);
        }),
      );
      fieldOf(list, block.blockId)?.focus();
    };
    return {
      change: changeOne,
      write: (blockId, language, text) =>
        changeOne(blockId, (block) => ({ ...block, texts: { ...block.texts, [language]: text } })),
      move: (blockId, to, total) => {
        if (to < 0 || to >= total) return;
        const active = document.activeElement;
        // The browser drops the focus of a node that changes its place.
        flushSync(() => {
          changeAll((now) => {
            const moving = now.find((one) => one.blockId === blockId);
            return moving ? now.filter((one) => one !== moving).toSpliced(to, 0, moving) : [...now];
          });
          setAnnounced(t.moved({ position: to + 1, total }));
        });
        if (active instanceof HTMLElement) active.focus();
      },
      remove: (item, index) =>
        removeItem(changeAll, { item, index, id: 'blockId', list: list.current, texts: t }),
      duplicate: (block) => insert({ ...block, blockId: `blk_${newId()}` }, block.blockId),
      add: (kind) =>
        insert({ blockId: `blk_${newId()}`, kind, texts: { en: '', es: '' }, enabled: true }, undefined),
    };
  }, [LL, change, list]);
  return { actions, announced, say: setAnnounced };
}
