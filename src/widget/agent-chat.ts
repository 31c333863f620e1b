import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import { isRecord } from '@/lib/is-record';
import { colours } from './accent';
import { CallFailed, call, json } from './call';
import { adopt, h, icon } from './dom';
import { isKeptOpen } from './kept-open';
import css from './launcher.css?inline';
import { languageFor, launcherWordsOf } from './launcher-words';
import type { OpenPanel, Panel } from './panel';
import { pathOf } from './paths';
import type { OwnService } from './service';

const ICONS: Record<string, string> = {
  chat: 'M21 11.5a8.4 8.4 0 0 1-12.3 7.4L3 21l2.1-5.7A8.5 8.5 0 1 1 21 11.5z',
  question: 'M9.1 9a3 3 0 1 1 4.4 2.6c-.9.5-1.5 1.1-1.5 2.2M12 17h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  spark: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
};
const DOWN = 'm6 9 6 6 6-6';
const PAGE_LENGTH = 500;
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)/;
const DARK = '(prefers-color-scheme: dark)';

/** What the launcher reads of the settings; any of it may be missing. */
interface Launching {
  theme?: Partial<PublicWidget['theme']>;
  position?: Partial<PublicWidget['position']>;
  texts?: Partial<PublicWidget['texts']>;
  inviteAfterSeconds?: PublicWidget['inviteAfterSeconds'];
}

/** Where the provider is: what `/config.json` beside the script's folder says, else the script's own host. */
async function findBase(script: string): Promise<string> {
  const config: unknown = await fetch(new URL('../config.json', script), { credentials: 'omit' })
    .then((response) => response.json())
    .catch(() => undefined);
  const { apiBase } = isRecord(config) ? config : {};
  return new URL(typeof apiBase === 'string' ? apiBase : '/api/v1', script).href.replace(/\/+$/, '');
}

/** The chat on a page: a launcher at first, and the rest when it is opened. */
export class AgentChat extends HTMLElement {
  static readonly observedAttributes = ['lang', 'widget', 'mode'];

  #root = this.attachShadow({ mode: 'open' });
  #box = h('div', { class: 'box' });
  #launcher = h('button', {
    class: 'launcher',
    part: 'launcher',
    click: () => this.#toggle(),
  });
  #settings: Launching = {};
  #trouble: string | undefined;
  #base = '';
  #panel: Panel | undefined;
  #service: OwnService | undefined;
  #runs = 0;
  #invited: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    adopt(this.#root, css);
    this.#root.append(this.#box);
  }

  /** Who answers in the place of the provider. */
  get service(): OwnService | undefined {
    return this.#service;
  }

  set service(service: OwnService | undefined) {
    if (service === this.#service) return;
    this.#service = service;
    if (this.isConnected) void this.#start();
  }

  connectedCallback(): void {
    void this.#start();
  }

  disconnectedCallback(): void {
    this.#runs += 1;
    this.#leave();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    // What it begins with comes before it is on the page.
    if (this.#runs === 0 || before === now) return;
    if (name === 'mode') this.#dress();
    else void this.#start();
  }

  get #language(): string {
    return languageFor(this.lang || document.documentElement.lang);
  }

  get #widgetId(): string {
    return this.getAttribute('widget') ?? '';
  }

  /** What is shown stays until something else is there to be shown. */
  #leave(): void {
    clearTimeout(this.#invited);
    this.#panel?.leave();
    this.#panel = undefined;
  }

  async #start(): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    const wasOpen = this.hasAttribute('open');
    this.#leave();
    this.#trouble = undefined;
    try {
      this.#settings = this.#service?.settings ?? (await this.#ask());
    } catch (error) {
      this.#trouble = error instanceof CallFailed ? error.code : 'BROKEN';
    }
    if (run !== this.#runs) return;
    this.#dress();
    if (!wasOpen) {
      this.#showLauncher(false);
      this.#box.replaceChildren(this.#launcher);
    }
    await this.#service?.ready;
    if (run !== this.#runs) return;
    const kept = this.#service?.keptOpen() ?? isKeptOpen(this.#widgetId);
    const open = wasOpen || kept.open;
    // Who uses it goes on in it; nobody else is brought there.
    const quietly = !this.#root.activeElement;
    if (open || kept.waits) void this.#open({ quietly, hidden: !open });
    else if (!kept.known) this.#inviteLater();
  }

  async #ask(): Promise<Launching> {
    this.#base ||= await findBase(import.meta.url);
    const at = this.#base + pathOf(this.#widgetId);
    // Whether it may stand here is told to the company as well as to the page.
    const page = location.pathname.slice(0, PAGE_LENGTH);
    void call(`${at}/seen`, json('POST', { page })).catch(() => undefined);
    return (await call(`${at}?language=${this.#language}`)).json();
  }

  /** The company's colours and place; `mode` says it where the page knows better whether it is dark. */
  #dress(): void {
    const { theme = {}, position = {} } = this.#settings;
    const { accent, onAccent } = colours(theme.accent);
    const { side, offsetX = 20, offsetY = 20 } = position;
    const isLeft = side === 'left';
    const x = `${offsetX}px`;
    const { style, classList } = this.#box;
    const set = (name: string, value: string) => style.setProperty(name, value);
    set('--accent', accent);
    set('--on-accent', onAccent);
    set('--y', `${offsetY}px`);
    set('--radius', `${theme.radius ?? 12}px`);
    set('--left', isLeft ? x : 'auto');
    set('--right', isLeft ? 'auto' : x);
    const mode = this.getAttribute('mode') ?? theme.mode;
    classList.toggle('dark', mode === 'dark' || (mode !== 'light' && matchMedia(DARK).matches));
    this.#box.lang = this.#language;
    // What the page reads from right to left is not what this is written in.
    this.#box.dir = RIGHT_TO_LEFT.test(this.#language) ? 'rtl' : 'ltr';
  }

  #showLauncher(isOpen: boolean): void {
    const { theme = {}, texts = {} } = this.#settings;
    const words = launcherWordsOf(this.#language);
    const launcher = this.#launcher;
    const text = texts.launcher ?? '';
    const shape = isOpen ? DOWN : (ICONS[theme.launcherIcon ?? ''] ?? ICONS.chat);
    launcher.replaceChildren(icon(shape, 24), isOpen ? '' : text);
    launcher.ariaExpanded = String(isOpen);
    launcher.ariaLabel = isOpen ? words.close : text || this.#service?.prompt || words.open;
    this.toggleAttribute('open', isOpen);
  }

  #toggle(): void {
    if (this.#panel?.isOpen) this.#panel.close();
    else void this.#open({});
  }

  async #open({ quietly = false, hidden = false }: OpenPanel): Promise<void> {
    clearTimeout(this.#invited);
    const run = this.#runs;
    if (!this.#panel) {
      const { makePanel } = await import('./panel');
      const [externalId, signature] = [this.getAttribute('user-id'), this.getAttribute('user-hash')];
      const panel = await makePanel({
        root: this.#root,
        box: this.#box,
        launcher: this.#launcher,
        language: this.#language,
        settings: this.#settings,
        trouble: this.#trouble,
        service: this.#service,
        at: { base: this.#base, widgetId: this.#widgetId },
        verified: externalId && signature ? { externalId, signature } : undefined,
        retry: () => this.#start(),
        opened: (isOpen) => this.#showLauncher(isOpen),
      });
      if (run !== this.#runs) return panel.leave();
      this.#panel = panel;
    }
    if (!hidden) this.#panel.open({ quietly });
  }

  #inviteLater(): void {
    const { inviteAfterSeconds, texts = {} } = this.#settings;
    if (typeof inviteAfterSeconds !== 'number' || this.#trouble !== undefined) return;
    this.#invited = setTimeout(async () => {
      const { showInvite } = await import('./invite');
      const open = () => void this.#open({});
      if (!this.#panel?.isOpen)
        await showInvite(this.#root, this.#box, { language: this.#language, text: texts.invite, open });
    }, inviteAfterSeconds * 1000);
  }
}

if (!customElements.get('agent-chat')) customElements.define('agent-chat', AgentChat);
