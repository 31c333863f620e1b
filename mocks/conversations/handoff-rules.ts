import type { HandoffRule } from '@mocks/agents/content';
import { fold, WORD } from '@mocks/understanding/fold';
import { angryWords, wantedPerson } from '@mocks/understanding/speech-acts';
import { meaningfulWords } from './search';

/** A rule that a question meets, and by which of its words. */
export type MatchedRule = { rule: HandoffRule; matched: string[] };

/** What a rule is compared with. */
export type Asked = {
  question: string;
  /** Neither this question nor the one before could be answered. */
  unansweredTwice: boolean;
};

function meets(when: HandoffRule['when'], words: readonly string[], asked: Asked): string[] {
  switch (when) {
    case 'asked':
      return wantedPerson(asked.question);
    case 'angry':
      return angryWords(asked.question);
    case 'unanswered':
      return asked.unansweredTwice ? [asked.question.slice(0, 200)] : [];
    case 'topic':
      return words.filter((word) => names(asked.question, word));
  }
}

/** Whether a text says a word, or all of several, in whatever form. */
function names(text: string, wanted: string): boolean {
  const said = meaningfulWords(text);
  const sought = meaningfulWords(wanted);
  if (sought.length > 0) return sought.every((word) => said.includes(word));
  // Words such as "y" say nothing by themselves: they are compared as they stand.
  const folded = (text.match(WORD) ?? []).map(fold);
  const all = (wanted.match(WORD) ?? []).map(fold);
  return all.length > 0 && all.every((word) => folded.includes(word));
}

/** The first rule in use that a question meets. */
export function matchRule(rules: readonly HandoffRule[], asked: Asked): MatchedRule | undefined {
  for (const rule of rules) {
    const matched = rule.enabled ? meets(rule.when, rule.words, asked) : [];
    if (matched.length > 0) return { rule, matched: [...new Set(matched)] };
  }
  return undefined;
}
