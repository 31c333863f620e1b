import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { SendMessageRequest } from '@/api/generated/schemas/sendMessageRequest.zod';
import { readMoment } from '@/lib/moment';
import { newId } from '@/lib/new-id';
import {
  type Asked,
  type ChatEffect,
  type ChatSessionEvent,
  type ChatState,
  isLive,
  NEW_CHAT_STATE,
} from './chat-state';
import { chatStep } from './chat-step';
import type { ChatTurn } from './chat-thread-state';

/** How long nothing may come before it is said that it takes long. */
export const SLOW_MS = 8000;

/** The clock here may be ahead of the provider's: what is not up there yet is not asked about without a pause. */
const LEAST_WAIT_MS = 2000;
/** A timer cannot wait longer. */
const MOST_WAIT_MS = 2 ** 31 - 1;

/** How far an answer was read. */
interface AnswerPlace {
  conversationId: string;
  messageId: string;
  lastEventId: string | undefined;
}

type HearId = (eventId: string) => void;

/** What the browser keeps of a box: its text, and a question that was not acknowledged. */
export interface KeptBox {
  text: string;
  asked?: Asked | undefined;
}

/** The page that shows a chat. */
export interface ChatView {
  choose: (conversationId: string) => void;
  /** The language a new conversation is opened in. */
  language: () => Locale;
}

/** What a chat needs of the world around it. */
export interface ChatPorts {
  /** Opens a conversation, or gives one that came too late before. Throws ApiError. */
  open: (language: Locale) => Promise<Conversation>;
  /** A conversation that nobody waits for any more. */
  keepSpare: (conversation: Conversation) => void;
  post: (
    conversationId: string,
    message: SendMessageRequest,
    signal: AbortSignal,
    hear: HearId,
  ) => AsyncIterable<ChatEvent>;
  resume: (place: AnswerPlace, signal: AbortSignal, hear: HearId) => AsyncIterable<ChatEvent>;
  stop: (conversationId: string) => Promise<Conversation | undefined>;
  /** Puts a new conversation into the cache. */
  show: (conversation: Conversation) => void;
  cache: (conversationId: string, turn: ChatTurn) => void;
  replace: (conversation: Conversation) => void;
  reread: (conversationId: string) => void;
  touch: (conversationId: string, turn: ChatTurn) => void;
  /** Keeps the box in this browser, with the id of a question that was not acknowledged; undefined forgets it. */
  keep: (kept: KeptBox | undefined) => void;
  /** What a page that is gone kept. */
  kept: () => Promise<KeptBox | undefined>;
  /** Calls back once on a frame in which text may be shown; returns what cancels it. */
  onFrame: (work: () => void) => () => void;
}

/**
 * One chat's question in progress and its answer: sent, streamed, gone on with after a break, stopped. `chatStep` decides,
 * this does; text waits for a frame, so that an answer is rendered once in it however many come.
 */
export class ChatSession {
  private state: ChatState = NEW_CHAT_STATE;
  private readonly ports: ChatPorts;
  private readonly listeners = new Set<() => void>();
  private controller: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private pendingText: { text: string; eventId: string | undefined } | undefined;
  private dropFrame: (() => void) | undefined;

  private view: ChatView | undefined;
  private isRestored = false;

  constructor(ports: ChatPorts) {
    this.ports = ports;
  }

  getSnapshot = (): ChatState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Somebody looks at it, until the function it gives is called: then nothing is read any more. */
  join(view: ChatView): () => void {
    this.view = view;
    void this.restore();
    const watching = new AbortController();
    const { signal } = watching;
    const wake = () => document.visibilityState === 'visible' && this.dispatch({ type: 'woke' });
    window.addEventListener('online', wake, { signal });
    window.addEventListener('pageshow', wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
    return () => {
      watching.abort();
      this.dispatch({ type: 'leave' });
      this.view = undefined;
    };
  }

  private async restore(): Promise<void> {
    const kept = await this.ports.kept();
    this.isRestored = true;
    this.dispatch({ type: 'restored', text: kept?.text ?? '', asked: kept?.asked });
    this.keep();
  }

  ask(text: string, conversationId: string | undefined): void {
    this.dispatch({ type: 'ask', text, id: newId(), at: new Date().toISOString(), conversationId });
  }

  dispatch = (event: ChatSessionEvent): void => {
    // What was read before it has happened before it.
    this.flush();
    this.step(event);
  };

  private step(event: ChatSessionEvent): void {
    const [next, effects] = chatStep(this.state, event);
    const { box, asked } = this.state;
    const isNew = next !== this.state;
    this.state = next;
    if (box !== next.box || asked !== next.asked) this.keep();
    for (const effect of effects) this.perform(effect);
    if (!isLive(this.state)) clearTimeout(this.slow);
    if (isNew) for (const listener of [...this.listeners]) listener();
  }

  private keep(): void {
    const { box: text, asked } = this.state;
    // What lies there is not overwritten before it was read.
    if (this.isRestored) this.ports.keep(text === '' && !asked ? undefined : { text, asked });
  }

  private perform(effect: ChatEffect): void {
    const { ports } = this;
    switch (effect.type) {
      case 'open':
        void this.open();
        break;
      case 'post': {
        const { conversationId, turn } = effect;
        const message = { clientMessageId: turn.clientMessageId, text: turn.question.text };
        void this.read((signal, hear) => ports.post(conversationId, message, signal, hear));
        break;
      }
      case 'resume': {
        const { type: _type, ...place } = effect;
        void this.read((signal, hear) => ports.resume(place, signal, hear));
        break;
      }
      case 'abort':
        this.abort();
        break;
      case 'wait':
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.dispatch({ type: 'due' }), effect.ms);
        break;
      case 'waitUntil': {
        const due = readMoment(effect.moment)?.getTime();
        clearTimeout(this.timer);
        if (due === undefined) break;
        const ms = Math.min(Math.max(due - Date.now(), LEAST_WAIT_MS), MOST_WAIT_MS);
        this.timer = setTimeout(() => this.dispatch({ type: 'due' }), ms);
        break;
      }
      case 'stop':
        void this.stop(effect.conversationId);
        break;
      case 'show':
        ports.show(effect.conversation);
        break;
      case 'choose':
        this.view?.choose(effect.conversationId);
        break;
      case 'cache':
        ports.cache(effect.conversationId, effect.turn);
        break;
      case 'replace':
        ports.replace(effect.conversation);
        break;
      case 'reread':
        ports.reread(effect.conversationId);
        break;
      case 'touch':
        ports.touch(effect.conversationId, effect.turn);
        break;
      case 'askNext':
        this.ask(effect.text, this.state.conversationId);
    }
  }

  private abort(): void {
    clearTimeout(this.timer);
    clearTimeout(this.slow);
    this.controller?.abort();
    this.controller = undefined;
  }

  /** Begins work; what comes of an earlier one is dropped. */
  private begin(): AbortSignal {
    this.abort();
    this.controller = new AbortController();
    this.expect();
    return this.controller.signal;
  }

  private expect(): void {
    clearTimeout(this.slow);
    this.slow = setTimeout(() => this.dispatch({ type: 'slow' }), SLOW_MS);
  }

  private async open(): Promise<void> {
    const signal = this.begin();
    try {
      const conversation = await this.ports.open(this.view?.language() ?? 'en');
      if (signal.aborted) this.ports.keepSpare(conversation);
      else this.dispatch({ type: 'opened', conversation });
    } catch (error) {
      if (!signal.aborted) this.dispatch({ type: 'broke', error });
    }
  }

  private async stop(conversationId: string): Promise<void> {
    this.controller = new AbortController();
    const { signal } = this.controller;
    const event = await this.ports.stop(conversationId).then(
      (conversation): ChatSessionEvent => ({ type: 'stopped', conversation }),
      (error: unknown): ChatSessionEvent => ({ type: 'notStopped', error }),
    );
    if (!signal.aborted) this.dispatch(event);
  }

  private async read(events: (signal: AbortSignal, hear: HearId) => AsyncIterable<ChatEvent>): Promise<void> {
    const signal = this.begin();
    let eventId: string | undefined;
    const hear = (id: string) => {
      eventId = id;
    };
    try {
      for await (const event of events(signal, hear)) {
        if (signal.aborted) return;
        this.expect();
        if (event.type === 'token') this.buffer(event.text, eventId);
        else this.dispatch({ type: 'event', event, eventId });
      }
    } catch (error) {
      if (!signal.aborted) this.dispatch({ type: 'broke', error });
    }
  }

  /** Words wait for the next frame. */
  private buffer(text: string, eventId: string | undefined): void {
    this.pendingText = { text: (this.pendingText?.text ?? '') + text, eventId };
    this.dropFrame ??= this.ports.onFrame(() => this.flush());
  }

  private flush(): void {
    this.dropFrame?.();
    this.dropFrame = undefined;
    const { pendingText } = this;
    this.pendingText = undefined;
    if (!pendingText) return;
    const { text, eventId } = pendingText;
    this.step({ type: 'event', event: { type: 'token', text }, eventId });
  }
}
