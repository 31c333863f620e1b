import { useMatch } from '@tanstack/react-router';
import { OverdueBanner } from '@/features/billing/subscription/overdue-banner';
import { TrialCard } from '@/features/shell/trial-card';
import { useMay } from '@/shared/account/use-may';
import { WithTexts } from '@/shared/i18n/with-texts';
import { useAccountFacts } from './use-account-facts';
import { useIsWherePaid } from './use-is-where-paid';
import { useTakesCards } from './use-takes-cards';

/** In the sidebar: what somebody has to do about the plan; what is overdue is said on the page instead. */
function PlanCard() {
  const { account, used, limit, trialDays, upgrade } = useAccountFacts();
  const manages = useMay()('manage');
  // There the plan itself leads to the others.
  const isAtPlan = useIsWherePaid();
  if (account.subscription.statusValue === 'past_due') return null;
  return (
    <TrialCard
      used={used}
      limit={limit}
      trialDays={trialDays}
      upgrade={upgrade}
      leads={manages && !isAtPlan}
    />
  );
}

/** Above the page: that a payment is overdue; not where it is paid, nor where it is among what needs somebody's attention. */
function OverdueNotice() {
  const takesCards = useTakesCards();
  const manages = useMay()('manage');
  const isHome = useMatch({
    from: '/{-$locale}/_signed-in/dashboard/home',
    shouldThrow: false,
    select: () => true,
  });
  const isWherePaid = useIsWherePaid();
  if (isWherePaid || (isHome && manages)) return null;
  return (
    <WithTexts nouns={['subscription']}>
      <OverdueBanner takesCards={takesCards} />
    </WithTexts>
  );
}

/** What somebody has to know of the plan wherever they are: a card in the sidebar, or a notice above the page. */
export function PlanNews({ isCard }: { isCard?: boolean }) {
  return isCard ? <PlanCard /> : <OverdueNotice />;
}
