import { useI18nContext } from '@i18n/i18n-react';
import { AgentMode } from '@/api/generated/schemas/agentMode.zod';
import type { Handoff } from '@/api/generated/schemas/handoff.zod';
import { known } from '@/api/known';
import { Card } from '@/ui/card';

interface VisitorSeesProps {
  name: string;
  handoff: Handoff;
}

const WITH_TEAM = { autopilot: 'answersAtOnce', copilot: 'proposes', human: 'team' } as const;

/** What a visitor notices of the handoff settings, in sentences. */
export function VisitorSees({ name, handoff }: VisitorSeesProps) {
  const { seenTitle, seen } = useI18nContext().LL.agent.handoff;
  const { agentMode, allowApplicationAnswerWhenNoOnlineAgents, allowAgentsChangeDefaultMode } = handoff;
  const alone =
    agentMode === 'autopilot'
      ? seen.answersAtOnce({ name })
      : allowApplicationAnswerWhenNoOnlineAgents
        ? seen.aloneAnswers({ name })
        : seen.waits();
  return (
    <Card title={seenTitle()}>
      <dl aria-live="polite" className="flex flex-col gap-4">
        <div>
          <dt className="text-[0.8125rem] text-quiet">{seen.teamThere()}</dt>
          <dd>{seen[WITH_TEAM[known(AgentMode, agentMode) ?? 'autopilot']]({ name })}</dd>
        </div>
        <div>
          <dt className="text-[0.8125rem] text-quiet">{seen.nobodyThere()}</dt>
          <dd>{alone}</dd>
        </div>
      </dl>
      <p className="mt-4 border-line border-t pt-4 text-quiet">
        {allowAgentsChangeDefaultMode ? seen.mayChange({ name }) : seen.stays()}
      </p>
    </Card>
  );
}
