import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';

import { getBotQueryOptions, useBotSuspense } from '@/api/generated/projects/projects';
import { FactList } from '@/features/shell/fact-list';
import { LaterScreen } from '@/features/shell/later-screen';
import { AgentsLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/creator-agent/$keyBot')({
  loader: ({ context: { queryClient }, params: { keyBot } }) => queryClient.query(getBotQueryOptions(keyBot)),
  component: function CreatorRoute() {
    const { LL, locale } = useI18nContext();
    const { keyBot } = Route.useParams();
    const { data: bot } = useBotSuspense(keyBot);
    return (
      <LaterScreen
        title={LL.shell.rooms.creator()}
        back={<AgentsLink className="link-hover link">{LL.shell.agents()}</AgentsLink>}
      >
        <FactList
          title={bot.name}
          facts={[{ label: LL.shell.rooms.creator(), value: bot.summary[locale] }]}
        />
      </LaterScreen>
    );
  },
  staticData: { title: (LL) => LL.shell.rooms.creator() },
});
