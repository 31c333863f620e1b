import type { Answer } from './answer';

const WORDS = 2000;

/** An answer of some 2,000 words in Markdown, made of what an agent has to say: for 10 seconds at 200 words a second. */
export function longAnswer({ text, ...answer }: Answer): Answer {
  const sentences = text.split(/(?<=[.!?…])\s+/);
  const parts: string[] = [];
  let words = 0;
  for (let turn = 0; words < WORDS; turn += 1) {
    const sentence = sentences[turn % sentences.length] ?? text;
    const next = sentences[(turn + 1) % sentences.length] ?? text;
    const part = [
      `### ${turn + 1}. ${sentence.split(' ').slice(0, 4).join(' ')}`,
      `${sentence} **${next}**`,
      `- ${next}\n- \`${turn + 1}\` ${sentence}`,
    ].join('\n\n');
    parts.push(part);
    words += part.split(/\s+/).length;
  }
  return { ...answer, text: parts.join('\n\n') };
}
