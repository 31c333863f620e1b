/** How long a toast stays (specification §9). */
export const TOAST_DURATION_MS = 3000;
/** How long a toast stays that has something to press: whoever reads it first has to decide. */
export const TOAST_ACTION_DURATION_MS = 8000;
/** How often waiting toasts look for room (specification §9). */
export const TOAST_QUEUE_RECHECK_MS = 250;
/** How long a toast takes to leave (specification §9). */
export const TOAST_LEAVE_MS = 150;
/** Where toasts can stand (specification §9). */
export const TOAST_POSITIONS = [
  'top-right',
  'top',
  'top-left',
  'bottom-right',
  'bottom',
  'bottom-left',
] as const;
/** Where toasts stand by default (specification §9). */
export const TOAST_DEFAULT_POSITION = 'bottom-right';
/** The kind of a toast by default (specification §9). */
export const TOAST_DEFAULT_TYPE = 'success';
/** How many toasts are shown at once; the rest wait. */
export const TOAST_MAX_VISIBLE = 3;

/** One of the six places of a toast. */
export type ToastPosition = (typeof TOAST_POSITIONS)[number];
/** The kinds of toast. */
export type ToastType = 'success' | 'info' | 'warning' | 'error';

/** What a caller says to show a toast. */
export interface ToastRequest {
  type?: ToastType | undefined;
  title: string;
  text?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  duration?: number | undefined;
  position?: ToastPosition | undefined;
}

/** A toast on the screen or on its way out (`open: false`). */
export interface Toast extends ToastRequest {
  id: number;
  type: ToastType;
  duration: number;
  position: ToastPosition;
  open: boolean;
}

/** The queue that stands between those who show a toast and the toaster. */
export interface ToastQueue {
  show: (request: ToastRequest) => number;
  dismiss: (id: number) => void;
  /** Drops all toasts, waiting ones too: one person's messages are not for the next. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Toast[];
}

/** A queue of toasts without any framework; the page has one, tests make their own. */
export function createToastQueue(): ToastQueue {
  let visible: readonly Toast[] = [];
  let waiting: readonly Toast[] = [];
  let lastId = 0;
  let recheck: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    visible = next;
    for (const listener of listeners) listener();
  };

  const stopRecheck = () => {
    clearInterval(recheck);
    recheck = undefined;
  };

  const admit = () => {
    const room = TOAST_MAX_VISIBLE - visible.length;
    if (room > 0 && waiting.length > 0) {
      const admitted = waiting.slice(0, room);
      waiting = waiting.slice(room);
      publish([...visible, ...admitted]);
    }
    if (waiting.length === 0) stopRecheck();
    else recheck ??= setInterval(admit, TOAST_QUEUE_RECHECK_MS);
  };

  return {
    show(request) {
      lastId += 1;
      const toast: Toast = {
        ...request,
        id: lastId,
        type: request.type ?? TOAST_DEFAULT_TYPE,
        duration: request.duration ?? (request.action ? TOAST_ACTION_DURATION_MS : TOAST_DURATION_MS),
        position: request.position ?? TOAST_DEFAULT_POSITION,
        open: true,
      };
      const mustWait = waiting.length > 0;
      waiting = [...waiting, toast];
      // Those that already wait go first, at their next look.
      if (!mustWait) admit();
      return toast.id;
    },
    dismiss(id) {
      waiting = waiting.filter((toast) => toast.id !== id);
      if (!visible.some((toast) => toast.id === id && toast.open)) return;
      publish(visible.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => publish(visible.filter((toast) => toast.id !== id)), TOAST_LEAVE_MS);
    },
    clear() {
      waiting = [];
      stopRecheck();
      if (visible.length > 0) publish([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => visible,
  };
}

/** The queue of this page. */
export const toastQueue: ToastQueue = createToastQueue();

/** Shows a toast, or lets it wait for room; gives its id. */
export function showToast(request: ToastRequest): number {
  return toastQueue.show(request);
}
