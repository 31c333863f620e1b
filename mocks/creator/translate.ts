import type { Locale } from '@/api/generated/schemas';
import type { Edit } from './edit';
import { translated } from './known-translations';
import { isFormal } from './missing-pieces';
import { otherThan } from './sentences';
import { ownGreeting } from './tones';

/** How many of the texts that cannot be translated are named. */
const NAMES_MAX = 6;

/** Writes what is missing in a language, as far as its translation is known. */
export function translate({ collected, agent, words, notes }: Edit, to: Locale): void {
  const { content } = agent;
  const from = otherThan(to);
  let done = 0;
  const unknown: string[] = [];
  const take = (path: string, texts: Record<Locale, string>, called: string) => {
    if (texts[to].trim() !== '' || texts[from].trim() === '') return;
    const text = translated(texts[from], from, to);
    if (text === undefined) unknown.push(called);
    else {
      done += 1;
      collected.put(path, text, words.reasons.translated);
    }
  };
  take(`summary.${to}`, content.summary, words.pieces.purpose);
  // Whoever is greeted in a language is answered in it.
  const isOwn = agent.name !== '' && translated(content.greeting[from], from, to) === undefined;
  if (content.greeting[to].trim() === '' && isOwn) {
    done += 1;
    // Without a greeting in its main language it would greet in the other one only.
    for (const one of content.greeting[from].trim() === '' ? [from, to] : [to])
      collected.put(
        `greeting.${one}`,
        ownGreeting(agent.name, isFormal(content))[one],
        words.reasons.ownGreeting,
      );
  } else take(`greeting.${to}`, content.greeting, words.pieces.greeting);
  for (const [index, { blockId, texts, enabled }] of content.instructions.entries())
    if (enabled) take(`instructions.${blockId}.texts.${to}`, texts, words.where.block(index + 1));
  if (done > 0) notes.push(words.translated(done));
  if (unknown.length > 0)
    notes.push(words.notTranslated(unknown.length, unknown.slice(0, NAMES_MAX).join(', ')));
  if (done + unknown.length === 0) notes.push(words.nothingToTranslate);
}
