import { useI18nContext } from '@i18n/i18n-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { NewAgentLink } from './new-agent-link';

interface AgentsEmptyProps {
  /** Some were asked for only, and none of them match. */
  filtered: boolean;
  atLimit: boolean;
  onClear: () => void;
}

/** In the place of a list without agents: the way to the first one, or back to all. */
export function AgentsEmpty({ filtered, atLimit, onClear }: AgentsEmptyProps) {
  const t = useI18nContext().LL.agents;
  if (!filtered)
    return (
      <EmptyState
        drawing="agents"
        title={t.empty.title()}
        text={t.empty.text()}
        action={!atLimit && <NewAgentLink label={t.empty.action()} />}
      />
    );
  return (
    <EmptyState
      drawing="search"
      title={t.noMatch.title()}
      text={t.noMatch.text()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t.noMatch.seeAll()}
        </Button>
      }
    />
  );
}
