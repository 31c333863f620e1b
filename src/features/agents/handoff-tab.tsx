import { useI18nContext } from '@i18n/i18n-react';
import { AgentMode } from '@/api/generated/schemas/agentMode.zod';
import type { Handoff } from '@/api/generated/schemas/handoff.zod';
import { WhenNobody } from '@/api/generated/schemas/whenNobody.zod';
import { UnpublishedField } from '@/shared/agent-draft/unpublished';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { Card } from '@/ui/card';
import { RadioCards } from '@/ui/radio-cards';
import { SwitchField } from '@/ui/switch-field';
import { RulesCard } from './handoff/rules-card';
import { VisitorSees } from './visitor-sees';

/** Who answers a visitor, the agent or the team, and what the visitor notices of it (specification §3, §6). */
export function HandoffTab({ draft: { agent, content, change } }: { draft: AgentDraft }) {
  const t = useI18nContext().LL.agent.handoff;
  if (!agent || !content) return null;
  const { handoff } = content;
  const set = (part: Partial<Handoff>) => change((now) => ({ ...now, handoff: { ...now.handoff, ...part } }));
  return (
    <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={t.title()} text={t.text()}>
          <div className="flex flex-col gap-6">
            <UnpublishedField path="handoff.agentMode">
              <RadioCards
                legend={t.mode()}
                name="agentMode"
                value={handoff.agentMode}
                onChange={(mode) => set({ agentMode: AgentMode.parse(mode) })}
                options={AgentMode.options.map((mode) => ({
                  value: mode,
                  title: t.modes[mode].title(),
                  text: t.modes[mode].text(),
                }))}
              />
            </UnpublishedField>
            {/* An agent that answers on its own does so in any case. */}
            {handoff.agentMode !== 'autopilot' && (
              <UnpublishedField path="handoff.allowApplicationAnswerWhenNoOnlineAgents">
                <SwitchField
                  label={t.whenNobody()}
                  hint={t.whenNobodyHint()}
                  checked={handoff.allowApplicationAnswerWhenNoOnlineAgents}
                  onChange={(event) =>
                    set({ allowApplicationAnswerWhenNoOnlineAgents: event.target.checked })
                  }
                />
              </UnpublishedField>
            )}
            <UnpublishedField path="handoff.allowAgentsChangeDefaultMode">
              <SwitchField
                label={t.mayChange()}
                hint={t.mayChangeHint[handoff.allowAgentsChangeDefaultMode ? 'on' : 'off']()}
                checked={handoff.allowAgentsChangeDefaultMode}
                onChange={(event) => set({ allowAgentsChangeDefaultMode: event.target.checked })}
              />
            </UnpublishedField>
          </div>
        </Card>
        <RulesCard
          rules={handoff.rules}
          change={(work) =>
            change((now) => ({ ...now, handoff: { ...now.handoff, rules: work(now.handoff.rules) } }))
          }
        />
        <Card title={t.whenNobodyTitle()}>
          <UnpublishedField path="handoff.whenNobody">
            <RadioCards
              legend={t.whenNobodyDoes()}
              name="whenNobody"
              value={handoff.whenNobody}
              onChange={(mode) => set({ whenNobody: WhenNobody.parse(mode) })}
              options={WhenNobody.options.map((mode) => ({
                value: mode,
                title: t.whenNobodyModes[mode].title(),
                text: t.whenNobodyModes[mode].text(),
              }))}
            />
          </UnpublishedField>
        </Card>
      </div>
      <VisitorSees agent={agent} content={content} />
    </div>
  );
}
