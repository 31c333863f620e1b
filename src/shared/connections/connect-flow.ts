import { ApiError } from '@/api/api-error';
import type { ConnectionLink } from '@/api/generated/schemas/connectionLink.zod';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import { newId } from '@/lib/new-id';
import { type ConnectState, endOf } from './connect-state';
import type { ConnectWindow } from './connect-window';

/** How long to wait before each look at a connection that somebody is making; the last one holds from then on. */
export const LOOK_DELAYS_MS = [2000, 2000, 3000, 5000, 8000, 15_000] as const;

/** What connecting needs of the world around it. */
export interface ConnectPorts {
  /** Asks the server for a consent page, for a new connection or for one that is there. Throws ApiError. */
  start: (nonce: string, connectionId: string | undefined) => Promise<ConnectionLink>;
  /** How the connection stands. Throws ApiError. */
  read: (connectionId: string) => Promise<ToolConnection>;
  /** Opens the window of the consent page; undefined when the browser does not. */
  openWindow: () => ConnectWindow | undefined;
  /** Hears of the window's return; returns what ends the listening. */
  onReturn: (nonce: string, onHint: () => void) => () => void;
  /** Gives up a connection that was never finished. */
  giveUp: (connectionId: string) => void;
  /** The server has another state now. */
  settled: () => void;
}

/**
 * Connects one account: opens the consent page in a window of its own and asks the server how the connection stands, by
 * itself now and then, when this page gets the focus, and when a window says that it came back. Whatever the window does,
 * the server alone decides.
 */
export class ConnectFlow {
  private state: ConnectState = { phase: 'idle' };
  private readonly ports: ConnectPorts;
  private readonly listeners = new Set<() => void>();
  /** Counts the attempts: what belongs to an earlier one is dropped. */
  private attempt = 0;
  private looks = 0;
  private looking = false;
  /** For each look asked for meanwhile, whether by a person: the answer on its way may be older than what made them ask. */
  private readonly askedMeanwhile: boolean[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nonce: string | undefined;
  private isNew = true;
  private unwatch: (() => void) | undefined;

  constructor(ports: ConnectPorts) {
    this.ports = ports;
  }

  getSnapshot = (): ConnectState => this.state;

  /** It is watched as long as somebody shows it. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.watch();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.rest();
    };
  };

  /** Begins, in the very click that asks for it. */
  start = async (connectionId?: string): Promise<void> => {
    if (this.state.phase === 'starting') return;
    this.isNew = connectionId === undefined;
    const opened = this.ports.openWindow();
    this.attempt += 1;
    const { attempt } = this;
    const nonce = newId();
    this.nonce = nonce;
    this.show({ phase: 'starting' });
    try {
      const { connectUrl, connection } = await this.ports.start(nonce, connectionId);
      if (attempt !== this.attempt) {
        opened?.close();
        return;
      }
      const blocked = !opened?.go(connectUrl);
      this.looks = 0;
      this.show({
        phase: 'waiting',
        connectionId: connection.connectionId,
        connectUrl,
        blocked,
        looked: false,
        error: undefined,
      });
      if (this.listeners.size > 0) this.watch();
    } catch (error) {
      opened?.close();
      if (attempt === this.attempt) this.show({ phase: 'refused', error });
    }
  };

  /** A person waits no longer. */
  cancel = (): void => {
    const { state } = this;
    this.forget();
    // One that is only connected again stays what it is.
    if (state.phase === 'waiting' && this.isNew) this.ports.giveUp(state.connectionId);
  };

  /** What was said of the end has been read. */
  forget = (): void => {
    this.attempt += 1;
    this.rest();
    this.show({ phase: 'idle' });
  };

  /** Asks the server now; `byPerson`: somebody wants to be told that nothing has changed. */
  look = async (byPerson = true): Promise<void> => {
    const { state, attempt } = this;
    if (state.phase !== 'waiting') return;
    if (this.looking) {
      this.askedMeanwhile.push(byPerson);
      return;
    }
    this.looking = true;
    clearTimeout(this.timer);
    try {
      const connection = await this.ports.read(state.connectionId);
      if (attempt === this.attempt) this.found(connection, byPerson);
    } catch (error) {
      if (attempt === this.attempt) this.notFound(error);
    } finally {
      this.looking = false;
    }
    const asked = this.askedMeanwhile.splice(0);
    if (asked.length > 0) await this.look(asked.includes(true));
    else if (attempt === this.attempt) this.expect();
  };

  private found(connection: ToolConnection, byPerson: boolean): void {
    const { state } = this;
    if (state.phase !== 'waiting') return;
    const end = endOf(connection);
    if (end === undefined) {
      if (byPerson || state.error)
        this.show({ ...state, looked: state.looked || byPerson, error: undefined });
      return;
    }
    this.rest();
    this.show({ phase: 'ended', end, connection });
    this.ports.settled();
  }

  private notFound(error: unknown): void {
    const { state } = this;
    if (state.phase !== 'waiting') return;
    if (error instanceof ApiError && error.status === 404 && error.kind === 'refused') {
      this.rest();
      this.show({ phase: 'ended', end: 'gone', connection: undefined });
      this.ports.settled();
    } else this.show({ ...state, error });
  }

  /** The next look by itself; none while nobody sees the page. */
  private expect(): void {
    clearTimeout(this.timer);
    if (this.state.phase !== 'waiting' || this.listeners.size === 0) return;
    const delay = LOOK_DELAYS_MS[Math.min(this.looks, LOOK_DELAYS_MS.length - 1)];
    this.looks += 1;
    this.timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void this.look(false);
    }, delay);
  }

  private watch(): void {
    const { nonce } = this;
    if (this.state.phase !== 'waiting' || nonce === undefined) return;
    this.unwatch?.();
    const watching = new AbortController();
    const { signal } = watching;
    const seen = () => document.visibilityState === 'visible' && void this.look();
    window.addEventListener('focus', seen, { signal });
    window.addEventListener('online', seen, { signal });
    document.addEventListener('visibilitychange', seen, { signal });
    const unhear = this.ports.onReturn(nonce, () => void this.look());
    this.unwatch = () => {
      watching.abort();
      unhear();
    };
    this.expect();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.unwatch?.();
    this.unwatch = undefined;
  }

  private show(next: ConnectState): void {
    this.state = next;
    for (const listener of [...this.listeners]) listener();
  }
}
