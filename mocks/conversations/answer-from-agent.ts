import { callTools, type ToolUse } from '@mocks/tools/call-tools';
import type { Locale, UnusedSentence } from '@/api/generated/schemas';
import { type Answer, answerOf, type Piece, sourceOf } from './answer';
import { greet, isGreeting } from './greet';
import { knownSentences, type Speaker } from './known-sentences';
import { fold, type Match, searchSentences, termsOf } from './search';
import { spoken, WORDS } from './wording';

function missingBlock(question: string): 'scenarios' | 'goals' | 'rules' {
  const folded = fold(question);
  if (/\b(si|if|que pasa|what happens)\b/.test(folded)) return 'scenarios';
  if (/\b(puedes|podeis|ayuda|can you|help)\b/.test(folded)) return 'goals';
  return 'rules';
}

/** Where a good match ends: a sentence has to be at least this near to the best one. */
const NEAR_THE_BEST = 0.7;
const MOST_SENTENCES = 3;

/** How many sentences that were left out are told of. */
const MOST_UNUSED = 6;

/**
 * Answers a question from what the agent is told and knows, by search; changing an instruction changes the answer. `made`:
 * what its tools gave, where they were called already.
 */
export function answerFromAgent(
  speaker: Speaker,
  question: string,
  language: Locale,
  now = Date.now(),
  made?: ToolUse[],
): Answer {
  if (isGreeting(question)) return { ...greet(speaker, language), terms: termsOf(question) };
  const all = knownSentences(speaker, language);
  const sentences = all.filter(({ enabled }) => enabled);
  const matches = searchSentences(sentences, question);
  // By themselves: what is switched off must not change how the rest is weighed.
  const off = searchSentences(
    all.filter(({ enabled }) => !enabled),
    question,
  ).filter(({ enough }) => enough);
  const tools = made ?? callTools(speaker.content, question, language, now);

  const enough = matches.filter((match) => match.enough);
  // A guardrail speaks only when it meets more of the question than any fact does.
  const facts = enough.filter(({ sentence }) => !sentence.guardrail);
  const mostWords = Math.max(0, ...facts.map(({ words }) => words));
  const limits = enough.filter(({ sentence, words }) => sentence.guardrail && words > mostWords);
  const found = limits.length > 0 ? limits : facts;
  const best = found[0];
  const forbids =
    best?.sentence.guardrail && /^(no|nunca|jamás|never|do not|don't)\b/i.test(best.sentence.text)
      ? best
      : undefined;
  const toolAnswers = !forbids && tools.some(({ state }) => state === 'done');
  const said = forbids
    ? [forbids]
    : toolAnswers || !best
      ? []
      : found
          .filter(
            (match) =>
              match === best ||
              (match.wordsInText >= best.wordsInText && match.score >= best.score * NEAR_THE_BEST),
          )
          .slice(0, MOST_SENTENCES)
          .sort((a, b) => a.sentence.id - b.sentence.id);

  const reasonOf = (match: Match): UnusedSentence['reason'] => {
    if (!match.sentence.enabled) return 'switched_off';
    if (!match.enough) return 'too_few_words';
    if (limits.length > 0 && !match.sentence.guardrail) return 'rule_came_first';
    if (match.sentence.guardrail && limits.length === 0) return 'rule_not_met';
    return toolAnswers ? 'tool_answered' : 'less_relevant';
  };
  const notUsed = [...matches, ...off]
    .filter((match) => !said.includes(match))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_UNUSED)
    .map((match) => ({ ...sourceOf(match.sentence, match.score), reason: reasonOf(match) }));
  const looked = sentences.filter(({ guardrail }) => guardrail).map(({ citation }) => citation.sourceId);
  const trace = {
    searched: true,
    notUsed,
    terms: termsOf(question),
    found: [...new Set(enough.map(({ sentence }) => sentence.citation.sourceId))],
    tools: forbids ? [] : tools,
    guardrails: { looked: [...new Set(looked)], met: forbids?.sentence.text ?? '' },
    citations: [...new Map(said.map(({ sentence: { citation } }) => [citation.sourceId, citation])).values()],
  };

  if (forbids) {
    const rule = forbids.sentence.text.replace(/\.$/, '');
    const text = WORDS[language].forbidden(rule);
    return answerOf([{ text, source: sourceOf(forbids.sentence, forbids.score) }], trace);
  }
  const fromTools = trace.tools.map(({ toolkit, action, state, result }): Piece => {
    const source = { sourceId: `tool_${toolkit}`, kind: 'tool' as const, title: `${toolkit}.${action}` };
    return state === 'done'
      ? { text: result, source: { ...source, text: result, score: null } }
      : { text: WORDS[language].toolFailed };
  });
  const pieces = said.map(
    ({ sentence, score }): Piece => ({
      text: spoken(sentence.text, sentence.language),
      source: sourceOf(sentence, score),
    }),
  );
  if (fromTools.length + pieces.length > 0) return answerOf([...fromTools, ...pieces], trace);

  const about = question.trim().replace(/^[¿¡\s]+|[?!.\s]+$/g, '');
  const words = WORDS[language];
  if (about === '') return answerOf([{ text: words.help }], trace);
  const unknown = words.unknown(about.slice(0, 120), words.blocks[missingBlock(question)]);
  const speaksIt = sentences.some((sentence) => sentence.language === language);
  return answerOf([{ text: speaksIt ? unknown : `${unknown} ${words.otherLanguage}` }], {
    ...trace,
    unanswered: true,
  });
}

/** Says everything the agent is told: an answer long enough to be interrupted. */
export function sayEverything(speaker: Speaker, language: Locale): Answer {
  const pieces = knownSentences(speaker, language)
    .filter(({ guardrail, enabled }) => enabled && !guardrail)
    .map(
      (sentence): Piece => ({
        text: spoken(sentence.text, sentence.language),
        source: sourceOf(sentence, null),
      }),
    );
  return answerOf(pieces.length > 0 ? pieces : [{ text: speaker.name }], {});
}
