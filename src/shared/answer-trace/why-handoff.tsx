import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { AgentMode } from '@/api/generated/schemas/agentMode.zod';
import { HandoffOutcome } from '@/api/generated/schemas/handoffOutcome.zod';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import type { HandoffTrace } from '@/api/generated/schemas/handoffTrace.zod';
import { known, textFor } from '@/api/known';
import { focusedPart } from '@/shared/agents/agent-part';
import { TEXT_LINK } from '@/ui/text-link-class';

interface WhyHandoffProps {
  botKey: string;
  handoff: HandoffTrace;
}

/** Who answered, the agent or the team, by which rule or setting. */
export function WhyHandoff({ botKey, handoff }: WhyHandoffProps) {
  const { LL } = useI18nContext();
  const t = LL.testAgent.why.handoff;
  const { outcome, agentMode, ruleId, when, matched, person, gone } = handoff;
  const name = person?.name || LL.testAgent.handover.team();
  const one = known(HandoffOutcome, outcome);
  const focus = focusedPart(ruleId ?? undefined);
  return (
    <section aria-labelledby="why-handoff" className="flex flex-col gap-2">
      <h3 id="why-handoff" className="font-semibold">
        {t.title()}
      </h3>
      <p>{one ? t.outcomes[one]({ name }) : outcome}</p>
      {when !== null && (
        <p>
          {t.rule({ when: textFor(HandoffReason, t.reasons, when) })}{' '}
          {matched.length > 0 && t.words({ words: matched.join(', ') })}
        </p>
      )}
      {gone && <p className="text-warning">{t.gone()}</p>}
      {ruleId === null && <p className="text-quiet">{textFor(AgentMode, t.modes, agentMode)}</p>}
      <Link
        to="/{-$locale}/dashboard/agents/$keyBot"
        params={{ keyBot: botKey }}
        search={{ tab: 'handoff', ...(focus !== undefined && { focus }) }}
        className={TEXT_LINK}
      >
        {focus === undefined ? t.openAll() : t.open()}
      </Link>
    </section>
  );
}
