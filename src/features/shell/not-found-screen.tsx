import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';

/** 'Page not found', without any header, and the way home (specification §2). */
export function NotFoundScreen() {
  const { LL } = useI18nContext();
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 text-center">
      <div className="flex max-w-sm flex-col items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-box bg-primary/10 text-primary"
        >
          <Compass size={24} />
        </span>
        <div>
          <h1 id="page-title" tabIndex={-1} className="font-semibold text-2xl tracking-tight">
            {LL.shell.notFound()}
          </h1>
          <p className="mt-1 text-quiet">{LL.shell.notFoundText()}</p>
        </div>
        <Link to="/{-$locale}/dashboard/home" className={buttonClass({ variant: 'primary' })}>
          {LL.shell.goHome()}
        </Link>
      </div>
    </main>
  );
}
