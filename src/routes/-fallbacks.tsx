import { I18nContext, useI18nContext } from '@i18n/i18n-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CrashScreen } from '@/features/shell/crash-screen';
import { MissingPartScreen } from '@/features/shell/missing-part-screen';
import { isMissingChunk } from '@/lib/missing-chunk';
import { savedLocale } from '@/session/locale';
import { reloadOnce } from '@/session/reload-once';
import { signOut } from '@/session/session';
import { readToken } from '@/session/token';
import { PageSkeleton } from '@/ui/page-skeleton';
import { liveWords } from '@/words/live-words';

/** What a person sees when a page cannot be loaded or drawn. */
export function RouteCrash({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { LL } = useI18nContext();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const screen = isMissingChunk(error) ? (
    <MissingPartScreen reloadOnce={reloadOnce} reload={() => location.reload()} />
  ) : (
    <CrashScreen error={error} onRetry={retry} onSignOut={readToken() ? () => void signOut() : undefined} />
  );
  if (LL) return screen;
  // Above the words' own route there are none yet.
  const locale = savedLocale();
  return (
    <I18nContext value={{ locale, LL: liveWords(locale), setLocale: () => undefined }}>{screen}</I18nContext>
  );
}

/** The same where no frame stands around it: the page's own landmark. */
export function PageCrash(props: ErrorComponentProps) {
  return (
    <main id="main">
      <RouteCrash {...props} />
    </main>
  );
}

/** What a person sees while a page is on its way. */
export function RoutePending() {
  const { LL } = useI18nContext();
  return <PageSkeleton label={LL.common.loading()} />;
}
