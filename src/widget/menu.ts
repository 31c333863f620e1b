import { h, icon } from './dom';
import type { Frame } from './frame';

const DOTS = 'M5 12h.01M12 12h.01M19 12h.01';

/** What else can be done: earlier conversations, a new one, a person, the end. */
export class Menu {
  readonly element: HTMLElement;
  #button: HTMLButtonElement;
  #list = h('ul', { class: 'menu', hidden: true });
  #frame: Frame;
  #isChat: () => boolean;

  constructor(frame: Frame, isChat: () => boolean) {
    this.#frame = frame;
    this.#isChat = isChat;
    this.#button = h(
      'button',
      {
        type: 'button',
        class: 'ico',
        'aria-label': frame.words.more,
        'aria-expanded': 'false',
        click: () => this.#toggle(this.#list.hidden !== false),
      },
      icon(DOTS, 18),
    );
    this.element = h(
      'div',
      {
        class: 'more',
        focusout: (event) => {
          const next = event instanceof FocusEvent ? event.relatedTarget : null;
          if (!(next instanceof Node) || !this.element.contains(next)) this.#toggle(false);
        },
      },
      this.#button,
      this.#list,
    );
  }

  show(): void {
    this.element.hidden = !this.#isChat();
  }

  /** Closes it and says whether it was open. */
  closeIfOpen(): boolean {
    if (this.#list.hidden !== false) return false;
    this.#toggle(false);
    this.#button.focus();
    return true;
  }

  #toggle(open: boolean): void {
    this.#list.hidden = !open;
    this.#button.setAttribute('aria-expanded', String(open));
    if (!open) return;
    this.#list.replaceChildren(...this.#items());
    this.#list.querySelector('button')?.focus();
  }

  #items(): HTMLElement[] {
    const { words, talk, service, go } = this.#frame;
    const { conversation } = talk;
    const isUnder = (conversation?.messages.length ?? 0) > 0;
    const item = (label: string, work: () => void, shown: boolean) =>
      shown
        ? [
            h(
              'li',
              {},
              h(
                'button',
                {
                  type: 'button',
                  click: () => {
                    this.closeIfOpen();
                    work();
                  },
                },
                label,
              ),
            ),
          ]
        : [];
    return [
      ...item(words.earlier, () => go('list'), true),
      ...item(words.fresh, () => talk.startOver(), isUnder),
      ...item(
        words.person,
        () => void talk.askForPerson(),
        service.askForPerson !== undefined && talk.isOpen && !conversation?.person,
      ),
      ...item(words.end, () => void talk.end(), service.end !== undefined && isUnder && talk.isOpen),
    ];
  }
}
