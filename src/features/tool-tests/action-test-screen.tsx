import { Card } from '@/ui/card';
import { ActionField } from './action-field';
import { ConnectedTools } from './connected-tools';
import { ConnectionStep } from './connection-step';
import { isConnected } from './is-connected';
import { RunCard } from './run-card';
import { TargetStates } from './target-states';
import { TestHeader } from './test-header';
import type { ToolTestSearch } from './tool-test-search';
import { ToolkitField } from './toolkit-field';
import { useTestTarget } from './use-test-target';

interface ActionTestScreenProps {
  search: ToolTestSearch;
  onSearch: (next: ToolTestSearch) => void;
}

/** Tries one action of a toolkit. */
export function ActionTestScreen({ search, onSearch }: ActionTestScreenProps) {
  const target = useTestTarget(search);
  const { toolkit, action } = target;
  return (
    <>
      <TestHeader page="action" target={target} />
      <TargetStates target={target}>
        <Card>
          <div className="grid gap-4 md:grid-cols-2">
            <ToolkitField target={target} onChoose={(chosen) => onSearch({ toolkit: chosen })} />
            {toolkit && (
              <ActionField
                target={target}
                onChoose={(chosen) => onSearch({ toolkit: toolkit.toolkit, action: chosen })}
              />
            )}
          </div>
        </Card>
        {!toolkit && (
          <ConnectedTools toolkits={target.toolkits} onChoose={(chosen) => onSearch({ toolkit: chosen })} />
        )}
        {toolkit && !isConnected(toolkit) && (
          <ConnectionStep toolkit={toolkit} busy={target.isFetching} onCheck={target.refetch} />
        )}
        {toolkit && action && (
          <RunCard
            key={`${toolkit.toolkit} ${action.action}`}
            toolkit={toolkit}
            action={action}
            call={search.call}
            onCall={(call) => onSearch({ toolkit: toolkit.toolkit, action: action.action, call })}
          />
        )}
      </TargetStates>
    </>
  );
}
