import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import {
  applyProposal,
  getCreatorStateQueryKey,
  rejectProposal,
  undoProposal,
  useCreatorState,
} from '@/api/generated/creator/creator';
import { getAgentQueryKey, getAgentQueryOptions } from '@/api/generated/drafts/drafts';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { CreatorState } from '@/api/generated/schemas/creatorState.zod';
import type { Proposal } from '@/api/generated/schemas/proposal.zod';
import { changedFields } from '@/shared/agent-draft/changed-fields';
import { overRevision } from '@/shared/agent-draft/over-revision';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import type { Chat } from '@/shared/chat/chat';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { changeState } from './change-state';

/** What can be done with changes of a proposal. */
export type Decision = 'apply' | 'reject' | 'undo';

/** Why a decision was not carried out: own changes that are not saved, or what the provider said. */
export interface DecisionFailure {
  proposalId: string;
  why: 'unsaved' | 'changedSince' | 'outdated' | 'failed';
  error: unknown;
}

/** What a conversation with the creator has come to, and what can be done with it. */
export interface Creator {
  state: CreatorState | undefined;
  /** Why it could not be loaded. */
  error: unknown;
  reload: () => void;
  decide: (decision: Decision, proposal: Proposal, changeIds: string[]) => Promise<void>;
  /** The proposal that is being decided on. */
  busy: string | undefined;
  failure: DecisionFailure | undefined;
  /** What was decided last, and how many changes it moved. */
  decided: { decision: Decision; changes: number } | undefined;
  /** The places of the draft that were changed last. */
  marked: readonly string[];
}

function whyOf(error: ApiError): DecisionFailure['why'] {
  if (error.code === 'CHANGED_SINCE') return 'changedSince';
  return error.code === 'PROPOSAL_OUTDATED' ? 'outdated' : 'failed';
}

/** Follows what a chat with the creator proposes for an agent's draft, and takes it into the draft or leaves it. */
export function useCreator(chat: Chat, botKey: string, draft?: Pick<AgentDraft, 'saveNow'>): Creator {
  const queryClient = useQueryClient();
  const { conversationId, answering } = chat;
  const query = useCreatorState(conversationId ?? '', { query: { enabled: conversationId !== undefined } });
  const [busy, setBusy] = useState<string>();
  const deciding = useRef(false);
  const [failure, setFailure] = useState<DecisionFailure>();
  const [decided, setDecided] = useState<Creator['decided']>();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const stateKey = getCreatorStateQueryKey(conversationId ?? '');

  const readAgain = () => void invalidateAfter(queryClient, 'applyProposal', botKey);

  // An answer may propose, and "yes" or "undo" may have changed the draft: what it came to is read when it ends.
  const ended = useEffectEvent(
    () => void invalidateAfter(queryClient, 'creatorAnswered', botKey, conversationId ?? ''),
  );
  const answered = useRef(false);
  useEffect(() => {
    if (answering) answered.current = true;
    else if (answered.current) ended();
  }, [answering]);

  const put = (proposal: Proposal) =>
    queryClient.setQueryData<CreatorState>(
      stateKey,
      (known) =>
        known && {
          ...known,
          proposals: known.proposals.map((one) => (one.proposalId === proposal.proposalId ? proposal : one)),
        },
    );

  /** On the draft as it is known, once more on the one that somebody saved meanwhile. */
  async function onLatestDraft(decision: 'apply' | 'undo', proposal: Proposal, changeIds: string[]) {
    const call = decision === 'apply' ? applyProposal : undoProposal;
    const on = ({ draft: { revision } }: AgentDetail, ids: string[]) =>
      overRevision(botKey, revision, (request) => call(proposal.proposalId, { changeIds: ids }, request));
    const known = await queryClient.query(getAgentQueryOptions(botKey));
    try {
      return await on(known, changeIds);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'DRAFT_CHANGED') throw error;
      const latest = await queryClient.query({ ...getAgentQueryOptions(botKey), staleTime: 0 });
      const { name, draft } = latest;
      const fitting = proposal.changes.filter(
        (change) =>
          changeIds.includes(change.changeId) &&
          (decision === 'undo' || changeState(change, name, draft.content) !== 'outdated'),
      );
      return await on(latest, fitting.length > 0 ? fitting.map(({ changeId }) => changeId) : changeIds);
    }
  }

  /** What became of a proposal whose decision was carried out without a word. */
  async function readDecided(proposal: Proposal): Promise<Proposal> {
    await invalidateAfter(queryClient, 'rejectProposal', botKey, conversationId ?? '');
    const state = queryClient.getQueryData<CreatorState>(stateKey);
    return state?.proposals.find(({ proposalId }) => proposalId === proposal.proposalId) ?? proposal;
  }

  async function carryOut(decision: Decision, proposal: Proposal, changeIds: string[]): Promise<Proposal> {
    if (decision === 'reject')
      return (await rejectProposal(proposal.proposalId, { changeIds })) ?? (await readDecided(proposal));
    const outcome = await onLatestDraft(decision, proposal, changeIds);
    if (!outcome) return readDecided(proposal);
    const { draft: saved, proposal: now } = outcome;
    queryClient.setQueryData<AgentDetail>(
      getAgentQueryKey(botKey),
      (known) => known && { ...known, draft: saved },
    );
    return now;
  }

  async function decide(decision: Decision, proposal: Proposal, changeIds: string[]) {
    if (deciding.current) return;
    deciding.current = true;
    const { proposalId } = proposal;
    setBusy(proposalId);
    setFailure(undefined);
    setDecided(undefined);
    try {
      if (decision !== 'reject' && draft && !(await draft.saveNow())) {
        setFailure({ proposalId, why: 'unsaved', error: null });
        return;
      }
      const now = await carryOut(decision, proposal, changeIds);
      const moved = now.changes.filter(
        ({ changeId, state }) =>
          state !== proposal.changes.find((before) => before.changeId === changeId)?.state,
      );
      put(now);
      setDecided({ decision, changes: changedFields(moved).length });
      if (decision !== 'reject') setMarked(moved.map(({ path }) => path));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ proposalId, why: whyOf(error), error });
    } finally {
      deciding.current = false;
      setBusy(undefined);
      if (decision !== 'reject') readAgain();
    }
  }

  return {
    state: query.data,
    error: query.data ? null : query.error,
    reload: () => void query.refetch(),
    decide,
    busy,
    failure,
    decided,
    marked,
  };
}
