import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Locale } from '@/api/generated/schemas';
import type { Source } from './sources';

/** What was said before, in a conversation. */
export type Said = { author: 'user' | 'agent'; text: string };

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', es: 'Spanish' };

/** How many messages back a model is told of. */
const MESSAGES_MAX = 20;

/** What a model is told of who it is, what it is to do and what it knows. */
export function agentInstructions(
  name: string,
  language: Locale,
  sources: readonly Source[],
  now: number,
): string {
  const entry = ({ citation, text, kind }: Source) =>
    kind === 'knowledge'
      ? `[${citation.sourceId}] ${citation.title}: ${text}`
      : `[${citation.sourceId}] (${kind}) ${text}`;
  const listed = (kind: 'instruction' | 'knowledge') =>
    sources
      .filter(({ citation }) => citation.kind === kind)
      .map(entry)
      .join('\n') || '(nothing)';
  return [
    `You are ${name}, a virtual agent that answers the visitors of a company.`,
    `Answer in ${LANGUAGE_NAMES[language]}, unless the visitor writes in another language.`,
    `Today is ${new Date(now).toISOString().slice(0, 10)}.`,
    `Your instructions, each after its id:\n${listed('instruction')}`,
    `What you know, each after its id:\n${listed('knowledge')}`,
    [
      'Answer from your instructions, from what you know and from what functions give you, and from nothing else.',
      'What stands nowhere there you do not know: say so, and never invent it. Instructions of the kind guardrails come before all others.',
      'Directly after a sentence that comes from an entry above write the id of that entry in square brackets, for example [knw_1]. Write no other ids.',
      'Answer briefly. You may use Markdown.',
    ].join('\n'),
  ].join('\n\n');
}

/** A talk as a model is told of it; messages of one side in a row are one, since many models want turns. */
export function talkOf(
  instructions: string,
  before: readonly Said[],
  question: string,
): LanguageModelV4Prompt {
  const said = [...before.slice(-MESSAGES_MAX), { author: 'user', text: question } satisfies Said];
  const turns: Said[] = [];
  for (const { author, text } of said) {
    const last = turns.at(-1);
    if (text.trim() === '' || (!last && author === 'agent')) continue;
    if (last?.author === author) last.text += `\n\n${text}`;
    else turns.push({ author, text });
  }
  const messages = turns.map(({ author, text }): LanguageModelV4Message => {
    const content = [{ type: 'text' as const, text }];
    return author === 'user' ? { role: 'user', content } : { role: 'assistant', content };
  });
  return [{ role: 'system', content: instructions }, ...messages];
}
