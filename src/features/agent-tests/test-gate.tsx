import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { TEXT_LINK } from '@/ui/text-link-class';
import { GateFindings } from './gate-findings';
import { useAgentSources } from './use-agent-sources';
import { useExpectationText } from './use-expectation-text';
import type { usePublishGate } from './use-publish-gate';

interface TestGateProps {
  botKey: string;
  state: ReturnType<typeof usePublishGate>;
}

/** What the tests say to a draft before it is published: what fails, what changed, what runs. */
export function TestGate({ botKey, state }: TestGateProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTests.gate;
  const titleId = useId();
  const { gate, error, refetch } = state;
  const tests = gate?.tests ?? [];
  const expectationText = useExpectationText(useAgentSources(botKey));

  function body(): ReactNode {
    if (!gate && error?.kind === 'unavailable') return <FailureNotice error={error} />;
    if (!gate && error) {
      return (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {LL.common.retry()}
            </Button>
          }
        >
          {t.unknown()}
        </Notice>
      );
    }
    if (!gate) {
      return (
        <div role="status">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-16 w-full" />
        </div>
      );
    }
    if (tests.length === 0) {
      return (
        <Notice
          tone="info"
          title={t.none()}
          action={
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
              params={{ keyBot: botKey }}
              search={{ view: 'tests' }}
              className={TEXT_LINK}
            >
              {t.addTests()}
            </Link>
          }
        >
          {t.noneText()}
        </Notice>
      );
    }
    return <GateFindings botKey={botKey} tests={tests} state={state} expectationText={expectationText} />;
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id={titleId} className="font-semibold">
          {t.title()}
        </h3>
        {tests.length > 0 && (
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
            params={{ keyBot: botKey }}
            search={{ view: 'tests' }}
            className={TEXT_LINK}
          >
            {t.seeTests()}
          </Link>
        )}
      </div>
      {body()}
    </section>
  );
}
