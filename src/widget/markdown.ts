import { h } from './dom';

const INLINE =
  /`([^`]+)`|\*\*(\S(?:.*?\S)?)\*\*|\*(\S(?:.*?\S)?)\*|\[([^\]]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"')]+[^\s<>"').,;:!?])/;

/** An address a visitor can be led to; anything else stays text. */
function safeAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(text).protocol) ? text : undefined;
}

function link(href: string, content: (Node | string)[]): HTMLElement {
  return h('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...content);
}

/** The words of one line, with what is bold, italic, code or a link in it. */
export function inline(text: string): (Node | string)[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [whole, code, bold, emphasis, label, address, bare] = found;
  const before = text.slice(0, found.index);
  const after = inline(text.slice(found.index + whole.length));
  const make = (): Node | string => {
    if (code !== undefined) return h('code', {}, code);
    if (bold !== undefined) return h('strong', {}, ...inline(bold));
    if (emphasis !== undefined) return h('em', {}, ...inline(emphasis));
    const href = safeAddress(address ?? bare ?? '');
    if (href === undefined) return whole;
    return link(href, label === undefined ? [href] : inline(label));
  };
  return [...(before === '' ? [] : [before]), make(), ...after];
}

const LIST = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*)$/;
const QUOTE = /^>\s?(.*)$/;
const FENCE = /^\s*```/;

function linesOf(lines: readonly string[]): (Node | string)[] {
  return lines.flatMap((line, index) => [...(index > 0 ? [h('br')] : []), ...inline(line)]);
}

/** How many lines from this one on belong together. */
function run(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let to = from;
  while (to < lines.length && belongs(lines[to] ?? '')) to += 1;
  return to;
}

const isPlain = (line: string) =>
  line.trim() !== '' && ![LIST, HEADING, QUOTE, FENCE].some((pattern) => pattern.test(line));

function blockAt(lines: readonly string[], at: number): { node: Node; next: number } {
  const line = lines[at] ?? '';
  if (FENCE.test(line)) {
    const end = run(lines, at + 1, (one) => !FENCE.test(one));
    return { node: h('pre', {}, h('code', {}, lines.slice(at + 1, end).join('\n'))), next: end + 1 };
  }
  const [, number, first] = LIST.exec(line) ?? [];
  if (first !== undefined) {
    const isSame = (one: string) => (LIST.exec(one)?.[1] === undefined) === (number === undefined);
    const end = run(lines, at, (one) => LIST.test(one) && isSame(one));
    const items = lines.slice(at, end).map((one) => h('li', {}, ...inline(LIST.exec(one)?.[2] ?? '')));
    const list = number === undefined ? h('ul', {}, ...items) : h('ol', { start: number }, ...items);
    return { node: list, next: end };
  }
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { node: h('p', {}, h('strong', {}, ...inline(heading))), next: at + 1 };
  if (QUOTE.test(line)) {
    const end = run(lines, at, (one) => QUOTE.test(one));
    const said = lines.slice(at, end).map((one) => QUOTE.exec(one)?.[1] ?? '');
    return { node: h('blockquote', {}, ...linesOf(said)), next: end };
  }
  const end = run(lines, at, isPlain);
  return { node: h('p', {}, ...linesOf(lines.slice(at, end))), next: end };
}

/** What an agent writes, as elements: the part of Markdown that a chat needs. Nothing in it becomes markup. */
export function markdown(text: string): Node[] {
  const lines = text.split('\n');
  const nodes: Node[] = [];
  for (let at = 0; at < lines.length; ) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const { node, next } = blockAt(lines, at);
    nodes.push(node);
    at = next;
  }
  return nodes;
}
