import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { FactList } from '@/features/shell/fact-list';
import { LaterScreen } from '@/features/shell/later-screen';
import { formatMoney } from '@/lib/format';
import { chosenPlan, planSearch } from '@/routes/-parts/chosen-plan';
import { PlansLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/subscriptionpay')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) =>
    chosenPlan(await queryClient.query(getPlansQueryOptions()), deps.plan),
  component: function SubscriptionPayRoute() {
    const { LL, locale } = useI18nContext();
    const plan = Route.useLoaderData();
    return (
      <LaterScreen
        title={LL.shell.rooms.subscriptionpay()}
        back={<PlansLink className="link-hover link">{LL.shell.upgrade.action()}</PlansLink>}
      >
        {plan && (
          <FactList
            title={plan.name[locale]}
            facts={[
              {
                label: LL.shell.facts.pricePerMonth(),
                value: formatMoney(locale, plan.price.currency, plan.price.month),
              },
              { label: LL.shell.facts.agentsIncluded(), value: plan.botLimit },
            ]}
          />
        )}
      </LaterScreen>
    );
  },
  staticData: { place: 'subscriptionpay', title: (LL) => LL.shell.rooms.subscriptionpay() },
});
