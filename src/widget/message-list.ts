import type { VisitorMessage } from '@/api/generated/schemas/visitorMessage.zod';
import { h, icon } from './dom';
import type { Frame } from './frame';
import { lazily } from './lazily';
import { markdown } from './markdown';
import { isAsking } from './message-after';
import { fill } from './words';

const BOOK = 'M12 7v14M3 18V4h6a3 3 0 0 1 3 3 3 3 0 0 1 3-3h6v14h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z';
const CLOCK = 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z';
/** How close to the end a reader is who wants to see what comes. */
const NEAR = 80;

interface Row {
  element: HTMLElement;
  message: VisitorMessage;
}

/** Who speaks, for who does not see on which side it stands. */
function speaker({ words, settings }: Frame, { author, name }: VisitorMessage): string {
  if (author === 'user') return words.you;
  return author === 'person' ? name || words.team : settings.texts.title || words.assistant;
}

function sources(frame: Frame, { citations }: VisitorMessage): HTMLElement | undefined {
  // What an agent is told is not for its visitors.
  const open = citations.filter(({ kind }) => kind !== 'instruction');
  const titles = [...new Set(open.map(({ title }) => title).filter(Boolean))];
  if (titles.length === 0) return undefined;
  return h(
    'ul',
    { class: 'sources', 'aria-label': frame.words.sources },
    ...titles.map((title) => h('li', {}, icon(BOOK, 12), title)),
  );
}

function draw(frame: Frame, message: VisitorMessage): HTMLElement {
  const { words, talk } = frame;
  const { messageId, author, text, state, approval, plain, wanted } = message;
  const isWriting = state === 'streaming' && !isAsking(message);
  const isWaiting = talk.waiting !== undefined && talk.waiting.clientMessageId === message.clientMessageId;
  const bubble = h(
    'div',
    { class: 'bubble', dir: 'auto' },
    ...(author === 'user' || plain ? [text] : markdown(text)),
  );
  if (isWriting) {
    // The caret stands behind the last word, wherever that is.
    const end = [...bubble.querySelectorAll('p, li, code')].at(-1) ?? bubble;
    end.append(h('span', { class: text === '' ? 'dots' : 'caret', 'aria-hidden': 'true' }));
    if (text === '') end.append(h('span', { class: 'hid' }, words.writing));
  }
  return h(
    'li',
    { class: `row ${author}` },
    // Who of the team writes is there for everybody to read.
    h('span', { class: author === 'person' ? 'note' : 'hid' }, `${speaker(frame, message)}: `),
    (text !== '' || isWriting) && bubble,
    state === 'stopped' && h('p', { class: 'note' }, words.stopped),
    isWaiting && h('p', { class: 'note' }, icon(CLOCK, 13), words.waiting),
    sources(frame, message),
    approval &&
      lazily(async () => (await import('./approval-card')).approvalCard(frame, approval), words.unreachable),
    wanted
      ? lazily(async () => (await import('./leave-form')).leaveForm(frame, messageId, wanted))
      : undefined,
  );
}

/** Under what it was read out: a question, and then the answer. */
const heardAs = (message: VisitorMessage) => message.messageId + (isAsking(message) ? '?' : '');

/** Read again it is the same, and who uses a part of it goes on. */
const isSame = (one: VisitorMessage, other: VisitorMessage, waits: boolean, waited: boolean) =>
  waits === waited && (one === other || JSON.stringify(one) === JSON.stringify(other));

/** The messages, each drawn again only when it is another; who reads at the end stays there. */
export class MessageList {
  readonly element = h('ol', { class: 'thread' });
  #rows = new Map<string, Row & { waits: boolean }>();
  #announced: Set<string> | undefined;
  #joined: string | undefined;
  #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  show(): void {
    const { talk, settings, words } = this.#frame;
    const said = talk.conversation?.messages ?? [];
    const scroller = this.element.parentElement;
    const isAtEnd =
      !scroller ||
      scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR ||
      this.#rows.size === 0;
    const greeting: VisitorMessage | undefined = settings.greeting
      ? { messageId: 'greeting', author: 'agent', text: settings.greeting, state: 'complete', citations: [] }
      : undefined;
    const known = this.#rows.get('greeting')?.message;
    const messages = [...(greeting ? [known ?? greeting] : []), ...said];
    const rows = messages.map((message) => this.#rowOf(message));
    this.#rows = new Map(rows.map((row) => [row.message.messageId, row]));
    this.#place(rows.map(({ element }) => element));
    if (isAtEnd && scroller) scroller.scrollTop = scroller.scrollHeight;
    const news = this.#news(said);
    const person = talk.conversation?.person;
    if (person?.state === 'joined' && this.#joined !== person.name) {
      this.#joined = person.name;
      news.unshift(`${fill(words.personJoined, { name: person.name })}.`);
    }
    // In one go: what is said next takes the place of what was said before.
    if (news.length > 0) this.#frame.say(news.join(' '));
  }

  #rowOf(message: VisitorMessage): Row & { waits: boolean } {
    const { waiting } = this.#frame.talk;
    const waits = waiting !== undefined && waiting.clientMessageId === message.clientMessageId;
    const before = this.#rows.get(message.messageId);
    if (before && isSame(before.message, message, before.waits, waits)) return before;
    return { element: draw(this.#frame, message), message, waits };
  }

  /** Only what changed is put in: what a person is using stays where it is. */
  #place(elements: readonly HTMLElement[]): void {
    const { children } = this.element;
    for (const [index, element] of elements.entries()) {
      const there = children[index];
      if (there === element) continue;
      if (there) there.replaceWith(element);
      else this.element.append(element);
    }
    while (children.length > elements.length) children[elements.length]?.remove();
  }

  /** What is to be read out: each message that has come whole, once; those that were there before are not. */
  #news(messages: readonly VisitorMessage[]): string[] {
    const whole = messages.filter(
      (one) => one.author !== 'user' && (one.state !== 'streaming' || isAsking(one)),
    );
    const news = this.#announced ? whole.filter((one) => !this.#announced?.has(heardAs(one))) : [];
    if (!this.#frame.talk.loading) this.#announced = new Set(whole.map(heardAs));
    return news.map((message) => {
      const { approval } = message;
      const asks = approval && isAsking(message) ? ` ${approval.title}. ${this.#frame.words.approve}?` : '';
      const text =
        this.#rows.get(message.messageId)?.element.querySelector('.bubble')?.textContent ?? message.text;
      return `${speaker(this.#frame, message)}: ${text}${asks}`;
    });
  }
}
