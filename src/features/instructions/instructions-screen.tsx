import { useI18nContext } from '@i18n/i18n-react';
import { CircleOff } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { DraftConflict } from '@/shared/agent-draft/draft-conflict';
import { DraftLine } from '@/shared/agent-draft/draft-line';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { useAgentIsGone } from '@/shared/agents/use-agent-is-gone';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';

interface LinkProps {
  className?: string;
  children: ReactNode;
}

interface InstructionsScreenProps {
  botKey: string;
  draft: AgentDraft;
  /** To the choice of another agent. */
  ChoiceLink: ComponentType<LinkProps>;
  AgentLink: ComponentType<LinkProps & { botKey: string }>;
  /** The editor. */
  children: ReactNode;
}

/** The instructions of the agent that was chosen: on its way, gone, failed, or there. */
export function InstructionsScreen({
  botKey,
  draft,
  ChoiceLink,
  AgentLink,
  children,
}: InstructionsScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.instructions.setup;
  const { bot, error, reload } = draft;
  const isGone = useAgentIsGone(error, botKey);
  const back = <ChoiceLink className="hover:underline">{words.other()}</ChoiceLink>;
  if (isGone) {
    return (
      <>
        <PageHeader title={LL.instructions.title()} />
        <EmptyState
          icon={<CircleOff size={20} />}
          title={words.goneTitle()}
          text={words.goneText()}
          action={<ChoiceLink className={buttonClass({ variant: 'secondary' })}>{words.other()}</ChoiceLink>}
        />
      </>
    );
  }
  if (!bot && error) {
    return (
      <>
        <PageHeader title={LL.instructions.title()} back={back} />
        <FailurePanel error={error} onRetry={reload} />
      </>
    );
  }
  if (!bot) return <PageSkeleton label={LL.instructions.loading()} />;
  return (
    <>
      <PageHeader
        title={words.of({ name: bot.name })}
        back={back}
        actions={
          <AgentLink botKey={bot.botKey} className={buttonClass({ variant: 'secondary' })}>
            {words.open()}
          </AgentLink>
        }
      />
      <div className="mb-4">
        <DraftLine draft={draft} />
      </div>
      {draft.conflict && (
        <div className="mb-6">
          <DraftConflict draft={draft} />
        </div>
      )}
      {children}
    </>
  );
}
