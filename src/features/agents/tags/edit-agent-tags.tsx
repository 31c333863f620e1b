import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { RefusedNotice } from '../refused-notice';
import { useAgentChanges } from '../use-agent-changes';
import { TagsDialog } from './tags-dialog';

interface EditAgentTagsProps {
  agent: AgentDetail;
  open: boolean;
  onClose: () => void;
}

/** Changes the tags of one agent; says which it did not get. */
export function EditAgentTags({ agent, open, onClose }: EditAgentTagsProps) {
  const { change, refused, forgetRefused, retryRefused } = useAgentChanges(useAccountId());
  return (
    <>
      <RefusedNotice refused={refused} onDismiss={forgetRefused} onRetry={retryRefused} />
      {open && (
        <TagsDialog
          agents={[agent]}
          onSave={(changes) => {
            onClose();
            for (const { kind, agents, tag } of changes) void change(kind, agents, { tag });
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
