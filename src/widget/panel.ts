import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import { ChatView } from './chat-view';
import { adopt, h, icon } from './dom';
import type { Frame, View } from './frame';
import { httpService } from './http-service';
import { Menu } from './menu';
import css from './panel.css?inline';
import { readSettings } from './read-settings';
import { FINAL, momentIn, sentenceOf } from './sentence';
import type { OwnService, Service } from './service';
import { Talk } from './talk';
import { fill, loadWords, type Words } from './words';

const CROSS = 'M18 6 6 18M6 6l12 12';
const FACE = 'M5 12a7 7 0 0 1 14 0 7 7 0 0 1-14 0m4-1v2h1v-2zm5 0v2h1v-2z';
const FOCUSABLE = 'button:enabled, textarea, input, select, a[href], [tabindex="0"]';

/** How the panel opens: `quietly` where nobody asked for it just now, so that the keyboard stays where it is. */
export interface OpenPanel {
  quietly?: boolean;
  hidden?: boolean;
}

interface PanelOptions {
  root: ShadowRoot;
  box: HTMLElement;
  launcher: HTMLElement;
  language: string;
  settings: PublicWidget;
  /** Why there is no chat. */
  trouble: string | undefined;
  service: OwnService | undefined;
  at: { base: string; widgetId: string };
  verified: { externalId: string; signature: string } | undefined;
  retry: () => void;
  opened: (isOpen: boolean) => void;
}

/** The settings as they came. */
type Unread = Omit<PanelOptions, 'settings'> & { settings: unknown };

/** The open chat, beside the page and not over it; on a phone it takes the whole of it. */
export class Panel {
  isOpen = false;

  #options: PanelOptions;
  #words: Words;
  #service: Service;
  #talk: Talk;
  #frame: Frame;
  #live = h('div', { class: 'hid', role: 'status', 'aria-live': 'polite' });
  #body = h('div', { class: 'body' });
  #status = h('span', { class: 'quiet' });
  #element: HTMLElement;
  #menu: Menu;
  #chat: ChatView;
  #gone = new AbortController();
  #view: View | 'form' | 'trouble' | undefined;
  #frameDue = 0;

  constructor(options: PanelOptions, words: Words) {
    const { settings, language, at, verified } = options;
    this.#options = options;
    this.#words = words;
    this.#service = options.service ?? httpService({ ...at, settings, language, verified });
    this.#talk = new Talk(this.#service, () => this.#changed());
    this.#frame = {
      root: options.root,
      words,
      language,
      settings,
      service: this.#service,
      talk: this.#talk,
      say: (text) => this.#say(text),
      go: (view) => this.#go(view),
    };
    this.#chat = new ChatView(this.#frame);
    this.#menu = new Menu(this.#frame, () => this.#view === 'chat');
    this.#element = this.#draw();
    // All at once, in the place of what an earlier one showed.
    options.box.replaceChildren(options.launcher, h('div', { class: 'area' }, this.#element, this.#live));
    const networkChanged = () => {
      this.#changed();
      void this.#talk.sendWaiting();
    };
    for (const name of ['online', 'offline'])
      window.addEventListener(name, networkChanged, { signal: this.#gone.signal });
    if (options.trouble === undefined) void this.#talk.restore();
  }

  #draw(): HTMLElement {
    const { settings } = this.#options;
    const { texts, theme, face: drawn } = settings;
    const title = texts.title || this.#words.title;
    const src = theme.imageUrl ?? '';
    const face = /^(https?:|data:image\/)/i.test(src)
      ? h('img', { class: 'face', src, alt: '' })
      : h('span', { class: 'face' }, icon(drawn.path || FACE, 32));
    // By script, which no policy of the page has to allow.
    Object.assign(face.style, { background: drawn.ground, color: drawn.ink });
    const close = h(
      'button',
      { type: 'button', class: 'ico', 'aria-label': this.#words.close, click: () => this.close() },
      icon(CROSS, 18),
    );
    return h(
      'section',
      {
        class: 'panel',
        role: 'dialog',
        'aria-label': title,
        hidden: true,
        keydown: (event) => this.#key(event),
      },
      h(
        'div',
        { class: 'head' },
        face,
        h('span', { class: 'who' }, h('span', { class: 'name' }, title), this.#status),
        this.#menu.element,
        close,
      ),
      this.#body,
    );
  }

  #say(text: string): void {
    if (this.#options.service?.isSilent) return;
    // The same sentence twice is said twice only when it is new to the region.
    this.#live.textContent = '';
    this.#live.textContent = text;
  }

  open({ quietly = false }: OpenPanel): void {
    this.isOpen = true;
    this.#element.classList.toggle('comes', !quietly);
    this.#element.hidden = false;
    this.#service.keep.write({ open: true });
    this.#options.opened(true);
    this.#changed();
    if (!quietly) this.#focus();
  }

  close(): void {
    const hadFocus = this.#element.matches(':focus-within');
    this.isOpen = false;
    this.#element.hidden = true;
    this.#service.keep.write({ open: false });
    this.#options.opened(false);
    if (hadFocus) this.#options.launcher.focus();
  }

  /** Nothing is read or drawn any more. */
  leave(): void {
    this.#gone.abort();
    cancelAnimationFrame(this.#frameDue);
    this.#talk.leave();
  }

  #focus(): void {
    if (this.#view === 'chat') this.#chat.focus();
    else this.#body.querySelector<HTMLElement>(`[tabindex], ${FOCUSABLE}`)?.focus();
  }

  #key(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (!this.#menu.closeIfOpen()) this.close();
    }
    // On a phone there is nothing beside it.
    const isWhole = this.#element.offsetWidth >= document.documentElement.clientWidth;
    if (event.key === 'Tab' && isWhole) this.#keepInside(event);
  }

  #keepInside(event: KeyboardEvent): void {
    const all = [...this.#element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) =>
      one.checkVisibility(),
    );
    const [first, last] = [all.at(0), all.at(-1)];
    const { activeElement } = this.#options.root;
    const [from, to] = event.shiftKey ? [first, last] : [last, first];
    if (activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  /** Words come one by one; they are drawn once a frame. */
  #changed(): void {
    if (this.#frameDue !== 0) return;
    const draw = () => {
      this.#frameDue = 0;
      if (!this.#gone.signal.aborted) this.#show();
    };
    const isSeen = document.visibilityState === 'visible' && this.#view !== undefined;
    if (isSeen) this.#frameDue = requestAnimationFrame(draw);
    else draw();
  }

  #show(): void {
    this.#showStatus();
    if (this.#view === undefined) this.#go(this.#firstView());
    if (this.#view === 'chat' && this.#service.needsVisit()) this.#go('form');
    if (this.#view === 'chat') this.#chat.show();
    this.#menu.show();
  }

  #firstView(): View | 'form' | 'trouble' {
    const { trouble, settings, verified, service } = this.#options;
    if (trouble !== undefined) return 'trouble';
    if (!service && settings.verificationRequired && !verified) return 'trouble';
    return this.#service.needsVisit() ? 'form' : 'chat';
  }

  #showStatus(): void {
    const { settings, language } = this.#options;
    const { person } = this.#talk.conversation ?? {};
    const when = momentIn(language, settings.hours.opensAt);
    const usual = settings.texts.subtitle || this.#words.assistant;
    const away = when === undefined ? this.#words.closed : fill(this.#words.backAt, { when });
    const joined = person?.state === 'joined' ? `${person.name} · ${this.#words.team}` : undefined;
    this.#status.textContent = joined ?? (settings.hours.open ? usual : away);
    // Where there is no chat, nobody is there.
    this.#status.hidden = this.#view === 'trouble';
    this.#status.classList.toggle('away', !settings.hours.open && joined === undefined);
  }

  #go(view: View | 'form' | 'trouble'): void {
    const hadFocus = this.#body.matches(':focus-within') || this.#menu.element.matches(':focus-within');
    this.#view = view;
    this.#body.replaceChildren(this.#make(view));
    this.#menu.show();
    if (view === 'chat') this.#chat.show();
    if (hadFocus) this.#focus();
  }

  #form(): HTMLElement {
    return this.#later(async () => {
      const { visitForm } = await import('./visit-form');
      return visitForm(this.#frame, () => {
        this.#go('chat');
        this.#focus();
      });
    });
  }

  /** A part whose code comes when it is wanted. */
  #later(load: () => Promise<HTMLElement>): HTMLElement {
    const place = h('div', { class: 'view' }, h('p', { class: 'note', tabindex: -1 }, this.#words.loading));
    load().then(
      (part) => {
        const hadFocus = place.matches(':focus-within');
        place.replaceWith(part);
        if (hadFocus) this.#focus();
      },
      () => place.replaceChildren(h('p', { tabindex: -1 }, this.#words.unreachable)),
    );
    return place;
  }

  #make(view: View | 'form' | 'trouble'): HTMLElement {
    if (view === 'list')
      return this.#later(async () => (await import('./earlier-list')).earlierList(this.#frame));
    if (view === 'form') return this.#form();
    if (view === 'chat') return this.#chat.element;
    const code = this.#options.trouble ?? 'NOT_VERIFIED';
    const mayRetry = !FINAL.includes(code);
    const sentence = mayRetry ? this.#words.unreachable : sentenceOf(this.#frame, code);
    this.#say(sentence);
    return h(
      'div',
      { class: 'view' },
      h('p', { tabindex: -1 }, sentence),
      mayRetry &&
        h('button', { type: 'button', class: 'main', click: this.#options.retry }, this.#words.again),
    );
  }
}

/** Makes the open chat, with its words. */
export async function makePanel({ settings, ...options }: Unread): Promise<Panel> {
  const words = await loadWords(options.language);
  adopt(options.root, css);
  return new Panel({ ...options, settings: readSettings(settings) }, words);
}
