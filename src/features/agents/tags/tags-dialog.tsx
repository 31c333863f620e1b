import { useI18nContext } from '@i18n/i18n-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAgents } from '@/api/generated/agents/agents';
import { AgentTagMax } from '@/api/generated/schemas/agentTag.zod';
import { formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { isSameTag } from '@/shared/agents/is-same-tag';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import type { ChangedAgent } from '../use-agent-changes';

/** A tag that is given to agents or taken away from them. */
export interface TagChange {
  tag: string;
  kind: 'addTag' | 'removeTag';
  agents: readonly ChangedAgent[];
}

interface TagsDialogProps {
  agents: readonly ChangedAgent[];
  onSave: (changes: readonly TagChange[]) => void;
  onClose: () => void;
}

/** Which tags some agents have: all of them, none or some; what is ticked is given to all, what is not taken away. */
export function TagsDialog({ agents, onSave, onClose }: TagsDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTags.choose;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { data } = useAgents({ accountId: useAccountId() });
  const [added, setAdded] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isKnown, setIsKnown] = useState(false);

  const there = [...(data?.tags ?? []).map(({ tag }) => tag), ...agents.flatMap(({ tags = [] }) => tags)];
  const known = [...new Set(there)].toSorted((a, b) => a.localeCompare(b, locale));
  const all = [...known, ...added];
  const having = (tag: string) => agents.filter(({ tags = [] }) => tags.some((one) => isSameTag(one, tag)));
  const choose = (tag: string, on: boolean) => setChosen(new Map(chosen).set(tag, on));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = box.current?.value.trim() ?? '';
    if (!box.current || tag === '') return;
    const same = all.find((one) => isSameTag(one, tag));
    setIsKnown(same !== undefined);
    if (!same) setAdded([...added, tag]);
    choose(same ?? tag, true);
    box.current.value = '';
    box.current.focus();
  };
  const save = () => {
    const changes = all.flatMap((tag): TagChange[] => {
      const on = chosen.get(tag);
      const meant = having(tag);
      if (on === undefined || (on ? meant.length === agents.length : meant.length === 0)) return [];
      return [{ tag, kind: on ? 'addTag' : 'removeTag', agents: on ? agents : meant }];
    });
    onSave(changes);
  };

  const [first] = agents;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        agents.length === 1 && first
          ? t.one({ name: first.name })
          : t.many({ count: formatNumber(locale, agents.length) })
      }
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button onClick={save}>{t.save()}</Button>
        </>
      }
    >
      {all.length === 0 ? (
        <p className="mb-4 text-quiet">{t.none()}</p>
      ) : (
        <fieldset className="mb-4 flex max-h-64 flex-col gap-2 overflow-y-auto p-0.5">
          <legend className="sr-only">{t.list()}</legend>
          {all.map((tag) => {
            const some = having(tag).length;
            const isSome = chosen.get(tag) === undefined && some > 0 && some < agents.length;
            return (
              <CheckboxField
                key={tag}
                ref={(input) => {
                  if (input) input.indeterminate = isSome;
                }}
                label={<span className="wrap-anywhere">{tag}</span>}
                hint={isSome && t.some()}
                checked={chosen.get(tag) ?? (some === agents.length && some > 0)}
                onChange={({ target }) => choose(tag, target.checked)}
              />
            );
          })}
        </fieldset>
      )}
      <form id={id} onSubmit={add} className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <TextField
            ref={box}
            label={t.name()}
            maxLength={AgentTagMax}
            autoComplete="off"
            hint={isKnown && t.known()}
            onChange={() => setIsKnown(false)}
          />
        </div>
        <Button type="submit" variant="secondary" className="mt-6">
          {t.add()}
        </Button>
      </form>
    </Dialog>
  );
}
