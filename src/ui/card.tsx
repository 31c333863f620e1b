import clsx from 'clsx';
import type { ReactNode } from 'react';

interface CardProps {
  /** Of its heading, for a link that leads to it. */
  id?: string | undefined;
  title?: ReactNode;
  /** The title is that of a section of the settings; a page of its own where there is no room beside the list, which has it. */
  ofSection?: boolean;
  text?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A bordered box for one subject. */
export function Card({ id, title, ofSection, text, actions, className, children }: CardProps) {
  const hasHead = title || text || actions;
  return (
    <section className={clsx('min-w-0 rounded-box border border-line bg-base-100 p-4 sm:p-6', className)}>
      {hasHead && (
        // Above nothing it needs no room: what is not there now, or is a dialog, stands elsewhere in the page.
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3 last:mb-0">
          <div className={clsx('min-w-0 flex-auto', text && 'basis-60')}>
            {title && (
              <h2
                id={id}
                tabIndex={id ? -1 : undefined}
                className={clsx('scroll-mt-20 font-semibold text-base', ofSection && 'max-lg:sr-only')}
              >
                {title}
              </h2>
            )}
            {text && <p className="text-quiet">{text}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
