import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeAgents, getAgentsQueryKey } from '@/api/generated/agents/agents';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { agentChangeBotKeysMax } from '@/api/generated/schemas/agentChange.zod';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import type { AgentChangeResult } from '@/api/generated/schemas/agentChangeResult.zod';
import type { AgentsParams } from '@/api/generated/schemas/agentsParams.zod';
import { formatNumber } from '@/lib/format';
import { isSameTag } from '@/shared/agents/is-same-tag';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';
import { findAgents } from './find-agents';
import { showAgentChange } from './show-agent-change';
import { useWorkQueue } from './use-work-queue';

/** An agent that was not changed, and why. */
export interface RefusedChange {
  change: AgentChangeKind;
  botKey: string;
  name: string;
  why: string;
}

/** What a change needs to know of an agent. */
export type ChangedAgent = Pick<Agent, 'botKey' | 'name'> & {
  status?: Agent['status'] | undefined;
  tags?: readonly string[] | undefined;
};

interface ChangeOptions {
  /** What `addTag` and `removeTag` are about. */
  tag?: string;
  /** Leaves a page that is no more after the change, before its parts are asked for anew and answer that it is gone. */
  leave?: () => Promise<void>;
}

const UNDONE_BY = {
  pause: 'resume',
  resume: 'pause',
  trash: 'restore',
  restore: 'trash',
  addTag: 'removeTag',
  removeTag: 'addTag',
} as const;

/** Whether an agent was before as a change makes it: Undo leaves it alone. */
function wasSo({ status, tags }: ChangedAgent, kind: AgentChangeKind, tag: string | undefined): boolean {
  const hadTag = tag !== undefined && tags?.some((one) => isSameTag(one, tag)) === true;
  if (kind === 'addTag') return hadTag;
  if (kind === 'removeTag') return !hadTag;
  const before = { pause: 'live', resume: 'paused', trash: undefined, restore: undefined }[kind];
  return before !== undefined && status !== undefined && status !== before;
}

/** What was left as it was. */
interface Refusal {
  refused: readonly RefusedChange[];
  /** What went wrong by chance, and may go right the next time. */
  again?: { kind: AgentChangeKind; agents: readonly ChangedAgent[]; tag: string };
}

const NONE_REFUSED: Refusal = { refused: [] };

const keysOf = (agents: readonly ChangedAgent[]) => agents.map(({ botKey }) => botKey);

/** Those of the agents that the provider refused to change. */
function refusedOf(
  change: AgentChangeKind,
  agents: readonly ChangedAgent[],
  results: readonly AgentChangeResult[],
): readonly RefusedChange[] {
  const whyOf = new Map(
    results.filter(({ done }) => !done).map(({ botKey, code }) => [botKey, code ?? 'FAILED']),
  );
  return agents.flatMap(({ botKey, name }) => {
    const why = whyOf.get(botKey);
    return why ? [{ change, botKey, name, why }] : [];
  });
}

/**
 * Pauses, resumes, tags, trashes and restores agents: seen at once, taken back where the provider refuses, with Undo in a
 * toast. `refused` holds those that were left as they were. Many are changed some at a time, and can be stopped between.
 * `of` is what the list was asked for that they are picked from.
 */
export function useAgentChanges(accountId: string, of?: AgentsParams) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentActions;
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const { enqueue, busy, progress, setProgress, stop } = useWorkQueue();
  const [{ refused, again }, setRefused] = useState<Refusal>(NONE_REFUSED);
  const agentsKey = getAgentsQueryKey({ accountId });

  /** All agents that match, as the provider knows them; undefined when that failed or was stopped. */
  const find = (params: AgentsParams, total: number): Promise<readonly Agent[] | undefined> =>
    enqueue(async (signal) => {
      try {
        return await findAgents(params, total, signal, (done) =>
          setProgress({ doing: 'finding', done, of: total }),
        );
      } catch (error) {
        if (!signal.aborted) showFailure(error);
        return undefined;
      }
    });

  const send = (
    change: AgentChangeKind,
    botKeys: readonly string[],
    { tag, leave }: ChangeOptions = {},
  ): Promise<AgentChangeResult[]> =>
    enqueue(async (signal) => {
      await queryClient.cancelQueries({ queryKey: agentsKey });
      const before = queryClient.getQueriesData({ queryKey: agentsKey });
      showAgentChange(queryClient, accountId, { change, tag }, botKeys, of);
      const results: AgentChangeResult[] = [];
      try {
        for (let at = 0; at < botKeys.length; at += agentChangeBotKeysMax) {
          if (at > 0 && signal.aborted) break;
          if (botKeys.length > agentChangeBotKeysMax)
            setProgress({ doing: 'changing', done: at, of: botKeys.length });
          // What has been sent is done: only what comes after it can be stopped.
          const some = botKeys.slice(at, at + agentChangeBotKeysMax);
          const answer = await changeAgents({ accountId, change, ...(tag && { tag }), botKeys: some });
          // A success without results has changed them all.
          results.push(...(answer?.results ?? some.map((botKey) => ({ botKey, done: true }))));
        }
      } catch (error) {
        showFailure(error);
      } finally {
        const done = results.filter((result) => result.done).map(({ botKey }) => botKey);
        if (done.length < botKeys.length) {
          // Taken back as a whole, then what was done is shown again: a look that fails must not leave the rest as done.
          for (const [key, list] of before) queryClient.setQueryData(key, list);
          showAgentChange(queryClient, accountId, { change, tag }, done, of);
        }
        if (done.length > 0) await leave?.();
        void invalidateAfter(queryClient, 'changeAgents');
      }
      return results;
    });

  const tell = (
    kind: AgentChangeKind,
    agents: readonly ChangedAgent[],
    results: readonly AgentChangeResult[],
    tag: string,
  ) => {
    const left = refusedOf(kind, agents, results);
    const byChance = left.filter(({ why }) => why === 'FAILED').map(({ botKey }) => botKey);
    const failed = agents.filter(({ botKey }) => byChance.includes(botKey));
    setRefused({ refused: left, ...(failed.length > 0 && { again: { kind, agents: failed, tag } }) });
  };

  const undo = async (change: AgentChangeKind, agents: readonly ChangedAgent[], tag: string) => {
    const other = agents.filter((agent) => !wasSo(agent, change, tag));
    const undone = UNDONE_BY[change];
    if (other.length > 0) tell(undone, other, await send(undone, keysOf(other), { tag }), tag);
    // What comes out of the trash is paused.
    const wereLive = agents.filter(({ status }) => status === 'live');
    if (change === 'trash' && wereLive.length > 0) await send('resume', keysOf(wereLive));
  };

  /** Makes a change; the answer holds the agents that were changed. */
  const change = async (
    kind: AgentChangeKind,
    agents: readonly ChangedAgent[],
    { tag = '', leave }: ChangeOptions = {},
  ): Promise<readonly ChangedAgent[]> => {
    const results = await send(kind, keysOf(agents), { tag, ...(leave && { leave }) });
    const done = new Set(results.filter((result) => result.done).map(({ botKey }) => botKey));
    const changed = agents.filter(({ botKey }) => done.has(botKey));
    tell(kind, agents, results, tag);
    const [first] = changed;
    if (!first) return changed;
    const pausedKeys = results
      .filter((one) => one.done && one.status === 'paused')
      .map(({ botKey }) => botKey);
    const paused = kind === 'restore' ? changed.filter(({ botKey }) => pausedKeys.includes(botKey)) : [];
    const left = agents.length - results.length;
    const count = (n: number) => ({ n, count: formatNumber(locale, n) });
    showToast({
      title:
        changed.length === 1
          ? t.doneOne[kind]({ name: first.name, tag })
          : t.done[kind]({ ...count(changed.length), tag }),
      ...(left > 0
        ? { text: t.notReached(count(left)) }
        : paused.length > 0 && { text: t.comeBackPaused(count(paused.length)) }),
      // Nobody takes back a restore as soon as they want its agents to answer again.
      action:
        paused.length > 0
          ? { label: t.resume(), onClick: () => void change('resume', paused) }
          : { label: t.undo(), onClick: () => void undo(kind, changed, tag) },
    });
    return changed;
  };

  return {
    change,
    find,
    busy,
    progress,
    stop,
    refused,
    forgetRefused: () => setRefused(NONE_REFUSED),
    retryRefused: again && (() => void change(again.kind, again.agents, { tag: again.tag })),
  };
}
