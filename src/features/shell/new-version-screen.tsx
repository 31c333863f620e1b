import { useI18nContext } from '@i18n/i18n-react';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** A part of the page belongs to a version that is gone: why, and the way to the new one. */
export function NewVersionScreen({ onReload }: { onReload: () => void }) {
  const { LL } = useI18nContext();
  const words = LL.session.newVersion;
  return (
    <section aria-labelledby="page-title" className="mx-auto w-full max-w-2xl p-4 sm:p-8">
      <h1 id="page-title" tabIndex={-1} className="sr-only">
        {words.title()}
      </h1>
      <EmptyState
        icon={<RefreshCw size={20} aria-hidden="true" />}
        title={words.title()}
        text={words.text()}
        action={<Button onClick={onReload}>{LL.shell.reload()}</Button>}
      />
    </section>
  );
}
