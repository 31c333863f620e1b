import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverAnswers } from '@/lib/server-answers';
import { useOnline } from '@/lib/use-online';
import { useFallbackTexts } from '@/shared/failures/use-fallback-texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageSkeleton } from '@/ui/page-skeleton';

/** How long until the server is asked again: a browser says that it is online before anything can be reached. */
const LOOK_AGAIN_MS = 2000;

interface MissingPartScreenProps {
  /** Reloads, unless that was just done: false says so. */
  reloadOnce: () => boolean;
  reload: () => void;
}

/**
 * A file of the page could not be fetched. Where the server answers, a newer version has taken its place and a reload
 * brings it; where it does not, a reload would leave nothing at all, so the page waits until it does.
 */
export function MissingPartScreen({ reloadOnce, reload }: MissingPartScreenProps) {
  const t = useFallbackTexts();
  const online = useOnline();
  const [found, setFound] = useState<'nothing yet' | 'no server' | 'new version'>('nothing yet');
  const look = useEffectEvent(async () => {
    const isThere = await serverAnswers();
    if (!isThere) setFound('no server');
    else if (!reloadOnce()) setFound('new version');
    return isThere;
  });
  useEffect(() => {
    if (!online) {
      setFound('no server');
      return undefined;
    }
    let isOver = false;
    let timer: number | undefined;
    const untilItAnswers = async () => {
      if (!(await look()) && !isOver) timer = window.setTimeout(untilItAnswers, LOOK_AGAIN_MS);
    };
    void untilItAnswers();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [online]);

  if (found === 'nothing yet') return <PageSkeleton label={t.common.loading()} />;
  return (
    <section aria-labelledby="page-title" className="mx-auto w-full max-w-2xl p-4 sm:p-8">
      <h1 id="page-title" tabIndex={-1} className="sr-only">
        {t.shell.crashHeading()}
      </h1>
      {found === 'new version' ? (
        <EmptyState
          icon={<RefreshCw size={20} aria-hidden="true" />}
          title={t.session.newVersion.title()}
          text={t.session.newVersion.text()}
          action={<Button onClick={reload}>{t.shell.reload()}</Button>}
        />
      ) : (
        <ErrorState
          title={t.failures.network.title()}
          text={t.failures.network.text()}
          retryLabel={t.common.retry()}
          onRetry={() => void look()}
        />
      )}
    </section>
  );
}
