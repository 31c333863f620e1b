import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useState } from 'react';
import type { LoggedCall } from '@/api/generated/schemas/loggedCall.zod';
import { useToolkitName } from '@/shared/tool-calls/use-toolkit-name';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { ActionField } from './action-field';
import { ConnectionStep } from './connection-step';
import { isConnected } from './is-connected';
import { RunCard } from './run-card';
import { TargetStates } from './target-states';
import { TestHeader } from './test-header';
import type { ToolTestSearch } from './tool-test-search';
import { ToolkitField } from './toolkit-field';
import { useTestTarget } from './use-test-target';

interface IntegrationTestScreenProps {
  search: ToolTestSearch;
  onSearch: (next: ToolTestSearch) => void;
}

type StepState = 'done' | 'chosen' | 'failed' | 'waiting';
const TONES = { done: 'success', chosen: 'success', failed: 'warning', waiting: 'neutral' } as const;

interface StepProps {
  n: number;
  title: string;
  state: StepState;
  children?: ReactNode;
}

function StepBadge({ state }: Pick<StepProps, 'state'>) {
  const t = useI18nContext().LL.toolCalls.tests.steps;
  return <Badge tone={TONES[state]}>{t[state]()}</Badge>;
}

function Step({ n, title, state, children }: StepProps) {
  return (
    <Card title={`${n}. ${title}`} actions={<StepBadge state={state} />}>
      {children}
    </Card>
  );
}

/** Tries a whole integration: is it connected, does an action run, and what does it answer. */
export function IntegrationTestScreen({ search, onSearch }: IntegrationTestScreenProps) {
  const t = useI18nContext().LL.toolCalls.tests;
  const target = useTestTarget(search);
  const nameOf = useToolkitName();
  const [ran, setRan] = useState<LoggedCall>();
  const { toolkit, action } = target;
  const works = toolkit && isConnected(toolkit);
  const over = ran && ran.toolkit === toolkit?.toolkit && ran.action === action?.action ? ran : undefined;
  const answered = over?.outcome === 'done';
  const name = toolkit ? nameOf(toolkit.toolkit, toolkit.name) : '';

  return (
    <>
      <TestHeader page="integration" target={target} />
      <TargetStates target={target}>
        <Step n={1} title={t.steps.connection()} state={toolkit ? (works ? 'done' : 'failed') : 'waiting'}>
          <div className="flex flex-col gap-4">
            <ToolkitField target={target} onChoose={(chosen) => onSearch({ toolkit: chosen })} />
            {toolkit && (
              <ConnectionStep toolkit={toolkit} busy={target.isFetching} onCheck={target.refetch} />
            )}
          </div>
        </Step>
        <Step n={2} title={t.steps.action()} state={action ? 'chosen' : 'waiting'}>
          {toolkit && (
            <ActionField
              target={target}
              onChoose={(chosen) => onSearch({ toolkit: toolkit.toolkit, action: chosen })}
            />
          )}
        </Step>
        {toolkit && action ? (
          <RunCard
            key={`${toolkit.toolkit} ${action.action}`}
            toolkit={toolkit}
            action={action}
            call={search.call}
            onCall={(call) => onSearch({ toolkit: toolkit.toolkit, action: action.action, call })}
            onRan={setRan}
            isSecond={!works}
            title={`3. ${t.allArguments()}`}
            result={{
              title: `4. ${t.steps.answer()}`,
              actions: <StepBadge state={over ? (answered ? 'done' : 'failed') : 'waiting'} />,
              verdict: over && (
                <Notice tone={answered ? 'success' : 'warning'}>
                  {answered
                    ? t.verdict.works({ name })
                    : works
                      ? t.verdict.partly()
                      : t.verdict.notConnected()}
                </Notice>
              ),
            }}
          />
        ) : (
          <>
            <Step n={3} title={t.allArguments()} state="waiting" />
            <Step n={4} title={t.steps.answer()} state="waiting">
              <p className="text-quiet">{t.nothingYet()}</p>
            </Step>
          </>
        )}
      </TargetStates>
    </>
  );
}
