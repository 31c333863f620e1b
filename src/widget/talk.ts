import type { SendMessageRequest } from '@/api/generated/schemas/sendMessageRequest.zod';
import type { VisitorApprovalAnswer } from '@/api/generated/schemas/visitorApprovalAnswer.zod';
import type { VisitorConversation } from '@/api/generated/schemas/visitorConversation.zod';
import type { VisitorMessage } from '@/api/generated/schemas/visitorMessage.zod';
import type { VisitorRating } from '@/api/generated/schemas/visitorRating.zod';
import { newId } from '@/lib/new-id';
import { CallFailed } from './call';
import { conversationAfter, isAsking, type Trouble, withQuestion, withStopped } from './message-after';
import { resumedEvents } from './resume-events';
import type { SentEvent, Service } from './service';

const LOOK_AGAIN_MS = 3000;

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
    void this.sendWaiting();
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
    if (this.waiting && navigator.onLine && !this.isAnswering) await this.#post(this.waiting);
  }

  #queue(message: SendMessageRequest | undefined): void {
    this.waiting = message;
    this.#service.keep.write({ waiting: message });
  }

  async #post(message: SendMessageRequest): Promise<void> {
    this.trouble = undefined;
    this.#queue(undefined);
    this.#showQuestion(message);
    if (!navigator.onLine) {
      this.#queue(message);
      this.#changed();
      return;
    }
    const ask = async (signal: AbortSignal) => {
      const { conversationId } = await this.#inConversation();
      await this.#hear(this.#service.send(conversationId, message, signal), signal);
    };
    await this.#answering(ask, (error) => this.#notAnswered(error, message));
  }

  /** Reads an answer until it ends, waits for its visitor, or is stopped. */
  async #answering(
    read: (signal: AbortSignal) => Promise<void>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    const running = new AbortController();
    const { signal } = running;
    this.#running = running;
    this.isAnswering = true;
    this.#changed();
    try {
      await read(signal);
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
    if (signal.aborted) return;
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

  async #hear(
    source: AsyncIterable<SentEvent>,
    signal: AbortSignal,
    known: Partial<Pick<VisitorMessage, 'messageId' | 'lastEventId'>> = {},
  ): Promise<void> {
    const resume = (messageId: string, lastEventId: string | undefined) =>
      this.#service.resume(this.conversation?.conversationId ?? '', messageId, lastEventId, signal);
    let { messageId } = known;
    for await (const event of resumedEvents(source, signal, resume, known)) {
      if (event.type === 'message.start') messageId = event.messageId ?? messageId;
      // Where a person answers, no answer begins.
      if (messageId === undefined || !this.conversation) continue;
      this.conversation = conversationAfter(this.conversation, messageId, event);
      if (event.type === 'error') this.trouble = { code: 'BROKEN', message: this.#lastQuestion };
      this.#changed();
      if (this.#isAsking) return;
    }
  }

  get #lastQuestion(): SendMessageRequest | undefined {
    const { clientMessageId, text = '' } =
      this.conversation?.messages.findLast(({ author }) => author === 'user') ?? {};
    return clientMessageId ? { clientMessageId, text } : undefined;
  }

  /** An answer that was being written when the page came. */
  async #follow(message: VisitorMessage): Promise<void> {
    const { conversationId = '' } = this.conversation ?? {};
    const { messageId, lastEventId } = message;
    const read = (signal: AbortSignal) =>
      this.#hear(this.#service.resume(conversationId, messageId, lastEventId, signal), signal, message);
    await this.#answering(read, () => this.#endStreaming());
  }

  /** What was being written stays as it is. */
  #endStreaming(): void {
    this.#setMessages(withStopped(this.conversation?.messages ?? []));
  }

  /** Ends the answer at once; the provider is told. */
  stop(): void {
    const { conversationId } = this.conversation ?? {};
    this.#running?.abort();
    this.isAnswering = false;
    this.#endStreaming();
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
