import * as RadixToast from '@radix-ui/react-toast';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  TOAST_DEFAULT_POSITION,
  TOAST_POSITIONS,
  type Toast,
  type ToastPosition,
  type ToastQueue,
  toastQueue,
} from './toast-queue';

interface ToasterProps {
  /** The name of the region, for a screen reader. */
  regionLabel: string;
  closeLabel: string;
  queue?: ToastQueue | undefined;
}

const TYPE = {
  success: { icon: CircleCheck, text: 'text-success' },
  info: { icon: Info, text: 'text-info' },
  warning: { icon: TriangleAlert, text: 'text-warning' },
  error: { icon: CircleAlert, text: 'text-error' },
} as const;

const PLACE_CLASS: Record<ToastPosition, string> = {
  'top-right': 'top-0 right-0',
  top: 'top-0 left-1/2 -translate-x-1/2',
  'top-left': 'top-0 left-0',
  'bottom-right': 'right-0 bottom-0',
  bottom: 'bottom-0 left-1/2 -translate-x-1/2',
  'bottom-left': 'bottom-0 left-0',
};

const SWIPE = {
  'top-right': 'right',
  top: 'up',
  'top-left': 'left',
  'bottom-right': 'right',
  bottom: 'down',
  'bottom-left': 'left',
} as const;

interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  onDismiss: () => void;
}

function ToastCard({ toast, closeLabel, onDismiss }: ToastCardProps) {
  const { icon: Icon, text } = TYPE[toast.type];
  return (
    <RadixToast.Root
      open={toast.open}
      duration={toast.duration}
      type={toast.type === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      // A click anywhere on the toast dismisses it (specification, notifications).
      onClick={onDismiss}
      className="toast-card layer-in flex cursor-pointer items-start gap-3 rounded-box border border-line bg-base-100 p-3 ps-4 shadow-lg"
    >
      <Icon size={18} aria-hidden="true" className={clsx('mt-1.5 shrink-0', text)} />
      <div className="min-w-0 grow py-1">
        <RadixToast.Title className="font-medium">{toast.title}</RadixToast.Title>
        {toast.text && <RadixToast.Description className="text-quiet">{toast.text}</RadixToast.Description>}
        {toast.action && (
          <RadixToast.Action asChild altText={toast.action.label}>
            <button
              type="button"
              className="mt-1 min-h-6 cursor-pointer rounded-field font-semibold text-primary hover:underline max-sm:min-h-11"
              onClick={toast.action.onClick}
            >
              {toast.action.label}
            </button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={closeLabel}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-field text-quiet hover:bg-base-content/8 max-sm:size-11"
      >
        <X size={16} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Shows the toasts of the queue; loaded lazily, those shown before wait for it. */
export function Toaster({ regionLabel, closeLabel, queue = toastQueue }: ToasterProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const used = TOAST_POSITIONS.filter(
    (position) => position === TOAST_DEFAULT_POSITION || toasts.some((toast) => toast.position === position),
  );
  return used.map((position) => (
    <RadixToast.Provider key={position} label={regionLabel} swipeDirection={SWIPE[position]}>
      {toasts
        .filter((toast) => toast.position === position)
        .map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onDismiss={() => queue.dismiss(toast.id)}
          />
        ))}
      <RadixToast.Viewport
        label={regionLabel}
        className={clsx(
          'fixed z-60 flex w-96 max-w-full flex-col gap-2 p-4 outline-none empty:p-0',
          PLACE_CLASS[position],
          // Above what a phone has at its lower edge.
          position.startsWith('bottom') && 'max-sm:[html:has([data-bottom-bar])_&]:bottom-17',
        )}
      />
    </RadixToast.Provider>
  ));
}
