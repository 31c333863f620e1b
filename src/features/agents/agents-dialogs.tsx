import { lazy } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { loadPart } from '@/lib/load-part';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Late } from '@/ui/late';
import { ConfirmTrash } from './confirm-trash';
import type { useListChanges } from './use-list-changes';

const RenameDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./rename-dialog')).RenameDialog })),
);
const TagsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./tags/tags-dialog')).TagsDialog })),
);
const ManageTagsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./tags/manage-tags-dialog')).ManageTagsDialog })),
);

interface AgentsDialogsProps {
  changes: ReturnType<typeof useListChanges>;
  renaming: Agent | undefined;
  onRenamed: () => void;
  /** Whether the tags of all agents are being changed. */
  managing: boolean;
  onManaged: () => void;
  /** A tag is called otherwise now, or is gone. */
  onTagChanged: (tag: string, name: string | undefined) => void;
}

/** What the list of agents asks before it changes something. */
export function AgentsDialogs({
  changes,
  renaming,
  onRenamed,
  managing,
  onManaged,
  onTagChanged,
}: AgentsDialogsProps) {
  return (
    <Late>
      {renaming && <RenameDialog agent={renaming} onClose={onRenamed} />}
      {changes.tagging && (
        <WithTexts nouns={['agentTags']}>
          <TagsDialog
            agents={changes.tagging}
            onSave={changes.answerTags}
            onClose={() => changes.answerTags([])}
          />
        </WithTexts>
      )}
      {managing && (
        <WithTexts nouns={['agentTags']}>
          <ManageTagsDialog onClose={onManaged} onChanged={onTagChanged} />
        </WithTexts>
      )}
      {changes.trashing && <ConfirmTrash agents={changes.trashing} onAnswer={changes.answerTrash} />}
    </Late>
  );
}
