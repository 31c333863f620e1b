import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { getBotQueryKey, getBotsQueryKey, saveInstructions, useBot } from '@/api/generated/projects/projects';
import type { BotDetail } from '@/api/generated/schemas/botDetail.zod';
import { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { newId } from '@/lib/new-id';
import { useDraft } from '@/session/use-draft';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { showToast } from '@/ui/toast/toast-queue';
import { FailureNotice } from '@/words/failure-notice';
import { FailurePanel } from '@/words/failure-panel';
import { BlockEditor } from './block-editor';
import { BLOCKS_MAX, blockFault } from './block-fault';
import { DraftConflict } from './draft-conflict';
import { EditorSkeleton } from './editor-skeleton';
import { KeptVersion } from './kept-version';
import { SaveBar, type SaveState } from './save-bar';

interface InstructionsEditorProps {
  botKey: string;
  /** Says whether leaving would lose something, so that the route can ask first. */
  onDirty?: ((dirty: boolean) => void) | undefined;
}

/** What somebody is writing, and the revision it started from; as long as it likes, until it is saved. */
const Edit = z.object({
  revision: z.string(),
  blocks: z.readonly(z.array(z.extend(InstructionBlock, { text: z.string() }))),
});
type Edit = z.output<typeof Edit>;

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DRAFT_CHANGED';
}

/** The numbers of the blocks that the provider refused. */
function refusedBlocks(error: unknown): readonly number[] {
  if (!(error instanceof ApiError)) return [];
  return error.fields.flatMap(({ path }) => {
    const [, number] = /^instructions\.(\d+)\b/.exec(path) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
}

/** Writes what an agent is told: blocks in their order, saved against the revision they were read at. */
export function InstructionsEditor({ botKey, onDirty }: InstructionsEditorProps) {
  const { LL } = useI18nContext();
  const words = LL.instructions;
  const queries = useQueryClient();
  const query = useBot(botKey);
  const draft = query.data?.draft;
  const [edit, setEdit] = useState<Edit>();
  const [kept, setKept] = useState<readonly InstructionBlock[]>();
  const [checked, setChecked] = useState(false);
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLOListElement>(null);

  useDraft(`instructions-${botKey}`, {
    value: edit,
    onKept: (kept) => {
      const read = Edit.safeParse(kept);
      if (!read.success || edit) return;
      setEdit(read.data);
      setSpoken(LL.common.draft.restored());
    },
  });

  const saving = useMutation({
    mutationFn: ({ blocks, revision }: Edit) =>
      saveInstructions(botKey, { instructions: [...blocks] }, { headers: { 'If-Match': revision } }),
    onSuccess: (saved, sent) => {
      queries.setQueryData<BotDetail>(getBotQueryKey(botKey), (known) =>
        known ? { ...known, draft: saved, unpublishedChanges: true } : known,
      );
      void queries.invalidateQueries({ queryKey: getBotsQueryKey() });
      setChecked(false);
      // What was typed while it was being saved is the next edit.
      setEdit((now) =>
        now && now.blocks !== sent.blocks ? { ...now, revision: saved.revision } : undefined,
      );
    },
  });
  const overwriting = useMutation({
    mutationFn: async () => {
      const latest = await query.refetch({ throwOnError: true });
      if (!latest.data || !edit) return;
      const mine = { ...edit, revision: latest.data.draft.revision };
      setEdit((now) => now && { ...now, revision: mine.revision });
      await saving.mutateAsync(mine);
    },
  });
  const loading = useMutation({
    mutationFn: () => query.refetch({ throwOnError: true }),
    onSuccess: () => {
      setKept(edit?.blocks);
      setEdit(undefined);
      saving.reset();
    },
  });

  const blocks = edit?.blocks ?? draft?.instructions ?? [];
  const busy = saving.isPending || overwriting.isPending || loading.isPending;
  const dirty = edit !== undefined || kept !== undefined;

  const change = (work: (blocks: readonly InstructionBlock[]) => readonly InstructionBlock[]) => {
    setEdit((now) => {
      const revision = now?.revision ?? draft?.revision;
      return revision === undefined
        ? now
        : { revision, blocks: work(now?.blocks ?? draft?.instructions ?? []) };
    });
  };

  const save = () => {
    if (!edit || busy) return;
    setChecked(true);
    const wrong = edit.blocks.find((block) => blockFault(block));
    if (wrong) {
      list.current?.querySelector<HTMLElement>(`[data-block="${wrong.blockId}"] textarea`)?.focus();
      return;
    }
    if (edit.blocks.length > 0) saving.mutate(edit);
  };

  const discard = () => {
    const gone = edit;
    setEdit(undefined);
    setChecked(false);
    saving.reset();
    showToast({
      type: 'info',
      title: words.discarded(),
      action: { label: words.undo(), onClick: () => setEdit((now) => now ?? gone) },
    });
  };

  const onSaveKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onSaveKeys(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const tellDirty = useEffectEvent((now: boolean) => onDirty?.(now));
  useEffect(() => {
    tellDirty(dirty);
  }, [dirty]);

  if (!draft && query.error) return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!draft) return <EditorSkeleton label={words.loading()} />;

  const move = (index: number, by: -1 | 1) => {
    const target = index + by;
    const moving = blocks[index];
    if (!moving || target < 0 || target >= blocks.length) return;
    const active = document.activeElement;
    // The browser drops the focus of a node that changes its place.
    flushSync(() => {
      change((now) => now.toSpliced(index, 1).toSpliced(target, 0, moving));
      setSpoken(words.moved({ position: target + 1, total: blocks.length }));
    });
    if (active instanceof HTMLElement) active.focus();
  };

  const remove = (index: number) => {
    const gone = blocks[index];
    if (!gone || blocks.length === 1) return;
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    flushSync(() => change((now) => now.filter((block) => block.blockId !== gone.blockId)));
    list.current?.querySelector<HTMLElement>(`[data-block="${neighbour?.blockId}"] textarea`)?.focus();
    showToast({
      type: 'info',
      title: words.removed(),
      action: {
        label: words.undo(),
        onClick: () =>
          change((now) =>
            now.some((block) => block.blockId === gone.blockId) ? now : now.toSpliced(index, 0, gone),
          ),
      },
    });
  };

  const add = () => {
    if (blocks.length >= BLOCKS_MAX) return;
    const blockId = `blk_${newId()}`;
    flushSync(() => change((now) => [...now, { blockId, kind: 'rules', text: '', enabled: true }]));
    list.current?.querySelector<HTMLElement>(`[data-block="${blockId}"] textarea`)?.focus();
  };

  const failure = overwriting.error ?? loading.error ?? saving.error;
  const conflict = edit !== undefined && isConflict(failure);
  const refused = refusedBlocks(saving.error);
  const state: SaveState = busy ? 'saving' : failure && edit ? 'failed' : edit ? 'unsaved' : 'saved';
  const faultOf = (block: InstructionBlock, index: number) => {
    const fault = blockFault(block);
    if (fault === 'long' || (checked && fault)) return fault;
    return refused.includes(index) ? 'refused' : undefined;
  };

  return (
    <section aria-labelledby="instructions-title">
      <SaveBar state={state} canSave={edit !== undefined} busy={busy} onSave={save} onDiscard={discard} />
      <div className="flex flex-col gap-4">
        {conflict && (
          <DraftConflict
            busy={busy}
            onLoad={() => loading.mutate()}
            onOverwrite={() => overwriting.mutate()}
          />
        )}
        {!conflict && edit && <FailureNotice error={failure} />}
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
              fault={faultOf(block, index)}
              onChange={(next) =>
                change((now) => now.map((one) => (one.blockId === next.blockId ? next : one)))
              }
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            aria-disabled={blocks.length >= BLOCKS_MAX}
            onClick={add}
          >
            {words.add()}
          </Button>
          <p className="text-[0.8125rem] text-quiet">
            {blocks.length >= BLOCKS_MAX ? words.atMost({ maximum: BLOCKS_MAX }) : words.moveHint()}
          </p>
        </div>
        {kept && (
          <KeptVersion
            blocks={kept}
            onUse={() => {
              setEdit({ revision: draft.revision, blocks: kept });
              setKept(undefined);
            }}
            onDrop={() => setKept(undefined)}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}
