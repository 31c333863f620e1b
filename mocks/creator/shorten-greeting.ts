import { REMOVES } from './patterns';
import { foldInPlace } from './text';

/** "Better say Roldán and Sons": a name in a greeting in the place of the one that begins like it. */
export function renamedGreeting(greeting: string, thought: string): string | undefined {
  const { name = '' } =
    /(?:diga|ponga|pon|di|say|says|put|use)\s[«“"]?(?<name>\p{Lu}[^«»“”".!?]*)[»”".!\s]*$/u.exec(thought)
      ?.groups ?? {};
  const words = name.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const start = words.slice(0, length).join(' ');
    if (greeting.includes(start)) return greeting.includes(name) ? undefined : greeting.replace(start, name);
  }
  return undefined;
}

/** "Have a nice day is too much, drop it", "con un emoji al final basta": what becomes of a greeting; undefined where nothing of it is meant. */
export function shortenedGreeting(greeting: string, thought: string): string | undefined {
  const folded = foldInPlace(thought);
  const emojis = /\p{Extended_Pictographic}\uFE0F?\s*/gu;
  const all = [...greeting.matchAll(emojis)];
  const [emoji] = thought.match(/\p{Extended_Pictographic}\uFE0F?/u) ?? [];
  if (emoji !== undefined && /\b(?:add|put|anade|pon|con|with)\b/.test(folded))
    return `${greeting.trim()} ${emoji}`;
  if (/\bemojis?\b/.test(folded) && all.length > 0) {
    const last = /\b(?:un|uno|one|a single)\b/.test(folded) ? all.at(-1)?.[0].trim() : undefined;
    const plain = greeting.replace(emojis, '').replace(/\s+$/, '');
    return last === undefined ? plain : `${plain} ${last}`;
  }
  if (
    !REMOVES.test(folded) &&
    !/\b(?:too much|too long|drop it|cut it|sobra|demasiado|quitalo|fuera)\b/.test(folded)
  )
    return undefined;
  const said = ` ${(folded.match(/\p{L}+/gu) ?? []).join(' ')} `;
  const sentences = greeting.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  const isNamed = (sentence: string) => {
    const words = foldInPlace(sentence).match(/\p{L}+/gu) ?? [];
    return words.some((word, at) => at > 0 && said.includes(` ${words[at - 1]} ${word} `));
  };
  const rest = sentences.filter((sentence) => !isNamed(sentence));
  return rest.length > 0 && rest.length < sentences.length ? rest.join('').trim() : undefined;
}
