import type { AnsweredBy, LiveTurn } from '@mocks/conversations/answerer';
import { failLive } from '@mocks/conversations/live-answer';
import { endJob } from '@mocks/jobs/store';
import type { Model } from './connect-model';
import { errorOf, ModelFailure } from './model-failure';
import { runTests } from './run-tests';
import { writeAnswer } from './write-answer';
import { writeCreatorTurn } from './write-creator-turn';

type Tell = (failure: ModelFailure, reference: string | undefined) => void;

/** Why it failed; a fault of ours is told to whoever runs it, and is a failure of the model to everybody else. */
function failureIn(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  console.error(error);
  return new ModelFailure('MODEL_FAILED', { cause: error });
}

/** Lets a model answer for agents, for the creator and in tests; `tell` hears why it could not. */
export function answeredByModel(model: Model, tell: Tell = () => {}): AnsweredBy {
  return (db, keep, outside) => {
    /** What is being written, by its message. */
    const going = new Map<string, AbortController>();

    async function write(turn: LiveTurn, signal: AbortSignal): Promise<void> {
      const isCreator = turn.stored.conversation.kind === 'creator';
      try {
        if (isCreator) await writeCreatorTurn(db, model, turn, signal);
        else await writeAnswer(db, model, { ...turn, outside }, signal);
      } catch (error) {
        if (signal.aborted) return;
        const failure = failureIn(error);
        const answered = await errorOf(failure);
        tell(failure, answered.reference);
        failLive(db, turn.answer, answered, failure.retryAfter);
      }
    }

    return {
      answer: (turn) => {
        const { messageId } = turn.answer;
        const stopping = new AbortController();
        going.set(messageId, stopping);
        void write(turn, stopping.signal)
          .finally(() => going.get(messageId) === stopping && going.delete(messageId))
          .then(keep)
          .catch(console.error);
      },
      stop: (messageId) => going.get(messageId)?.abort(),
      runTests: (run) => {
        const { job } = run;
        const progress = run.run.results.length / Object.keys(run.run.asked).length;
        Object.assign(job, { progress, failsIn: null, error: undefined, settled: false });
        const failed = async (error: unknown) => {
          const failure = failureIn(error);
          const answered = await errorOf(failure);
          tell(failure, answered.reference);
          endJob(db, job, answered);
        };
        void runTests(db, model, { ...run, outside }, new AbortController().signal)
          .catch(failed)
          .then(keep)
          .catch(console.error);
      },
    };
  };
}
