import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { savedLocale } from '@/session/locale';
import { readProductKey } from '@/session/product-key';
import { readToken } from '@/session/token';
import { guardOnboarding } from '@/shared/onboarding/guard-onboarding';
import { PATH_OF_PLACE } from '@/shared/onboarding/onboarding-paths';
import type { OnboardingPlace } from '@/shared/onboarding/onboarding-target';
import { countRedirect, resetRedirects } from '@/shared/onboarding/redirect-loop';
import { welcomeHasEnded } from '@/shared/onboarding/welcome-process';

/** How long after a route change the guard asks the server again (specification §4, §9). */
export const GUARD_DELAY_MS = 100;

function placeOf(router: AnyRouter): OnboardingPlace {
  return router.state.matches.findLast(({ staticData }) => staticData.place)?.staticData.place ?? 'other';
}

/**
 * The specification's guard (§4): 100 ms after each route change, to whatever page, while onboarding is unfinished, it
 * asks the server again and goes where the stage says. The next navigation cancels it; once onboarding has ended it
 * stops for good.
 */
export function watchOnboarding(router: AnyRouter, queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visit = 0;
  let sending = false;

  async function look(asked: number): Promise<void> {
    const accountId = readProductKey()?.accountId;
    if (!accountId || readToken() === undefined || welcomeHasEnded(accountId)) return;
    const target = await guardOnboarding({
      queryClient,
      accountId,
      place: placeOf(router),
      freshness: 'fresh',
      // Such a page says what is wrong, and tries again when somebody wishes.
      readOnly: router.state.matches.some(({ status }) => status === 'error'),
    }).catch(() => undefined);
    if (asked !== visit) return;
    if (!target) return resetRedirects(accountId);
    if (!countRedirect(accountId)) return router.invalidate();
    sending = true;
    // A callback's address has no language; what follows it has.
    await router.navigate({ to: PATH_OF_PLACE[target], params: { locale: savedLocale() }, replace: true });
  }

  router.subscribe('onBeforeNavigate', () => {
    visit += 1;
    clearTimeout(timer);
    const accountId = readProductKey()?.accountId;
    if (!sending && accountId) resetRedirects(accountId);
    sending = false;
  });
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(visit), GUARD_DELAY_MS);
  });
}
