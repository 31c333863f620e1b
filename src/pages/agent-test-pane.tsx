import { type ComponentProps, memo } from 'react';
import { SaveAsTestButton } from '@/features/agent-tests/save-as-test-button';
import { TestPane } from '@/features/test-chat/test-pane';

/** The test chat beside an agent's draft, whose answers can be kept as tests; who writes the draft does not wait for it. */
export const AgentTestPane = memo(function AgentTestPane(
  props: Omit<ComponentProps<typeof TestPane>, 'answerActions'>,
) {
  const { botKey } = props.agent;
  return (
    <TestPane
      {...props}
      answerActions={({ conversationId, question }) => (
        <SaveAsTestButton inRow botKey={botKey} conversationId={conversationId} questionId={question.id} />
      )}
    />
  );
});
