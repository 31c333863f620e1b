import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { AgentMode } from '@/api/generated/schemas/agentMode.zod';
import { known } from '@/api/known';
import { useMay } from '@/shared/account/use-may';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { Card } from '@/ui/card';
import { TEXT_LINK } from '@/ui/text-link-class';
import { handoffNeeds } from './visitor-texts/text-names';

interface VisitorSeesProps {
  agent: AgentDetail;
  content: AgentContent;
}

const VISITOR_READS = ['handoff', 'nobody'] as const;
const WITH_TEAM = { autopilot: 'answersAtOnce', copilot: 'proposes', human: 'team' } as const;

/** What a visitor notices of the handoff settings, in sentences, and what they read then. */
export function VisitorSees({ agent: { botKey, name }, content }: VisitorSeesProps) {
  const { LL } = useI18nContext();
  const { seenTitle, seen } = LL.agent.handoff;
  const mayEdit = useMay()('edit');
  const { handoff, texts } = content;
  const language = writtenLocale(content.language);
  const { hands, needsSomebody } = handoffNeeds(content);
  const { agentMode, allowApplicationAnswerWhenNoOnlineAgents } = handoff;
  const alone =
    agentMode === 'autopilot'
      ? seen.answersAtOnce({ name })
      : allowApplicationAnswerWhenNoOnlineAgents
        ? seen.aloneAnswers({ name })
        : seen.waits();
  const withTeam = seen[WITH_TEAM[known(AgentMode, agentMode) ?? 'autopilot']]({ name });
  return (
    <Card title={seenTitle()}>
      <dl aria-live="polite" className="flex flex-col gap-4">
        <div>
          <dt className="text-[0.8125rem] text-quiet">
            {withTeam === alone ? seen.atAnyTime() : seen.teamThere()}
          </dt>
          <dd>{withTeam}</dd>
        </div>
        {withTeam !== alone && (
          <div>
            <dt className="text-[0.8125rem] text-quiet">{seen.nobodyThere()}</dt>
            <dd>{alone}</dd>
          </div>
        )}
        {VISITOR_READS.filter((text) => (text === 'handoff' ? hands : needsSomebody)).map((text) => (
          <div key={text}>
            <dt className="text-[0.8125rem] text-quiet">
              {seen.reads({ text: LL.draft.visitorTexts[text]() })}
            </dt>
            <dd lang={language} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {texts[text][language].trim() || seen.notWritten({ text: LL.draft.visitorTexts[text]() })}
            </dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <p className="mt-4">
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: botKey }}
            search={{ tab: 'texts' }}
            className={TEXT_LINK}
          >
            {seen.edit()}
          </Link>
        </p>
      )}
    </Card>
  );
}
