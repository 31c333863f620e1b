import { useI18nContext } from '@i18n/i18n-react';
import { type ErrorComponentProps, Navigate, useLocation, useRouter } from '@tanstack/react-router';
import { CrashScreen } from '@/features/shell/crash-screen';
import { MissingPartScreen } from '@/features/shell/missing-part-screen';
import { isMissingChunk } from '@/lib/missing-chunk';
import { isLocale, savedLocale } from '@/session/locale';
import { reloadOnce } from '@/session/reload-once';
import { signOut } from '@/session/session';
import { readToken } from '@/session/token';
import { useFallbackTexts } from '@/shared/failures/use-fallback-texts';
import { WayHome } from '@/shared/failures/way-home';
import { PageSkeleton } from '@/ui/page-skeleton';

const HOME = /\/dashboard\/home$/;

interface RouteCrashProps extends ErrorComponentProps {
  /** No page of the dashboard can be had: only signing out is left. */
  isWhole?: boolean;
}

/** What a person sees when a page cannot be loaded or rendered: another page, or where there is none the way out. */
export function RouteCrash({ error, reset, isWhole = false }: RouteCrashProps) {
  const router = useRouter();
  const { locale } = useI18nContext();
  const pathname = useLocation({ select: (location) => location.pathname });
  const hasOthers = !isWhole && locale !== undefined && /\/dashboard(?:\/|$)/.test(pathname);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return isMissingChunk(error) ? (
    <MissingPartScreen reloadOnce={reloadOnce} reload={() => location.reload()} />
  ) : (
    <CrashScreen
      error={error}
      onRetry={retry}
      onSignOut={readToken() && !hasOthers ? () => void signOut() : undefined}
      action={hasOthers && !HOME.test(pathname) && <WayHome />}
    />
  );
}

/** What a person sees while a page is on its way. */
export function RoutePending() {
  const t = useFallbackTexts();
  return <PageSkeleton label={t.common.loading()} />;
}

/** The same before there is a frame around it. */
export function FirstPending() {
  return (
    <main className="mx-auto w-full max-w-6xl p-4 sm:p-8">
      <RoutePending />
    </main>
  );
}

/** An address that no route can read, such as one with a cut percent sign: the 404 page (specification §2). */
export function UnreadableAddress() {
  const [, first] = useLocation({ select: ({ pathname }) => pathname }).split('/');
  const locale = isLocale(first) ? first : savedLocale();
  return <Navigate to="/{-$locale}/$" params={{ locale, _splat: '404' }} replace />;
}
