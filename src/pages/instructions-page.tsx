import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import { AgentChoice } from '@/features/agents/agent-choice';
import { InstructionsEditor } from '@/features/instructions/instructions-editor';
import { InstructionsScreen } from '@/features/instructions/instructions-screen';
import { DraftBar } from '@/features/versions/draft-bar';
import { ChangeableBy } from '@/shared/account/changeable-by';
import { NOTHING_UNPUBLISHED, UnpublishedContext } from '@/shared/agent-draft/unpublished';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { useUnpublishedChanges } from '@/shared/agent-draft/use-unpublished-changes';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/instructions');

const instructionsOf = (agent: string) =>
  linkOptions({ to: '/{-$locale}/dashboard/setup/instructions', search: { agent } });

/** The choice of an agent, then its instructions on a page of their own. */
export function InstructionsPage() {
  const { LL } = useI18nContext();
  const { agent } = route.useSearch();
  if (agent) return <AgentInstructions key={agent} botKey={agent} />;
  return (
    <AgentChoice
      title={LL.instructions.title()}
      text={LL.instructions.setup.text()}
      linkOf={instructionsOf}
    />
  );
}

function AgentInstructions({ botKey }: { botKey: string }) {
  const draft = useAgentDraft(botKey);
  const changes = useUnpublishedChanges(draft);
  const { lang } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <InstructionsScreen botKey={botKey} draft={draft} bar={<DraftBar draft={draft} changes={changes} />}>
      <ChangeableBy act="edit">
        <UnpublishedContext value={changes ?? NOTHING_UNPUBLISHED}>
          <InstructionsEditor
            ofPage
            botKey={botKey}
            draft={draft}
            language={lang}
            onLanguage={(next) =>
              void navigate({ search: { agent: botKey, lang: next }, replace: true, resetScroll: false })
            }
          />
        </UnpublishedContext>
      </ChangeableBy>
    </InstructionsScreen>
  );
}
