import { type PointerEvent, type RefObject, useCallback, useState } from 'react';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';

/** How near to the window's edge the page begins to scroll, and by how much a frame. */
const EDGE_PX = 90;
const STEP_PX = 14;

/** A block that is being dragged, and where it would come to stand. */
export interface BlockDrag {
  blockId: string;
  to: number;
}

/** On which side of a block the dragged one would come to stand, if beside this one. */
export function dropSide(
  drag: BlockDrag | undefined,
  blocks: readonly InstructionBlock[],
  blockId: string,
): 'before' | 'after' | undefined {
  if (!drag) return undefined;
  const others = blocks.filter((block) => block.blockId !== drag.blockId);
  if (others[drag.to]?.blockId === blockId) return 'before';
  return drag.to === others.length && others.at(-1)?.blockId === blockId ? 'after' : undefined;
}

/**
 * Drags a block by its handle to another place in the list, with a mouse, a pen or a finger; Escape leaves it where it
 * was. An addition: the buttons and Alt with ↑ or ↓ do the same.
 */
export function useBlockDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (blockId: string, to: number, total: number) => void,
) {
  const [drag, setDrag] = useState<BlockDrag>();
  const start = useCallback(
    (event: PointerEvent<HTMLElement>, blockId: string, index: number) => {
      const handle: HTMLElement = event.currentTarget;
      const items = [...(list.current?.children ?? [])];
      const dragged = items[index];
      if (event.button !== 0 || !(dragged instanceof HTMLElement)) return;
      event.preventDefault();
      const others = items.filter((item) => item !== dragged);
      const { pointerId, clientY } = event;
      const startedAt = clientY + window.scrollY;
      let y = clientY;
      let to = index;
      let frame = 0;

      const follow = () => {
        dragged.style.translate = `0 ${y + window.scrollY - startedAt}px`;
        to = others.filter((item) => {
          const { top, height } = item.getBoundingClientRect();
          return top + height / 2 < y;
        }).length;
        setDrag((now) => (now?.to === to && now.blockId === blockId ? now : { blockId, to }));
      };
      const scroll = () => {
        const by = y < EDGE_PX ? -STEP_PX : y > window.innerHeight - EDGE_PX ? STEP_PX : 0;
        if (by !== 0) {
          window.scrollBy(0, by);
          follow();
        }
        frame = requestAnimationFrame(scroll);
      };
      const ended = new AbortController();
      const end = (dropped: boolean) => {
        ended.abort();
        cancelAnimationFrame(frame);
        dragged.style.translate = '';
        setDrag(undefined);
        if (dropped && to !== index) onDrop(blockId, to, items.length);
      };
      const options = { signal: ended.signal };
      handle.setPointerCapture(pointerId);
      handle.addEventListener(
        'pointermove',
        (moved) => {
          y = moved.clientY;
          follow();
        },
        options,
      );
      handle.addEventListener('pointerup', () => end(true), options);
      handle.addEventListener('pointercancel', () => end(false), options);
      window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(false), options);
      frame = requestAnimationFrame(scroll);
      setDrag({ blockId, to });
    },
    [list, onDrop],
  );
  return { drag, start };
}
