import type { SendMessageRequest } from '@/api/generated/schemas/sendMessageRequest.zod';
import type { VisitorApprovalAnswer } from '@/api/generated/schemas/visitorApprovalAnswer.zod';
import type { VisitorConversation } from '@/api/generated/schemas/visitorConversation.zod';
import type { VisitorEvent } from '@/api/generated/schemas/visitorEvent.zod';
import type { VisitorMessage } from '@/api/generated/schemas/visitorMessage.zod';
import type { VisitorRating } from '@/api/generated/schemas/visitorRating.zod';
import { newId } from '@/lib/new-id';
import { CallFailed } from './call';
import { isAsking, messageAfter, type Trouble, withQuestion } from './message-after';
import type { SentEvent, Service } from './service';

type Begun = Pick<Extract<VisitorEvent, { type: 'message.start' }>, 'messageId' | 'name' | 'plain'>;

const LOOK_AGAIN_MS = 3000;
const RESUMES = 3;
const RESUME_AFTER_MS = 1000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is said in one conversation, and how it goes on: sent, streamed, stopped, queued, handed to a person. */
export class Talk {
  conversation: VisitorConversation | undefined;
  /** The answer that is being written. */
  isAnswering = false;
  trouble: Trouble | undefined;
  /** The message that waits for the network. */
  waiting: SendMessageRequest | undefined;
  loading = false;

  readonly #service: Service;
  readonly #changed: () => void;
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(service: Service, changed: () => void) {
    this.#service = service;
    this.#changed = changed;
  }

  get isOver(): boolean {
    return this.conversation?.state === 'closed';
  }

  /** One that an answer closed is opened again by what is said next. */
  get isOpen(): boolean {
    return !this.isOver || this.conversation?.messages.at(-1)?.closes === true;
  }

  /** Takes up what was there before the page. */
  async restore(): Promise<void> {
    await this.#service.ready;
    const { conversationId, waiting } = this.#service.keep.read();
    this.waiting = waiting;
    const known = conversationId ?? (await this.#service.newest?.().catch(() => undefined));
    if (known !== undefined && !this.conversation) await this.load(known);
    if (waiting && navigator.onLine) void this.sendWaiting();
  }

  async load(conversationId: string): Promise<void> {
    this.leave();
    this.loading = true;
    this.#changed();
    try {
      this.#take(await this.#service.read(conversationId));
    } catch (error) {
      // One that is gone is no trouble: a new one begins.
      this.conversation = undefined;
      const { code } = this.#failed(error);
      if (code !== 'NOT_FOUND') this.trouble = { code };
      else this.#service.keep.write({ conversationId: undefined });
    }
    this.loading = false;
    this.#changed();
    this.#goOn();
  }

  /** Whether the last answer waits for the visitor. */
  get #isAsking(): boolean {
    return this.conversation?.messages.slice(-1).some(isAsking) === true;
  }

  /** What is still being written is read on. */
  #goOn(): void {
    const last = this.conversation?.messages.at(-1);
    if (last?.state === 'streaming' && !this.#isAsking) void this.#follow(last);
    this.#lookAgainSoon();
  }

  /** A new conversation; the one before stays in the list. */
  startOver(): void {
    this.leave();
    this.conversation = undefined;
    this.#service.keep.write({ conversationId: undefined });
    this.#changed();
  }

  /** Nothing is read any more. */
  leave(): void {
    this.#running?.abort();
    clearTimeout(this.#timer);
    this.isAnswering = false;
    this.trouble = undefined;
  }

  send(text: string): Promise<void> {
    return this.#post({ clientMessageId: newId(), text });
  }

  /** Asks again what was not sent or not answered. */
  async again(): Promise<void> {
    if (this.trouble?.message) await this.#post(this.trouble.message);
  }

  async sendWaiting(): Promise<void> {
    if (this.waiting && !this.isAnswering) await this.#post(this.waiting);
  }

  #queue(message: SendMessageRequest | undefined): void {
    this.waiting = message;
    this.#service.keep.write({ waiting: message });
  }

  async #post(message: SendMessageRequest): Promise<void> {
    this.trouble = undefined;
    this.#queue(undefined);
    this.#showQuestion(message);
    if (!navigator.onLine) this.#queue(message);
    this.isAnswering = navigator.onLine;
    this.#changed();
    if (!this.isAnswering) return;
    const running = new AbortController();
    this.#running = running;
    try {
      const conversation = await this.#inConversation();
      const { conversationId } = conversation;
      await this.#hear(this.#service.send(conversationId, message, running.signal), running.signal);
    } catch (error) {
      if (!running.signal.aborted) this.#notAnswered(error, message);
    }
    if (running.signal.aborted) return;
    this.isAnswering = false;
    this.#changed();
    this.#lookAgainSoon();
  }

  #notAnswered(error: unknown, message: SendMessageRequest): void {
    const { code } = this.#failed(error);
    if (code === 'OFFLINE' && !navigator.onLine) {
      this.#queue(message);
      return;
    }
    const isGone = code === 'NOT_FOUND' && this.conversation?.conversationId;
    // Asked again, it begins another conversation.
    if (this.conversation && isGone) this.conversation = { ...this.conversation, conversationId: '' };
    this.trouble = { code: isGone ? 'VISIT_OVER' : code, message };
  }

  #failed(error: unknown): Trouble {
    return { code: error instanceof CallFailed ? error.code : 'BROKEN' };
  }

  /** The conversation that is open, or a new one; what is shown already stays. */
  async #inConversation(): Promise<VisitorConversation> {
    const { conversation } = this;
    if (conversation && conversation.conversationId !== '') return conversation;
    const opened = await this.#service.open();
    const messages = [...opened.messages, ...(conversation?.messages ?? [])];
    this.conversation = { ...opened, messages };
    this.#service.keep.write({ conversationId: opened.conversationId });
    return this.conversation;
  }

  #showQuestion(message: SendMessageRequest): void {
    this.conversation ??= { conversationId: '', state: 'open', person: null, rating: null, messages: [] };
    this.conversation.state = 'open';
    this.#setMessages(withQuestion(this.conversation.messages, message));
  }

  #setMessages(messages: VisitorMessage[]): void {
    if (this.conversation) this.conversation = { ...this.conversation, messages };
  }

  #take(conversation: VisitorConversation): void {
    this.conversation = conversation;
    this.#service.keep.write({ conversationId: conversation.conversationId });
  }

  /** Reads an answer to its end; where it breaks off, from there on. */
  async #hear(events: AsyncIterable<SentEvent>, signal: AbortSignal): Promise<void> {
    let lastEventId: string | undefined;
    let messageId: string | undefined;
    let source = events;
    for (let tries = 0; ; tries += 1) {
      try {
        for await (const { id, event } of source) {
          if (signal.aborted) return;
          lastEventId = id ?? lastEventId;
          if (event.type === 'message.start') messageId = this.#beginAnswer(event) ?? messageId;
          else this.#change(messageId, event);
          if (this.#isAsking) return;
        }
        return;
      } catch (error) {
        const conversationId = this.conversation?.conversationId;
        const mayResume = !(error instanceof CallFailed) || error.code === 'OFFLINE';
        if (signal.aborted || !mayResume || messageId === undefined || !conversationId || tries >= RESUMES)
          throw error;
        await wait(RESUME_AFTER_MS * tries);
        source = this.#service.resume(conversationId, messageId, lastEventId, signal);
      }
    }
  }

  /** The answer begins, or begins anew; where a person answers there is none. */
  #beginAnswer({ messageId, name, plain }: Begun): string | undefined {
    if (messageId === undefined || !this.conversation) return undefined;
    const others = this.conversation.messages.filter((one) => one.messageId !== messageId);
    this.#setMessages([
      ...others,
      {
        messageId,
        author: name ? 'person' : 'agent',
        name,
        plain,
        text: '',
        state: 'streaming',
        citations: [],
      },
    ]);
    this.#changed();
    return messageId;
  }

  #change(messageId: string | undefined, event: VisitorEvent): void {
    if (!this.conversation || messageId === undefined) return;
    const change = (one: VisitorMessage) => (one.messageId === messageId ? messageAfter(one, event) : one);
    this.#setMessages(this.conversation.messages.map(change));
    if (event.type === 'person') this.conversation.person = event.person;
    if (event.type === 'closed') this.conversation.state = 'closed';
    if (event.type === 'error') {
      const question = this.conversation.messages.findLast(({ author }) => author === 'user');
      const { clientMessageId, text = '' } = question ?? {};
      this.trouble = { code: 'BROKEN', message: clientMessageId ? { clientMessageId, text } : undefined };
    }
    this.#changed();
  }

  /** An answer that was being written when the page came. */
  async #follow({ messageId, lastEventId }: VisitorMessage): Promise<void> {
    const { conversationId } = this.conversation ?? {};
    if (!conversationId) return;
    const running = new AbortController();
    this.#running = running;
    this.isAnswering = true;
    const { signal } = running;
    try {
      const events = this.#service.resume(conversationId, messageId, lastEventId, signal);
      for await (const { event } of events) {
        if (signal.aborted) return;
        if (event.type === 'message.start') this.#beginAnswer(event);
        else this.#change(messageId, event);
        if (this.#isAsking) break;
      }
    } catch {
      if (!signal.aborted) this.#change(messageId, { type: 'message.end', state: 'stopped' });
    }
    if (signal.aborted) return;
    this.isAnswering = false;
    this.#changed();
    this.#lookAgainSoon();
  }

  /** Ends the answer at once; the provider is told. */
  stop(): void {
    const { conversationId, messages = [] } = this.conversation ?? {};
    this.#running?.abort();
    this.isAnswering = false;
    this.#setMessages(
      messages.map((one) => (one.state === 'streaming' ? { ...one, state: 'stopped' } : one)),
    );
    this.#changed();
    if (conversationId) this.#service.stop(conversationId).catch(() => undefined);
  }

  /** Does something about the conversation, and shows what came of it. */
  async #about(work: ((conversationId: string) => Promise<unknown>) | undefined): Promise<void> {
    this.trouble = undefined;
    try {
      const { conversationId } = await this.#inConversation();
      await work?.(conversationId);
      this.#take(await this.#service.read(conversationId));
    } catch (error) {
      this.trouble = this.#failed(error);
    }
    this.#changed();
    if (!this.isAnswering) this.#goOn();
  }

  approve(approvalId: string, answer: VisitorApprovalAnswer): Promise<void> {
    return this.#about((id) => this.#service.approve?.(id, approvalId, answer) ?? Promise.resolve());
  }

  askForPerson(): Promise<void> {
    return this.#about(this.#service.askForPerson);
  }

  end(): Promise<void> {
    return this.#about(this.#service.end);
  }

  rate(rating: VisitorRating): Promise<void> {
    return this.#about((id) => this.#service.rate?.(id, rating) ?? Promise.resolve());
  }

  /** While a person has the conversation, or an answer waits for the visitor, it is read again and again. */
  #lookAgainSoon(): void {
    clearTimeout(this.#timer);
    const { person, conversationId, messages = [] } = this.conversation ?? {};
    const isWithPerson = person && person.state !== 'away' && !this.isOver;
    if (!conversationId || !(isWithPerson || messages.some(isAsking))) return;
    this.#timer = setTimeout(async () => {
      const isSeen = document.visibilityState === 'visible' && !this.isAnswering;
      if (isSeen) {
        const now = await this.#service.read(conversationId).catch(() => undefined);
        if (now && this.conversation?.conversationId === conversationId && !this.isAnswering) {
          this.conversation = now;
          this.#changed();
        }
      }
      if (!this.isAnswering) this.#goOn();
    }, LOOK_AGAIN_MS);
  }
}
