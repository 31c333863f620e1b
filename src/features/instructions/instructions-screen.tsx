import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '@/shared/account/use-may';
import { DraftConflict } from '@/shared/agent-draft/draft-conflict';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { AgentStatusBadge } from '@/shared/agents/agent-status-badge';
import { GoneAgent, useAgentIsGone } from '@/shared/agents/gone-agent';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { WayHome } from '@/shared/failures/way-home';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { usePhone } from '@/ui/use-phone';

interface InstructionsScreenProps {
  botKey: string;
  draft: AgentDraft;
  /** How the draft stands beside what is live. */
  bar: ReactNode;
  /** The editor. */
  children: ReactNode;
}

/** The instructions of the agent that was chosen: on its way, gone, failed, or there. */
export function InstructionsScreen({ botKey, draft, bar, children }: InstructionsScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.instructions.setup;
  const mayPublish = useMay()('publish');
  const isPhone = usePhone();
  const { agent, error, reload } = draft;
  const isGone = useAgentIsGone(error, botKey);
  const back = (
    <Link to="/{-$locale}/dashboard/setup/instructions" className="hover:underline">
      {t.other()}
    </Link>
  );
  if (isGone) {
    return (
      <>
        <PageHeader title={LL.instructions.title()} />
        <GoneAgent>
          <Link
            to="/{-$locale}/dashboard/setup/instructions"
            className={buttonClass({ variant: 'secondary' })}
          >
            {t.other()}
          </Link>
        </GoneAgent>
      </>
    );
  }
  if (!agent && error) {
    return (
      <>
        <PageHeader title={LL.instructions.title()} back={back} />
        <FailurePanel
          error={error}
          title={LL.agents.detail.loadFailed()}
          onRetry={reload}
          action={<WayHome />}
        />
      </>
    );
  }
  if (!agent) return <PageSkeleton label={LL.instructions.loading()} />;
  const isUnpublished = !agent.isCreator && (!agent.live || agent.unpublishedChanges === true);
  return (
    <>
      <PageHeader
        title={t.of({ name: agent.name })}
        text={!isPhone && LL.instructions.textOfPage()}
        picture={<AgentAvatar agent={agent} className="size-12 max-sm:size-10" />}
        badges={<AgentStatusBadge agent={agent} />}
        back={back}
        actions={
          <>
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot"
              params={{ keyBot: agent.botKey }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t.open()}
            </Link>
            {isUnpublished && mayPublish && (
              <Link
                to="/{-$locale}/dashboard/agents/$keyBot"
                params={{ keyBot: agent.botKey }}
                search={{ publish: true }}
                className={buttonClass()}
              >
                {t.publish()}
              </Link>
            )}
          </>
        }
      />
      {bar}
      {draft.conflict && (
        <div className="mb-6">
          <DraftConflict draft={draft} />
        </div>
      )}
      {children}
    </>
  );
}
