import { createFileRoute } from '@tanstack/react-router';
import { askForChat } from '@/api/ask-for-chat';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import { TestChatScreen } from '@/features/test-chat/test-chat-screen';
import { AgentLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent')({
  loader: ({ context: { queryClient }, params: { keyBot } }) => {
    void askForChat(queryClient, { botKey: keyBot, kind: 'test' });
    return queryClient.query(getBotQueryOptions(keyBot));
  },
  component: function TestAgentRoute() {
    const { botKey, name } = Route.useLoaderData();
    return (
      <TestChatScreen
        key={botKey}
        botKey={botKey}
        botName={name}
        BackLink={(props) => <AgentLink botKey={botKey} {...props} />}
      />
    );
  },
  staticData: { words: ['testChat'], title: (LL) => LL.shell.rooms.testAgent() },
});
