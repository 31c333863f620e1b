import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { ActionField } from './action-field';
import { RunCard } from './run-card';
import { TargetStates } from './target-states';
import type { ToolTestSearch } from './tool-test-search';
import { ToolkitField } from './toolkit-field';
import { useTestTarget } from './use-test-target';

interface ActionTestScreenProps {
  search: ToolTestSearch;
  onSearch: (next: ToolTestSearch) => void;
}

/** Tries one action of a toolkit. */
export function ActionTestScreen({ search, onSearch }: ActionTestScreenProps) {
  const t = useI18nContext().LL.toolCalls.tests;
  const target = useTestTarget(search);
  const { toolkit, action } = target;
  return (
    <>
      <PageHeader
        title={t.action.title()}
        text={t.action.text()}
        actions={
          <Link
            to="/{-$locale}/dashboard/composio-integration-test"
            search={{ toolkit: toolkit?.toolkit, action: action?.action }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t.toIntegration()}
          </Link>
        }
      />
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
