import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { saveAiSettings, saveDefaultBotKey } from '@/api/generated/company/company';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AgentMode } from '@/api/generated/schemas/agentMode.zod';
import type { WelcomeSettings } from '@/api/generated/schemas/welcomeSettings.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { SaveLine } from '@/shared/forms/save-line';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { useKeepProcess } from '@/shared/onboarding/use-keep-process';
import { Card } from '@/ui/card';
import { RadioCards } from '@/ui/radio-cards';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { showToast } from '@/ui/toast/toast-queue';

interface AnswersCardProps {
  settings: WelcomeSettings;
  /** Whom one can choose from; the creator answers nobody. */
  agents: readonly Agent[];
}

interface Answers {
  agentMode: AgentMode;
  allowApplicationAnswerWhenNoOnlineAgents: boolean;
  allowAgentsChangeDefaultMode: boolean;
  defaultBotKey: string;
}

function answersOf(settings: WelcomeSettings): Answers {
  return {
    agentMode: known(AgentMode, settings.agentMode) ?? 'autopilot',
    allowApplicationAnswerWhenNoOnlineAgents: settings.allowApplicationAnswerWhenNoOnlineAgents ?? false,
    allowAgentsChangeDefaultMode: settings.allowAgentsChangeDefaultMode ?? false,
    defaultBotKey: settings.defaultBotKey ?? '',
  };
}

/** Who answers a visitor: the agent or the team, and which agent (specification §3 Welcome payloads). */
export function AnswersCard({ settings, agents }: AnswersCardProps) {
  const t = useI18nContext().LL.company.answers;
  const accountId = useAccountId();
  const keepProcess = useKeepProcess();
  const saved = answersOf(settings);
  const [changed, setChanged] = useState<Partial<Answers>>({});
  const answers = { ...saved, ...changed };
  const agentChanged = answers.defaultBotKey !== saved.defaultBotKey;
  const aiChanged =
    answers.agentMode !== saved.agentMode ||
    answers.allowApplicationAnswerWhenNoOnlineAgents !== saved.allowApplicationAnswerWhenNoOnlineAgents ||
    answers.allowAgentsChangeDefaultMode !== saved.allowAgentsChangeDefaultMode;
  const dirty = aiChanged || agentChanged;
  const leaveDialog = useLeaveGuard(dirty);

  const chosen = agents.find(({ botKey }) => botKey === answers.defaultBotKey);

  const save = useMutation({
    mutationFn: async ({ defaultBotKey, ...ai }: Answers) => {
      // Two calls; what the first one saved stays saved when the second one fails.
      const aiKnown =
        !aiChanged || (await keepProcess(await saveAiSettings({ accountId, botKey: chosen?.botKey, ...ai })));
      return agentChanged
        ? keepProcess(await saveDefaultBotKey({ accountId, botKey: defaultBotKey }))
        : aiKnown;
    },
  });
  const submit = async () => {
    if (save.isPending || !dirty) return;
    try {
      // What was saved stays in sight, even when the server could not answer with it.
      if (await save.mutateAsync(answers)) setChanged({});
      showToast({ title: t.saved() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };

  const change = (part: Partial<Answers>) => setChanged({ ...changed, ...part });
  const isListed = agents.some(({ botKey }) => botKey === saved.defaultBotKey);
  const choices = agents.map(({ botKey, name }) => ({ value: botKey, label: name }));
  return (
    <Card title={t.title()} text={t.text()}>
      {leaveDialog}
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <RadioCards
          legend={t.mode()}
          name="agentMode"
          value={answers.agentMode}
          onChange={(mode) => change({ agentMode: AgentMode.parse(mode) })}
          options={AgentMode.options.map((mode) => ({
            value: mode,
            title: t.modes[mode].title(),
            text: t.modes[mode].text(),
          }))}
        />
        <div className="flex flex-col gap-4">
          <SwitchField
            label={t.whenNobody()}
            hint={t.whenNobodyHint()}
            checked={answers.allowApplicationAnswerWhenNoOnlineAgents}
            onChange={(event) => change({ allowApplicationAnswerWhenNoOnlineAgents: event.target.checked })}
          />
          <SwitchField
            label={t.mayChange()}
            hint={t.mayChangeHint()}
            checked={answers.allowAgentsChangeDefaultMode}
            onChange={(event) => change({ allowAgentsChangeDefaultMode: event.target.checked })}
          />
        </div>
        {agents.length === 0 ? (
          <p className="text-quiet">{t.noBots()}</p>
        ) : (
          <SelectField
            className="max-w-md"
            label={t.defaultBot()}
            hint={t.defaultBotHint()}
            placeholder={saved.defaultBotKey === '' ? t.noDefaultBot() : undefined}
            options={
              isListed || saved.defaultBotKey === ''
                ? choices
                : [{ value: saved.defaultBotKey, label: t.goneBot() }, ...choices]
            }
            value={answers.defaultBotKey}
            onChange={(event) => change({ defaultBotKey: event.target.value })}
          />
        )}
        <FailureNotice error={save.error} />
        <SaveLine label={t.save()} busy={save.isPending} dirty={dirty} />
      </form>
    </Card>
  );
}
