import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRemoveTag, useRenameTag } from '@/api/generated/agent-tags/agent-tags';
import { useAgents } from '@/api/generated/agents/agents';
import { AgentTagMax } from '@/api/generated/schemas/agentTag.zod';
import type { TagCount } from '@/api/generated/schemas/tagCount.zod';
import { focusOnMount } from '@/lib/focus-on-mount';
import { formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { isSameTag } from '@/shared/agents/is-same-tag';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';

interface ManageTagsDialogProps {
  onClose: () => void;
  /** A tag is called otherwise now, or is gone: what is filtered by it follows. */
  onChanged: (tag: string, name: string | undefined) => void;
}

/** The tags of all agents: renamed, joined, removed. */
export function ManageTagsDialog({ onClose, onChanged }: ManageTagsDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTags.manage;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { data } = useAgents({ accountId });
  const [open, setOpen] = useState<{ tag: string; does: 'rename' | 'remove' }>();
  const rename = useRenameTag();
  const remove = useRemoveTag();
  const tags = data?.tags ?? [];

  const begin = (tag: string, does: 'rename' | 'remove') => {
    rename.reset();
    remove.reset();
    setOpen({ tag, does });
  };
  const end = (write: 'renameTag' | 'removeTag', tag: string, name: string | undefined) => {
    setOpen(undefined);
    onChanged(tag, name);
    showToast({ title: name === undefined ? t.removed({ tag }) : t.renamed({ tag: name }) });
    return invalidateAfter(queryClient, write);
  };
  const saveName = async (tag: string, name: string) => {
    if (name === tag) return setOpen(undefined);
    await rename.mutateAsync({ data: { accountId, tag, name } });
    await end('renameTag', tag, name);
  };
  const takeAway = async (tag: string) => {
    await remove.mutateAsync({ params: { accountId, tag } });
    await end('removeTag', tag, undefined);
  };
  // Which failed is shown with what was tried; nothing else is to be done about it here.
  const tried = (work: Promise<void>) => void work.catch(() => undefined);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title()}
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t.done()}
        </Button>
      }
    >
      {tags.length === 0 && <p className="text-quiet">{t.empty()}</p>}
      <ul className="divide-y divide-line">
        {tags.map((count) => (
          <li key={count.tag} className="py-2">
            {open?.tag !== count.tag && <TagLine count={count} onDo={(does) => begin(count.tag, does)} />}
            {open?.tag === count.tag && open.does === 'rename' && (
              <RenameTag
                tag={count.tag}
                others={tags.map(({ tag }) => tag).filter((tag) => tag !== count.tag)}
                busy={rename.isPending}
                failure={<FailureNotice error={rename.error} />}
                onSave={(name) => tried(saveName(count.tag, name))}
                onCancel={() => setOpen(undefined)}
              />
            )}
            {open?.tag === count.tag && open.does === 'remove' && (
              <RemoveTag
                count={count}
                busy={remove.isPending}
                failure={<FailureNotice error={remove.error} />}
                onRemove={() => tried(takeAway(count.tag))}
                onCancel={() => setOpen(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function useAgentsText() {
  const { locale } = useI18nContext();
  return ({ agents }: TagCount) => ({ n: agents, count: formatNumber(locale, agents) });
}

interface TagLineProps {
  count: TagCount;
  onDo: (does: 'rename' | 'remove') => void;
}

function TagLine({ count, onDo }: TagLineProps) {
  const t = useI18nContext().LL.agentTags.manage;
  const agentsOf = useAgentsText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <p className="wrap-anywhere min-w-0">
        <span className="font-medium">{count.tag}</span>{' '}
        <span className="text-[0.8125rem] text-quiet">{t.agents(agentsOf(count))}</span>
      </p>
      <div className="ms-auto flex shrink-0 gap-2">
        {(['rename', 'remove'] as const).map((does) => (
          <Button
            key={does}
            variant="ghost"
            size="sm"
            aria-label={t.ofTag({ action: t[does](), tag: count.tag })}
            onClick={() => onDo(does)}
          >
            {t[does]()}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface RenameTagProps {
  tag: string;
  others: readonly string[];
  busy: boolean;
  failure: ReactNode;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function RenameTag({ tag, others, busy, failure, onSave, onCancel }: RenameTagProps) {
  const t = useI18nContext().LL.agentTags.manage;
  const [name, setName] = useState(tag);
  const joined = others.find((one) => isSameTag(one, name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        ref={focusOnMount}
        label={t.name()}
        hint={t.insteadOf({ tag })}
        value={name}
        maxLength={AgentTagMax}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {joined && <Notice tone="warning">{t.joins({ tag: joined })}</Notice>}
      {failure}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t.cancel()}
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          {joined ? t.merge() : t.save()}
        </Button>
      </div>
    </form>
  );
}

interface RemoveTagProps {
  count: TagCount;
  busy: boolean;
  failure: ReactNode;
  onRemove: () => void;
  onCancel: () => void;
}

function RemoveTag({ count, busy, failure, onRemove, onCancel }: RemoveTagProps) {
  const t = useI18nContext().LL.agentTags.manage;
  const agentsOf = useAgentsText();
  return (
    <fieldset aria-label={count.tag} className="flex flex-col gap-2">
      <p>{t.confirm({ tag: count.tag, ...agentsOf(count) })}</p>
      {failure}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" ref={focusOnMount} onClick={onCancel}>
          {t.cancel()}
        </Button>
        <Button variant="danger" size="sm" busy={busy} onClick={onRemove}>
          {t.remove()}
        </Button>
      </div>
    </fieldset>
  );
}
