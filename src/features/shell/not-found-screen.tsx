import { useI18nContext } from '@i18n/i18n-react';
import { Compass } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';

interface NotFoundScreenProps {
  HomeLink: ComponentType<{ className?: string; children: ReactNode }>;
}

/** 'Page not found', without any header, and the way home (specification §2). */
export function NotFoundScreen({ HomeLink }: NotFoundScreenProps) {
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
        <HomeLink className={buttonClass({ variant: 'primary' })}>{LL.shell.goHome()}</HomeLink>
      </div>
    </main>
  );
}
