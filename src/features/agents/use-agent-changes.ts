import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { agents as askForAgents, changeAgents, getAgentsQueryKey } from '@/api/generated/agents/agents';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { agentChangeBotKeysMax } from '@/api/generated/schemas/agentChange.zod';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import type { AgentChangeResult } from '@/api/generated/schemas/agentChangeResult.zod';
import { type AgentsParams, agentsParamsLimitMax } from '@/api/generated/schemas/agentsParams.zod';
import { formatNumber } from '@/lib/format';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';
import { showAgentChange } from './show-agent-change';

/** An agent that was not changed, and why. */
export interface RefusedChange {
  botKey: string;
  name: string;
  why: string;
}

/** What a change needs to know of an agent. */
export type ChangedAgent = Pick<Agent, 'botKey' | 'name'> & { status?: Agent['status'] | undefined };

/** How far a change of many has come: their names are looked up first, then they are changed. */
export interface AgentProgress {
  doing: 'finding' | 'changing';
  done: number;
  of: number;
}

const LONG_ENOUGH_TO_UNDO_MS = 8000;
const UNDONE_BY = { pause: 'resume', resume: 'pause', trash: 'restore', restore: 'trash' } as const;

const keysOf = (agents: readonly ChangedAgent[]) => agents.map(({ botKey }) => botKey);

/**
 * Pauses, resumes, trashes and restores agents: seen at once, taken back where the provider refuses, with Undo in a
 * toast. `refused` holds those that were left as they were. Many are changed some at a time, and can be stopped between.
 * `of` is what the list was asked for that they are picked from.
 */
export function useAgentChanges(accountId: string, of?: AgentsParams) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentActions;
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<AgentProgress>();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const stopping = useRef<AbortController>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const agentsKey = getAgentsQueryKey({ accountId });

  // What has not been sent when the list is left stays as it is.
  useEffect(() => () => stopping.current?.abort(), []);

  /** One piece of work after the other: an Undo comes after what it undoes. */
  const working = <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const turn = line.current.then(async () => {
      const controller = new AbortController();
      stopping.current = controller;
      setBusy(true);
      try {
        return await work(controller.signal);
      } finally {
        setBusy(false);
        setProgress(undefined);
      }
    });
    line.current = turn.catch(() => undefined);
    return turn;
  };

  /** All agents that match, as the provider knows them; undefined when that failed or was stopped. */
  const find = (params: AgentsParams, total: number): Promise<readonly Agent[] | undefined> =>
    working(async (signal) => {
      const found = new Map<string, Agent>();
      try {
        // A provider that leads back to where it was has no more; a page without agents may hold unreadable ones.
        const asked = new Set<string>();
        for (let cursor: string | null | undefined = '0'; cursor && !asked.has(cursor); ) {
          asked.add(cursor);
          setProgress({ doing: 'finding', done: found.size, of: total });
          const page = await askForAgents({ ...params, cursor, limit: agentsParamsLimitMax }, { signal });
          const bringsNothingNew =
            page.items.length > 0 && page.items.every(({ botKey }) => found.has(botKey));
          for (const agent of page.items) found.set(agent.botKey, agent);
          cursor = bringsNothingNew || asked.size > total ? undefined : page.nextCursor;
        }
      } catch (error) {
        if (!signal.aborted) showFailure(error);
        return undefined;
      }
      return [...found.values()];
    });

  const send = (change: AgentChangeKind, botKeys: readonly string[]): Promise<AgentChangeResult[]> =>
    working(async (signal) => {
      await queryClient.cancelQueries({ queryKey: agentsKey });
      const before = queryClient.getQueriesData({ queryKey: agentsKey });
      showAgentChange(queryClient, accountId, change, botKeys, of);
      const results: AgentChangeResult[] = [];
      try {
        for (let at = 0; at < botKeys.length; at += agentChangeBotKeysMax) {
          if (at > 0 && signal.aborted) break;
          if (botKeys.length > agentChangeBotKeysMax)
            setProgress({ doing: 'changing', done: at, of: botKeys.length });
          // What has been sent is done: only what comes after it can be stopped.
          const some = botKeys.slice(at, at + agentChangeBotKeysMax);
          const answer = await changeAgents({ accountId, change, botKeys: some });
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
          showAgentChange(queryClient, accountId, change, done, of);
        }
        void invalidateAfter(queryClient, 'changeAgents');
      }
      return results;
    });

  const showRefused = (agents: readonly ChangedAgent[], results: readonly AgentChangeResult[]) => {
    const whyOf = new Map(
      results.filter(({ done }) => !done).map(({ botKey, code }) => [botKey, code ?? 'FAILED']),
    );
    setRefused(
      agents.flatMap(({ botKey, name }) => {
        const why = whyOf.get(botKey);
        return why ? { botKey, name, why } : [];
      }),
    );
  };

  const undo = async (change: AgentChangeKind, agents: readonly ChangedAgent[]) => {
    // What was so before stays so.
    const before = { pause: 'live', resume: 'paused', trash: undefined, restore: undefined }[change];
    const other = agents.filter(({ status }) => !before || !status || status === before);
    if (other.length > 0) showRefused(other, await send(UNDONE_BY[change], keysOf(other)));
    // What comes out of the trash is paused.
    const wereLive = agents.filter(({ status }) => status === 'live');
    if (change === 'trash' && wereLive.length > 0) await send('resume', keysOf(wereLive));
  };

  /** Makes a change; the answer holds the agents that were changed. */
  const change = async (
    kind: AgentChangeKind,
    agents: readonly ChangedAgent[],
  ): Promise<readonly ChangedAgent[]> => {
    const results = await send(kind, keysOf(agents));
    const done = new Set(results.filter((result) => result.done).map(({ botKey }) => botKey));
    const changed = agents.filter(({ botKey }) => done.has(botKey));
    showRefused(agents, results);
    if (changed.length === 0) return changed;
    const left = agents.length - results.length;
    const count = (n: number) => ({ n, count: formatNumber(locale, n) });
    showToast({
      title: t.done[kind](count(changed.length)),
      ...(left > 0 && { text: t.notReached(count(left)) }),
      duration: LONG_ENOUGH_TO_UNDO_MS,
      action: { label: t.undo(), onClick: () => void undo(kind, changed) },
    });
    return changed;
  };

  return {
    change,
    find,
    busy,
    progress,
    stop: () => stopping.current?.abort(),
    refused,
    forgetRefused: () => setRefused([]),
  };
}
