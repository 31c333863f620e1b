import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAgents } from '@/api/generated/agents/agents';
import { createMonitor, saveMonitor } from '@/api/generated/monitors/monitors';
import type { Monitor } from '@/api/generated/schemas/monitor.zod';
import { MonitorRule } from '@/api/generated/schemas/monitorRule.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';
import { LIMITS } from './monitor-limits';

const LOOKS_BACK = [1, 7, 30, 90];
const FIELDS = ['rule', 'limit', 'botKey', 'days', 'mails'] as const;

interface Values {
  rule: MonitorRule;
  limit: number;
  /** Empty for all agents. */
  botKey: string;
  days: number;
  mails: boolean;
}

interface MonitorDialogProps {
  /** Which one is changed; a new one where it is undefined. */
  monitor: Monitor | undefined;
  /** What a new one watches at first. */
  suggested?: MonitorRule | undefined;
  onClose: () => void;
}

/** A rule that watches the conversations: what, from when on, and of which agent. */
export function MonitorDialog({ monitor, suggested = 'resolved_below', onClose }: MonitorDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.monitors;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const submitOnce = useSubmitOnce('createMonitor', accountId);
  const agents = useAgents({ accountId, limit: 500, sort: 'name' }).data?.items ?? [];
  // Its own agent is a choice before the list has come, and where it no longer names it.
  const own = agents.some(({ botKey }) => botKey === monitor?.botKey) ? undefined : monitor;
  const first = known(MonitorRule, monitor?.rule) ?? suggested;
  const form = useForm<Values>({
    defaultValues: {
      rule: first,
      limit: monitor?.limit ?? LIMITS[first].usual,
      botKey: monitor?.botKey ?? '',
      days: monitor?.days ?? 7,
      mails: monitor?.mails ?? true,
    },
  });
  const { register, control, formState, setValue } = form;
  const rule = useWatch({ control, name: 'rule' });
  const { mutateAsync, error } = useMutation({
    mutationFn: ({ botKey, ...values }: Values) => {
      const input = { ...values, botKey: botKey || null };
      return monitor
        ? saveMonitor(monitor.monitorId, input)
        : submitOnce(input, (request) => createMonitor({ accountId, ...input }, request));
    },
  });
  const { from, to, fault } = LIMITS[rule];
  const limitId = useId();
  const limitFault = formState.errors.limit?.message;

  const save = async (values: Values) => {
    await mutateAsync(values);
    await invalidateAfter(queryClient, monitor ? 'saveMonitor' : 'createMonitor');
    showToast({ title: t.form.saved() });
    onClose();
  };

  return (
    <FormDialog
      title={monitor ? t.form.editTitle() : t.form.addTitle()}
      submitLabel={monitor ? t.form.save() : t.add()}
      cancelLabel={t.form.cancel()}
      onCancel={onClose}
      form={form}
      fields={FIELDS}
      onSubmit={save}
      failure={error}
      busy={formState.isSubmitting}
    >
      <SelectField
        {...register('rule', {
          onChange: ({ target }) => {
            const chosen = known(MonitorRule, target.value);
            if (chosen) setValue('limit', LIMITS[chosen].usual);
          },
        })}
        label={t.form.rule()}
        options={MonitorRule.options.map((value) => ({ value, label: t.ruleNames[value]() }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register('limit', {
            valueAsNumber: true,
            validate: (limit) => (limit >= from && limit <= to) || t.form[fault](),
          })}
          type="number"
          step="any"
          inputMode="decimal"
          label={t.form.limit()}
          id={limitId}
          // The unit stands inside the field, and is told with it.
          aria-describedby={limitFault ? `${limitId}-error ${limitId}-unit` : `${limitId}-unit`}
          trailing={
            <span id={`${limitId}-unit`} className="whitespace-nowrap pe-2 text-quiet">
              {t.units[rule]()}
            </span>
          }
          error={limitFault}
        />
        <SelectField
          {...register('days', { valueAsNumber: true })}
          label={t.form.days()}
          options={[...new Set([...LOOKS_BACK, monitor?.days ?? 7])]
            .sort((a, b) => a - b)
            .map((n) => ({ value: String(n), label: t.form.lastDays({ n }) }))}
        />
      </div>
      <SelectField
        {...register('botKey')}
        label={t.form.agent()}
        placeholder={t.allAgents()}
        options={[
          ...(own?.botKey ? [{ value: own.botKey, label: own.agentName || own.botKey }] : []),
          ...agents.map(({ botKey, name }) => ({ value: botKey, label: name || botKey })),
        ]}
      />
      <SwitchField {...register('mails')} label={t.form.mails()} />
    </FormDialog>
  );
}
