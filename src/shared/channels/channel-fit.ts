import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { CHANNEL_LIMITS } from './channel-limits';

/** What of a text a channel cuts or cannot show, with the exact place. */
export type FitFinding =
  | { kind: 'long'; quote: string; limit: number; unit: 'characters' | 'bytes'; over: number }
  | { kind: 'markdown' | 'bold' | 'heading' | 'table' | 'link' | 'image'; quote: string }
  | { kind: 'buttonLong'; quote: string; limit: number; over: number }
  | { kind: 'buttons'; quote: string; limit: number; n: number };

const BOLD = /\*\*[^*\n]+\*\*|__[^_\n]+__/;
const HEADING = /^#{1,6} .+$/m;
const TABLE = /^\|.+\|[ \t]*\n\|[ \t:|-]+\|[ \t]*$/m;
const LINK = /(?<!!)\[[^\]\n]+\]\((?:https?:\/\/|mailto:)[^)\s]+\)/;
const IMAGE = /!\[[^\]\n]*\]\([^)\s]+\)/;

const QUOTE_LENGTH = 40;
const short = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > QUOTE_LENGTH ? `${line.slice(0, QUOTE_LENGTH)}…` : line;
};

const bytesOf = (letter: string) => new TextEncoder().encode(letter).length;

/** What arrives of a text, and what does not; letters are never cut in two. */
export function cutFor(channel: ChannelKind, text: string): { kept: string; rest: string } {
  const { text: limit } = CHANNEL_LIMITS[channel];
  if (!limit) return { kept: text, rest: '' };
  let used = 0;
  let end = 0;
  for (const letter of text) {
    used += limit.unit === 'bytes' ? bytesOf(letter) : 1;
    if (used > limit.max) break;
    end += letter.length;
  }
  return { kept: text.slice(0, end), rest: text.slice(end) };
}

/** What a channel makes of a message that is sent as it stands here. */
export function fitOf(channel: ChannelKind, text: string): FitFinding[] {
  const { text: limit, bold, headings, tables, links, images } = CHANNEL_LIMITS[channel];
  const { kept, rest } = cutFor(channel, text);
  // From the word on that the cut goes through.
  const begun = /^\s/.test(rest) ? '' : (/(?<=\s)\S{1,30}$/.exec(kept)?.[0] ?? '');
  const first = (pattern: RegExp) => short(pattern.exec(text)?.[0] ?? '');
  const found = (
    kind: 'markdown' | 'bold' | 'heading' | 'table' | 'link' | 'image',
    quote: string,
  ): FitFinding[] => (quote === '' ? [] : [{ kind, quote }]);
  const over = limit?.unit === 'bytes' ? bytesOf(rest) : [...rest].length;
  return [
    ...(limit && rest !== ''
      ? [{ kind: 'long' as const, quote: short(begun + rest), limit: limit.max, unit: limit.unit, over }]
      : []),
    ...(bold === 'none' ? found('markdown', first(BOLD)) : []),
    ...(bold === 'asterisk' ? found('bold', first(BOLD)) : []),
    ...(headings ? [] : found('heading', first(HEADING))),
    ...(tables ? [] : found('table', first(TABLE))),
    ...(links ? [] : found('link', first(LINK))),
    ...(images ? [] : found('image', first(IMAGE))),
  ];
}

/** What a channel makes of the buttons that a message is to offer. */
export function buttonsFitOf(channel: ChannelKind, labels: readonly string[]): FitFinding[] {
  const { buttons } = CHANNEL_LIMITS[channel];
  if (!buttons || labels.length === 0) return [];
  const { max, length } = buttons;
  const tooLong = labels
    .map((label) => ({ label, over: [...label].length - length }))
    .filter(({ over }) => over > 0)
    .map(({ label, over }) => ({ kind: 'buttonLong' as const, quote: label, limit: length, over }));
  const n = labels.length;
  return [
    ...tooLong,
    ...(n > max ? [{ kind: 'buttons' as const, quote: labels.join(', '), limit: max, n }] : []),
  ];
}

const QUOTED = /“([^”]+)”|«([^»]+)»|"([^"]+)"/g;
const BUTTONS = /\b(?:buttons?|quick repl(?:y|ies))\b|\b(?:bot(?:ón|ones)|respuestas? rápidas?)(?!\p{L})/iu;
const QUOTE_BLOCK = /(?:^> ?.*(?:\n|$))+/gm;

function quotedIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, curly, angled, straight]) => curly ?? angled ?? straight ?? '');
}

/**
 * What instructions have an agent say word for word: passages in quotation marks, which may go over several lines, and
 * passages behind `>`. In a line that speaks of buttons, what is quoted is their labels.
 */
export function fixedTextsIn(instructions: string): { messages: string[]; buttons: string[][] } {
  const lines = instructions.split('\n');
  const buttons = lines.filter((line) => BUTTONS.test(line)).map(quotedIn);
  const others = lines.map((line) => (BUTTONS.test(line) ? '' : line)).join('\n');
  const behind = (others.match(QUOTE_BLOCK) ?? []).map((block) => block.replace(/^> ?/gm, '').trim());
  const messages = [...quotedIn(others.replace(QUOTE_BLOCK, '')), ...behind];
  return { messages, buttons: buttons.filter((labels) => labels.length > 0) };
}

/** What a channel makes of the texts that instructions give word for word. */
export function fixedFitOf(channel: ChannelKind, instructions: string): FitFinding[] {
  const { messages, buttons } = fixedTextsIn(instructions);
  return [
    ...messages.flatMap((message) => fitOf(channel, message)),
    ...buttons.flatMap((labels) => buttonsFitOf(channel, labels)),
  ];
}
