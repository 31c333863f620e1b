import { useI18nContext } from '@i18n/i18n-react';
import { Ellipsis } from 'lucide-react';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { IconButton } from '@/ui/icon-button';
import { LateLayer, lateCode } from '@/ui/late-layer';

const { Layer, ask } = lateCode(async () => (await import('./agent-more-menu')).AgentMoreMenu);

/** Opens what is done seldom with an agent. */
export function AgentMoreButton({ draft }: { draft: AgentDraft }) {
  const { LL } = useI18nContext();
  if (!draft.agent) return null;
  const label = LL.agentActions.menu({ name: draft.agent.name });
  const button = <IconButton label={label} icon={<Ellipsis size={16} aria-hidden="true" />} />;
  return (
    <LateLayer trigger={button} ask={ask}>
      {(trigger, isPressed) => <Layer draft={draft} trigger={trigger} defaultOpen={isPressed} />}
    </LateLayer>
  );
}
