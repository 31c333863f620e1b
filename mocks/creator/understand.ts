import type { AgentPiece } from '@/api/generated/schemas';
import { readClause } from './read-clause';
import type { Said } from './said';
import type { StoredCreatorState } from './store';
import { foldInPlace } from './text';
import { withoutLead } from './without-lead';

/** One thing that was understood, the words it was said in and what the creator had asked for. */
export type Heard = { said: Said; clause: string; asked: AgentPiece | null };

/** How much of one message is taken up. */
export const CLAUSES_MAX = 12;

/** "Hi, I am Nube. How can I help you?" is a greeting, whatever was asked for. */
const READY_GREETING =
  /^[«“"¡!\s]*(?:hola|buenas|buenos dias|bienvenid\w+|hi|hello|welcome)\b.*\b(?:en que (?:te |le |os |les )?(?:puedo )?ayud|como (?:te |le |os |les )?(?:puedo )?ayud|(?:how|what) (?:can|may) (?:i|we) (?:help|do for))/s;

/** A greeting of several sentences, with a question in it perhaps: asked for, or plainly one. */
export function wholeGreeting(
  question: string,
  clauses: readonly string[],
  asks: AgentPiece | null,
): Heard[] | undefined {
  const isReady = READY_GREETING.test(foldInPlace(question));
  if (asks !== 'greeting' && !isReady) return undefined;
  const parts = clauses.flatMap((clause) => readClause(clause, null));
  const isPlain = parts.every(({ is }) => ['hello', 'question', 'unknown', 'rule'].includes(is));
  const clause = question.trim();
  const [said] = readClause(clause, 'greeting');
  return (isReady || isPlain) && said?.is === 'greeting' ? [{ said, clause, asked: 'greeting' }] : undefined;
}

/** A name and nothing else. */
const OTHER_NAME = /^(?:no,? )?(?:(?:better|mejor|rather) )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})[.!]*$/u;

/** What a short answer means where the conversation stands: "yes" to an offer, "no" to a question. */
export function meantBy(
  heard: Heard,
  { asks, idea, about, named }: StoredCreatorState,
  hasOpenProposal: boolean,
): Heard {
  const { said } = heard;
  // "Ay no, mejor Lucero", of a name that was just given.
  const name = OTHER_NAME.exec(withoutLead(heard.clause))?.[1];
  if (said.is === 'unknown' && named && name !== undefined) return { ...heard, said: { is: 'name', name } };
  if (said.is === 'correction')
    return {
      ...heard,
      said:
        about === null
          ? { is: 'unknown', text: heard.clause }
          : { is: 'value', about, to: said.to, from: null },
    };
  if (said.is === 'reject' && !hasOpenProposal) return { ...heard, said: { is: 'skip' } };
  if (said.is === 'create' && !idea) return { ...heard, said: { is: 'accept' } };
  if (said.is === 'accept' && idea) return { ...heard, said: { is: 'create' } };
  if (said.is === 'accept' && !hasOpenProposal && asks === 'greeting')
    return { ...heard, said: { is: 'greeting', text: null } };
  return heard;
}
