import { ApiError } from '@/api/api-error';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { StoredDraft } from '@/api/generated/schemas/storedDraft.zod';
import {
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  type Edit,
  NEW_DRAFT_STATE,
} from './draft-state';
import { draftStep, takesCopies, withCopy } from './draft-step';

/** What an editor needs of the world around it. */
export interface DraftPorts {
  /** Saves an edit over its revision; gives the draft as it is then. Throws ApiError. */
  save: (edit: Edit) => Promise<StoredDraft>;
  /** Reads the draft as it is now. Throws ApiError. */
  read: () => Promise<StoredDraft>;
  /** Lets everybody see a draft that was saved. */
  show: (draft: StoredDraft) => void;
  /** Keeps an edit in this browser, or forgets it. */
  keep: (edit: Edit | undefined) => void;
  /** Until what was kept is written. */
  kept: () => Promise<void>;
  isOnline: () => boolean;
  /** Nobody looks at it, and nothing is left to do: it may be forgotten. */
  onIdle: () => void;
  /** What goes wrong in our own code. */
  report: (error: unknown) => void;
}

const UNDER_WAY = ['saving', 'rereading'];

/**
 * Edits one agent's draft: saved by itself a moment after each change, one save at a time, merged field by field with
 * what others save meanwhile. `draftStep` decides, this does. It lives until it is clean, with or without anybody who
 * looks at it.
 */
export class DraftEditor {
  private state: DraftState = NEW_DRAFT_STATE;
  private readonly views = new Set<() => void>();
  private readonly waiters = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOverdue = false;
  private isDisposed = false;
  /** Saves that went through. */
  private saves = 0;

  private readonly ports: DraftPorts;

  constructor(ports: DraftPorts) {
    this.ports = ports;
  }

  getSnapshot = (): DraftState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.views.add(listener);
    return () => {
      this.views.delete(listener);
      // Who leaves does not wait for the pause.
      if (this.views.size === 0) this.hurry();
      this.endWhenIdle();
    };
  };

  /** Once the draft is there. */
  loaded(): Promise<void> {
    return this.until(() => this.state.phase !== 'loading');
  }

  /** Ends all that is running: what is not saved stays in the browser. */
  dispose(): void {
    this.isDisposed = true;
    this.stopWaiting();
    this.tell();
  }

  dispatch = (event: DraftEvent): void => {
    if (this.isDisposed) return;
    const [next, effects] = draftStep(this.state, event);
    const isNew = next !== this.state;
    this.state = next;
    for (const effect of effects) this.perform(effect);
    if (!isNew) return;
    this.tell();
    this.endWhenIdle();
  };

  change(work: (content: AgentContent) => AgentContent): void {
    const content = this.state.edit?.mine ?? this.state.server?.content;
    if (content) this.dispatch({ type: 'changed', content: work(content) });
  }

  /** Takes up what a page that is gone left, once nothing else is done with the draft; false leaves it where it is. */
  async take(copy: Edit): Promise<boolean> {
    const canTake = () => takesCopies(this.state);
    while (!canTake() && !this.isDisposed) await this.until(canTake);
    if (this.isDisposed || !withCopy(this.state.edit, copy)) return false;
    this.dispatch({ type: 'found', copy });
    return true;
  }

  /** Saves without the pause what only waits for it. */
  hurry(): void {
    if (this.state.phase === 'waiting' && this.ports.isOnline()) this.dispatch({ type: 'save' });
  }

  /** The page is back, or the network is. */
  wake(): void {
    if (this.isOverdue) this.due();
    else this.dispatch({ type: 'woke' });
  }

  /** Saves what is written by now; says whether all of that is saved. */
  async saveNow(): Promise<boolean> {
    const { phase, edit } = this.state;
    if (!edit) return phase === 'clean';
    // What is on its way may be older than what is written.
    const isBehind = phase === 'saving' && edit.sent !== edit.mine;
    const enough = this.saves + (isBehind ? 2 : 1);
    for (;;) {
      this.dispatch({ type: 'save' });
      await this.until(() => !UNDER_WAY.includes(this.state.phase));
      if (this.state.edit === undefined || this.saves >= enough) return true;
      if (this.state.phase !== 'waiting' || this.state.failure || this.isDisposed) return false;
    }
  }

  private tell(): void {
    for (const listener of [...this.views, ...this.waiters]) listener();
  }

  /** Until something is so, or nothing is done any more. */
  private until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.isDisposed && !isSo()) return;
        this.waiters.delete(look);
        resolve();
      };
      this.waiters.add(look);
      look();
    });
  }

  private isIdle(): boolean {
    return !this.isDisposed && this.views.size === 0 && this.state.edit === undefined;
  }

  /** In a moment: who only changes the view comes back at once. */
  private endWhenIdle(): void {
    if (this.isIdle()) setTimeout(() => this.isIdle() && this.ports.onIdle());
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.isOverdue = false;
  }

  private wait(ms: number): void {
    this.stopWaiting();
    // Who has left waits for no pause either, but for one that a failure asks for.
    const isLeft = this.views.size === 0 && !this.state.failure;
    this.timer = setTimeout(() => this.due(), isLeft ? 0 : ms);
  }

  private due(): void {
    this.isOverdue = !this.ports.isOnline();
    if (!this.isOverdue) this.dispatch({ type: 'due' });
  }

  private perform(effect: DraftEffect): void {
    switch (effect.type) {
      case 'keep':
        this.ports.keep(effect.edit);
        break;
      case 'show':
        this.ports.show(effect.draft);
        break;
      case 'stopWaiting':
        this.stopWaiting();
        break;
      case 'wait':
        this.wait(effect.ms);
        break;
      case 'save':
        void this.save(effect.edit);
        break;
      case 'read':
        void this.read();
    }
  }

  private async save(edit: Edit): Promise<void> {
    // First what was sent is kept: a page that is gone cannot tell what became of it.
    await this.ports.kept();
    const event = await this.ports.save(edit).then(
      (draft): DraftEvent => ({ type: 'saved', draft }),
      (error: unknown): DraftEvent => ({ type: 'notSaved', error: this.reported(error) }),
    );
    if (event.type === 'saved') this.saves += 1;
    this.dispatch(event);
  }

  private async read(): Promise<void> {
    const event = await this.ports.read().then(
      (draft): DraftEvent => ({ type: 'read', draft }),
      (error: unknown): DraftEvent => ({ type: 'notRead', error: this.reported(error) }),
    );
    this.dispatch(event);
  }

  private reported(error: unknown): unknown {
    if (!(error instanceof ApiError)) this.ports.report(error);
    return error;
  }
}
