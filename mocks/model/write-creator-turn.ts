import type { LiveTurn } from '@mocks/conversations/answerer';
import { writeLive } from '@mocks/conversations/live-answer';
import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { runCommand } from '@mocks/creator/commands';
import { ideaNow } from '@mocks/creator/idea';
import { missingPieces } from '@mocks/creator/missing-pieces';
import { keepProposal, namedContent, newCreatorState, type StoredCreatorState } from '@mocks/creator/store';
import { actionsOn } from '@mocks/creator/take-turn';
import { languageOf } from '@mocks/creator/text';
import type { Locale } from '@/api/generated/schemas';
import { talkOf } from './agent-prompt';
import { shapeOf, writtenBy } from './ask-for-json';
import type { Model } from './connect-model';
import { creatorInstructions } from './creator-prompt';
import { CreatorReply, type ReadTurn, readTurn } from './creator-turn';
import { ModelFailure } from './model-failure';
import { replyReader } from './read-reply';
import { saidBefore } from './write-answer';

type Understood = Exclude<ReadTurn, { faults: string }>;

const SHAPE = shapeOf('creator_turn', CreatorReply);

/** The idea of a new agent with what a turn adds to it. */
function grownIdea(
  state: StoredCreatorState,
  { name, purpose, puts }: Understood,
  language: Locale,
): StoredCreatorState {
  if (!state.idea) return state;
  const { idea } = state;
  return {
    ...state,
    idea: {
      ...idea,
      name: name?.trim() ?? idea.name,
      purpose: purpose?.trim() || idea.purpose,
      language: idea.language ?? language,
      thoughtUp: [...(idea.thoughtUp ?? []), ...puts],
    },
  };
}

/** Lets a model answer as the creator: what it says is read while it comes, what it proposes is judged by the contract. */
export async function writeCreatorTurn(
  db: Db<State>,
  model: Model,
  { who, stored, answer, question }: LiveTurn,
  signal: AbortSignal,
): Promise<void> {
  const { messageId } = answer;
  const { accountId, conversation } = stored;
  const { conversationId, botKey } = conversation;
  const { agent } = db.state.agents[botKey] ?? refuseUnknown();
  const state = db.state.creatorStates[conversationId] ?? newCreatorState(agent.isCreator);
  const language = languageOf(question, stored.language);
  const idea = ideaNow(state, stored.language);
  const now = idea ? { name: idea.name ?? '', content: idea.content } : namedContent(agent);
  const { actions, hasOpenProposal } = actionsOn(db, stored, who, agent);
  const missing = idea ? idea.missing : missingPieces(now.content);
  const situation = { agent: now, isIdea: idea !== null, missing, hasOpenProposal, language };
  const prompt = talkOf(creatorInstructions(situation), saidBefore({ stored, answer }), question);

  let said = '';
  const say = (text: string) => {
    if (text === '') return;
    said += text;
    writeLive(db, answer, { type: 'token', messageId, text });
  };
  const newBlockId = () => db.id('blk');
  const reply = replyReader();
  const raw = await writtenBy(model, prompt, SHAPE, signal, (text) => say(reply(text)));
  let turn = readTurn(raw, now, newBlockId);
  if ('faults' in turn) {
    // Once more: most models mend what they are told of.
    prompt.push(
      { role: 'assistant', content: [{ type: 'text', text: raw || '(nothing)' }] },
      { role: 'user', content: [{ type: 'text', text: mendingOf(turn.faults) }] },
    );
    turn = readTurn(await writtenBy(model, prompt, SHAPE, signal), now, newBlockId);
  }
  if ('faults' in turn) throw new ModelFailure('MODEL_UNREADABLE', { cause: turn.faults });
  if (said === '') say(turn.reply);

  const { command, changes } = turn;
  if (command !== 'none' && !idea) say(`\n\n${runCommand({ is: command }, actions, language) ?? ''}`);
  db.state.creatorStates[conversationId] = grownIdea(state, turn, language);
  if (!idea && changes.length > 0) {
    const { proposal } = keepProposal(db, accountId, agent, { conversationId, messageId }, changes);
    writeLive(db, answer, { type: 'proposal', messageId, proposal });
  }
  writeLive(db, answer, { type: 'message.end', messageId, state: 'complete' });
}

function mendingOf(faults: string): string {
  return `That JSON cannot be read: ${faults.slice(0, 2000)}\nAnswer with the whole JSON object again, mended, and nothing else.`;
}
