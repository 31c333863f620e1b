import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BrandHalf } from './brand-half';

interface CenteredPageProps {
  brand: ReactNode;
  topRight?: ReactNode;
  /** What is said below the head. */
  below?: ReactNode;
  footer?: ReactNode;
  /** What the product promises: the page has a half of the brand then. */
  promise?: string | undefined;
  /** For steps with cards beside one another; sign-in stays narrow. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** One calm column: sign-in, onboarding, not found. */
export function CenteredPage({
  brand,
  topRight,
  below,
  footer,
  promise,
  wide = false,
  children,
}: CenteredPageProps) {
  return (
    <div
      className={clsx(
        'flex min-h-dvh flex-col',
        promise && 'lg:grid lg:grid-cols-2 lg:grid-rows-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <header className="relative flex min-h-14 items-center justify-between gap-3 px-4 sm:px-6">
        {brand}
        {topRight && <div className="flex items-center gap-1">{topRight}</div>}
      </header>
      {below}
      {promise && <BrandHalf promise={promise} />}
      <main
        id="main"
        tabIndex={-1}
        className={clsx(
          'mx-auto w-full grow px-4 py-6 sm:py-12',
          wide ? 'max-w-4xl' : 'max-w-md',
          promise && 'lg:my-auto lg:max-w-[28rem]',
        )}
      >
        {children}
      </main>
      {footer && <footer className="px-4 py-6 text-center text-[0.8125rem] text-quiet">{footer}</footer>}
    </div>
  );
}
