import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useAccount } from '@/api/generated/account/account';
import { saveChannelRule } from '@/api/generated/channels/channels';
import { ChannelAudience } from '@/api/generated/schemas/channelAudience.zod';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { ChannelRule } from '@/api/generated/schemas/channelRule.zod';
import { ChannelRulePayload } from '@/api/generated/schemas/channelRulePayload.zod';
import type { Weekday } from '@/api/generated/schemas/weekday.zod';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { RadioCards } from '@/ui/radio-cards';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import { editedRule, readSites, turnedDays } from './channel-rule-form';
import { WeekHoursField } from './week-hours-field';

interface ChannelRuleDialogProps {
  botKey: string;
  kind: ChannelKind;
  rule: ChannelRule | undefined;
  onClose: () => void;
}

const FIELDS = ['audience', 'hosts', 'hours'] as const;

/** Whom an agent answers on a channel, and when; it holds at once, without publishing. */
export function ChannelRuleDialog({ botKey, kind, rule, onClose }: ChannelRuleDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.agent.channels.rules;
  const channel = LL.agents.channels[kind]();
  const queryClient = useQueryClient();
  const { data: account } = useAccount(useAccountId());
  const timeZone = account && companyTimeZone(account);
  const form = useForm<ChannelRulePayload>({
    resolver: useContractResolver(ChannelRulePayload),
    defaultValues: editedRule(rule),
  });
  const { control, setError, clearErrors, formState } = form;
  const audience = useWatch({ control, name: 'audience' });
  const hours = useWatch({ control, name: 'hours' });
  const [typedHosts, setTypedHosts] = useState(() => (rule?.hosts ?? []).join('\n'));
  const [turned, setTurned] = useState<readonly Weekday[]>([]);
  const save = useMutation({
    mutationFn: (payload: ChannelRulePayload) => saveChannelRule(botKey, kind, payload),
    onSuccess: () => invalidateAfter(queryClient, 'saveChannelRule', botKey),
  });

  const submit = async (payload: ChannelRulePayload) => {
    const late = turnedDays(payload.hours);
    setTurned(late);
    if (payload.audience === 'hosts' && payload.hosts.length === 0) {
      setError('hosts', { message: t.hostsMissing() });
      return;
    }
    if (late.length > 0) return;
    const hosts = payload.audience === 'hosts' ? payload.hosts : [];
    await save.mutateAsync({ ...payload, hosts });
    showToast({ title: t.saved({ channel }) });
    onClose();
  };

  const sites = readSites(typedHosts);
  const faults = sites.flatMap(({ host, fault }) => (fault ? [t.hostFaults[fault]({ host })] : []));
  const hostsError = formState.errors.hosts && (faults.join(' ') || formState.errors.hosts.message);
  return (
    <FormDialog
      large
      form={form}
      fields={FIELDS}
      onSubmit={submit}
      failure={save.error}
      busy={save.isPending}
      title={t.titleOf({ channel })}
      description={t.atOnce()}
      submitLabel={t.save()}
      cancelLabel={LL.common.cancel()}
      onCancel={onClose}
    >
      {kind === 'widget' ? (
        <Controller
          control={control}
          name="audience"
          render={({ field }) => (
            <RadioCards
              legend={t.audience()}
              name="audience"
              value={field.value}
              onChange={field.onChange}
              options={ChannelAudience.options.map((one) => ({
                value: one,
                title: t.audiences[one](),
                text: t.audienceTexts[one](),
              }))}
            />
          )}
        />
      ) : (
        <div>
          <p className="font-medium">{t.audience()}</p>
          <p>{t.whoever[kind]()}</p>
          <p className="text-[0.8125rem] text-quiet">{t.onlyWidget()}</p>
        </div>
      )}
      {kind === 'widget' && audience === 'hosts' && (
        <TextAreaField
          label={t.hosts()}
          hint={t.hostsHint()}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          value={typedHosts}
          error={hostsError}
          onChange={({ target }) => {
            setTypedHosts(target.value);
            const hosts = readSites(target.value).map(({ host }) => host);
            form.setValue('hosts', hosts, { shouldValidate: formState.isSubmitted });
            if (formState.errors.hosts) clearErrors('hosts');
          }}
          // What is saved is seen: of a pasted address only its name.
          onBlur={() => setTypedHosts(sites.map(({ host }) => host).join('\n'))}
        />
      )}
      <RadioCards
        legend={t.hours()}
        name="always"
        columns={2}
        value={hours.always ? 'always' : 'week'}
        onChange={(value) => form.setValue('hours', { ...hours, always: value === 'always' })}
        options={[
          { value: 'always', title: t.always(), text: t.alwaysText() },
          {
            value: 'week',
            title: t.weekly(),
            text: timeZone ? t.inZone({ zone: timeZone }) : t.inCompanyZone(),
          },
        ]}
      />
      {!hours.always && (
        <WeekHoursField
          week={hours.week}
          turned={turned}
          onChange={(week) => {
            form.setValue('hours', { ...hours, week });
            setTurned((now) => now.filter((day) => turnedDays({ always: false, week }).includes(day)));
          }}
        />
      )}
      {!hours.always && hours.week.length === 0 && <p className="text-warning">{t.neverOpen()}</p>}
    </FormDialog>
  );
}
