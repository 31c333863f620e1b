import { Composer } from './composer';
import { h, icon } from './dom';
import type { Frame } from './frame';
import { lazily } from './lazily';
import { MessageList } from './message-list';
import { backSentence, FINAL, sentenceOf } from './sentence';
import { fill } from './words';

const CLOUD = 'M2 2l20 20M5 13a10 10 0 0 1 14 0M8.5 16.4a5 5 0 0 1 7 0M12 20h.01';

/** The talk itself: messages, what is said about them, and the box for the next one. */
export class ChatView {
  readonly element: HTMLElement;
  readonly composer: Composer;
  #frame: Frame;
  #list: MessageList;
  #banner = h('p', { class: 'banner', hidden: true });
  #after = h('div', { class: 'after' });
  #foot = h('div', { class: 'foot' });
  #shown = '';

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#list = new MessageList(frame);
    this.composer = new Composer(frame);
    const scroller = h(
      'div',
      // A long answer is read by keyboard, too, where nothing in it can be pressed.
      { class: 'scroll', role: 'group', 'aria-label': frame.words.thread, tabindex: 0 },
      this.#banner,
      this.#list.element,
      this.#after,
    );
    this.element = h('div', { class: 'view chat' }, scroller, this.#foot);
  }

  /** Where the keyboard goes when the chat opens. */
  focus(): void {
    const target = this.#foot.contains(this.composer.box)
      ? this.composer.box
      : this.#foot.querySelector('button');
    (target ?? this.element).focus();
  }

  show(): void {
    this.#list.show();
    this.composer.show();
    this.#showBanner();
    this.#showAfter();
    this.#showFoot();
  }

  get #isClosed(): boolean {
    const { hours, whenClosed } = this.#frame.settings;
    return !hours.open && whenClosed === 'close';
  }

  get #closedSentence(): string {
    const { words, settings } = this.#frame;
    return settings.texts.closed || words.closed + backSentence(this.#frame, settings.hours.opensAt);
  }

  #showBanner(): void {
    const { talk, words, settings } = this.#frame;
    const isOffline = talk.waiting !== undefined || !navigator.onLine;
    const text = isOffline ? words.offline : settings.hours.open ? '' : this.#closedSentence;
    this.#banner.hidden = text === '';
    if (this.#banner.textContent === text) return;
    this.#banner.replaceChildren(...(isOffline ? [icon(CLOUD, 16)] : []), text);
    if (isOffline) this.#frame.say(text);
  }

  #notes(): (Node | false | null | undefined)[] {
    const { words, talk, settings } = this.#frame;
    const { person, messages = [] } = talk.conversation ?? {};
    const { trouble } = talk;
    const notes: Record<string, string> = {
      waiting: words.personWaiting,
      // What they write says who they are.
      joined: messages.some(({ author }) => author === 'person')
        ? ''
        : fill(words.personJoined, { name: person?.name ?? '' }),
      away: words.personAway + backSentence(this.#frame, person?.backAt),
    };
    const prompts =
      messages.length === 0 && !talk.loading && !talk.isAnswering
        ? settings.texts.prompts.map((text) =>
            h('button', { type: 'button', class: 'chip', click: () => this.composer.send(text) }, text),
          )
        : [];
    return [
      talk.loading && h('p', { class: 'note', role: 'status' }, words.loading),
      prompts.length > 0 && h('div', { class: 'chips' }, ...prompts),
      person && h('p', { class: 'note' }, notes[person.state] ?? ''),
      trouble && this.#troubleNote(trouble),
      talk.isOver &&
        !talk.conversation?.rating &&
        this.#frame.service.rate &&
        lazily(async () => (await import('./rating-card')).ratingCard(this.#frame)),
    ];
  }

  #troubleNote({ code, message }: NonNullable<Frame['talk']['trouble']>): HTMLElement {
    const { words, talk, say } = this.#frame;
    const sentence = sentenceOf(this.#frame, code);
    say(sentence);
    // Nothing broke: it is said as calmly as the hours are.
    if (FINAL.includes(code)) return h('p', { class: 'banner' }, sentence);
    return h(
      'div',
      { class: 'trouble' },
      h('p', {}, sentence),
      message && h('button', { type: 'button', class: 'plain', click: () => void talk.again() }, words.again),
    );
  }

  /** Drawn again only when something of it changed: somebody may be using it. */
  #showAfter(): void {
    const { talk } = this.#frame;
    const { person, rating, state, messages = [] } = talk.conversation ?? {};
    const { code, message } = talk.trouble ?? {};
    const isNew = messages.length === 0 && !talk.isAnswering;
    const last = messages.at(-1)?.author;
    const now = JSON.stringify([person, rating, state, code, message, talk.loading, isNew, last]);
    if (now === this.#shown) return;
    this.#shown = now;
    this.#after.replaceChildren(...this.#notes().filter((note) => note instanceof Node));
    const scroller = this.element.firstElementChild;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  #showFoot(): void {
    const { talk, words, settings } = this.#frame;
    const state = this.#isClosed ? 'shut' : talk.isOpen ? 'open' : 'over';
    if (this.#foot.dataset.state === state) return;
    const hadFocus = this.#foot.matches(':focus-within');
    this.#foot.dataset.state = state;
    const fresh = h(
      'button',
      { type: 'button', class: 'link', click: () => talk.startOver() },
      words.another,
    );
    const footer = h('p', { class: 'fine' }, settings.texts.footer);
    const parts = {
      open: [this.composer.element, ...(settings.texts.footer ? [footer] : [])],
      over: [h('p', { class: 'fine' }, `${words.ended} · `, fresh)],
      shut: [h('p', { class: 'fine' }, this.#closedSentence)],
    };
    this.#foot.replaceChildren(...parts[state]);
    if (hadFocus) this.focus();
  }
}
