import type { StoredUser } from '@mocks/auth/store';
import { meaningfulWords } from '@mocks/conversations/search';
import type { Db } from '@mocks/core/db';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { recordsOf } from '@mocks/inbox/records';
import { seesAgent } from '@mocks/roles/check-role';
import { fold } from '@mocks/understanding/fold';
import type {
  DraftedAnswer,
  Locale,
  QuestionState,
  UnansweredQuestion,
  UnansweredQuestionList,
} from '@/api/generated/schemas';
import { WEBSITES } from './website';

/** This share of a question's words has to be met by what an answer is drafted from. */
const LEAST_MET = 0.5;

/** The same question in other letters is the same question. */
function idOf(botKey: string, question: string): string {
  const said = fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  let hash = 0x811c9dc5;
  for (const letter of `${botKey} ${said}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `qst_${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** An answer from what other agents know and the company has written; null where nothing fits. */
function draftOf(db: Db<State>, accountId: string, question: string, language: Locale): DraftedAnswer | null {
  const asked = meaningfulWords(question);
  const known = Object.values(db.state.agents)
    .filter((one) => one.accountId === accountId)
    .flatMap(({ agent }) => agent.draft.content.knowledge.map(({ title, text }) => ({ title, text })));
  const written = (WEBSITES[accountId] ?? []).map(({ title, texts }) => ({ title, text: texts[language] }));
  const [best] = [...known, ...written]
    .map((source) => {
      const words = new Set(meaningfulWords(`${source.title} ${source.text}`));
      return { source, met: asked.filter((word) => words.has(word)).length / asked.length };
    })
    .filter(({ met }) => met >= LEAST_MET)
    .sort((a, b) => b.met - a.met);
  return best ? { text: best.source.text, sources: [{ title: best.source.title }] } : null;
}

type Grouped = Pick<UnansweredQuestion, 'question'> & {
  questionId: string;
  botKey: string;
  language: Locale;
  asked: number;
  lastAsked: number;
};

/** All that agents had no answer to, also what was settled since. */
function grouped(db: Db<State>, accountId: string): Grouped[] {
  const groups = new Map<string, Grouped>();
  for (const { botKey, language, answers } of recordsOf(db, accountId))
    for (const { unanswered, question, at } of answers) {
      if (!unanswered || question === '') continue;
      const questionId = idOf(botKey, question);
      const group = groups.get(questionId) ?? {
        questionId,
        botKey,
        language,
        question,
        asked: 0,
        lastAsked: at,
      };
      groups.set(questionId, { ...group, asked: group.asked + 1, lastAsked: Math.max(group.lastAsked, at) });
    }
  return [...groups.values()].sort((a, b) => b.asked - a.asked || b.lastAsked - a.lastAsked);
}

/** What visitors asked in vain, and nobody has settled since. */
export function questionsOf(
  db: Db<State>,
  who: StoredUser,
  { accountId, botKey, limit }: { accountId: string; botKey?: string | undefined; limit: number },
): UnansweredQuestionList {
  const open = grouped(db, accountId).filter(
    (one) =>
      (botKey === undefined || one.botKey === botKey) &&
      seesAgent(who, one.botKey) &&
      (db.state.settledQuestions[one.questionId]?.at ?? 0) < one.lastAsked,
  );
  return {
    items: open.slice(0, limit).map(({ lastAsked, ...one }) => ({
      ...one,
      agentName: db.state.agents[one.botKey]?.agent.name ?? '',
      lastAskedAt: new Date(lastAsked).toISOString(),
      draft: draftOf(db, accountId, one.question, one.language),
    })),
    total: open.length,
  };
}

/** Says what became of a question; it is open again once it is asked again. */
export function settle(db: Db<State>, who: StoredUser, questionId: string, state: QuestionState): void {
  const isMeant = (one: Grouped) => one.questionId === questionId;
  if (!grouped(db, who.accountId).some((one) => isMeant(one) && seesAgent(who, one.botKey))) {
    const isForeign = Object.keys(db.state.accounts).some((accountId) =>
      grouped(db, accountId).some(isMeant),
    );
    if (isForeign) refuseForeign();
    refuseUnknown();
  }
  if (state === 'open') delete db.state.settledQuestions[questionId];
  else db.state.settledQuestions[questionId] = { state, at: db.now() };
}
