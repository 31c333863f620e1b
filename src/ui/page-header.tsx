import clsx from 'clsx';
import type { ReactNode } from 'react';
import { focusOnMount } from '@/lib/focus-on-mount';
import { BackLine } from './back-line';

interface PageHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** The actions stay beside the title on a phone, too, however long it is. */
  keepsRow?: boolean;
  /** Its state, beside the title. */
  badges?: ReactNode;
  /** It appears without a change of route, and takes the focus then. */
  takesFocus?: boolean;
  /** Whose page it is; decoration. */
  picture?: ReactNode;
  /** A link to the page above. */
  back?: ReactNode;
}

/** The head of a page with its only h1, which takes the focus on a route change. */
export function PageHeader({
  title,
  text,
  actions,
  keepsRow,
  badges,
  takesFocus,
  picture,
  back,
}: PageHeaderProps) {
  return (
    <div className="mb-6">
      {back && <BackLine>{back}</BackLine>}
      <div
        className={clsx(
          'flex flex-wrap items-start justify-between gap-3',
          keepsRow && actions && 'max-sm:flex-nowrap max-sm:*:last:shrink-0',
        )}
      >
        <div className={clsx('flex min-w-0 gap-3', text ? 'items-start' : 'items-center')}>
          {picture}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1
                ref={takesFocus ? focusOnMount : undefined}
                id="page-title"
                tabIndex={-1}
                className="text-balance font-semibold text-2xl tracking-tight"
              >
                {title}
              </h1>
              {badges}
            </div>
            {text && <p className="page-text mt-0.5 text-quiet">{text}</p>}
          </div>
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
    </div>
  );
}
