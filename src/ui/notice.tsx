import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** Spoken at once, as an error always is. */
  assertive?: boolean | undefined;
  title?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

const TONE = {
  info: { icon: Info, box: 'border-info/40 tint-info', text: 'text-info' },
  success: { icon: CircleCheck, box: 'border-success/40 tint-success', text: 'text-success' },
  warning: { icon: TriangleAlert, box: 'border-warning/40 tint-warning', text: 'text-warning' },
  error: { icon: CircleAlert, box: 'border-error/40 tint-error', text: 'text-error' },
} as const;

/** A message in the page that stays; an error is spoken at once. */
export function Notice({
  tone = 'info',
  assertive = tone === 'error',
  title,
  action,
  className,
  children,
}: NoticeProps) {
  const { icon: Icon, box, text } = TONE[tone];
  return (
    <div
      role={assertive ? 'alert' : 'status'}
      className={clsx('flex items-baseline gap-3 rounded-box border px-4 py-3', box, className)}
    >
      {/* In a line of its own: that way it stays at the first one of the words, wherever they are beside the action. */}
      <span className={clsx('shrink-0', text)}>
        <Icon size={18} className="inline" />
      </span>
      {/* What has no room beside the words comes below them, not below the icon. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
