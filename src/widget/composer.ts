import { h, icon } from './dom';
import type { Frame } from './frame';

const ARROW = 'M12 19V5m-7 7 7-7 7 7';
const SQUARE = 'M8 8h8v2.7H8v2.6h8V16H8';
const LONGEST = 4000;
const TALLEST = 120;

/** Where a message is written; while an answer is written its button stops that. */
export class Composer {
  readonly element: HTMLElement;
  readonly box: HTMLTextAreaElement;
  #button: HTMLButtonElement;
  #frame: Frame;

  constructor(frame: Frame) {
    const { words, settings, service } = frame;
    this.#frame = frame;
    this.box = h('textarea', {
      rows: 1,
      dir: 'auto',
      maxlength: LONGEST,
      'aria-label': words.compose,
      placeholder: settings.texts.placeholder || words.placeholder,
      input: () => {
        service.keep.write({ text: this.box.value });
        this.#grow();
        this.show();
      },
      keydown: (event) => this.#key(event),
    });
    this.box.value = service.keep.read().text ?? '';
    this.#button = h('button', { type: 'button', class: 'send', click: () => this.#press() });
    this.element = h('div', { class: 'composer' }, this.box, this.#button);
  }

  get #text(): string {
    return this.box.value.trim();
  }

  #key(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
    if (event.shiftKey || event.isComposing) return;
    event.preventDefault();
    if (!this.#frame.talk.isAnswering) this.#press();
  }

  #press(): void {
    const { talk } = this.#frame;
    if (talk.isAnswering) talk.stop();
    else if (this.#text !== '' && !talk.waiting) this.send(this.#text);
  }

  /** Sends a text, typed here or chosen elsewhere. */
  send(text: string): void {
    if (text === this.#text) {
      this.box.value = '';
      this.#frame.service.keep.write({ text: undefined });
      this.#grow();
    }
    void this.#frame.talk.send(text);
    this.box.focus();
  }

  #grow(): void {
    const { style } = this.box;
    style.height = 'auto';
    style.height = `${Math.min(this.box.scrollHeight + 2, TALLEST)}px`;
  }

  show(): void {
    const { words, talk } = this.#frame;
    const { isAnswering } = talk;
    this.#button.setAttribute('aria-label', isAnswering ? words.stop : words.send);
    this.#button.replaceChildren(icon(isAnswering ? SQUARE : ARROW, 18));
    const isIdle = !isAnswering && (this.#text === '' || talk.waiting !== undefined);
    this.#button.setAttribute('aria-disabled', String(isIdle));
  }
}
