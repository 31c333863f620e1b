import { useI18nContext } from '@i18n/i18n-react';
import { useController, useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { RollOutRequest } from '@/api/generated/schemas/rollOutRequest.zod';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { formatPercent } from '@/lib/format';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/select-field';

const STEPS = [5, 10, 25, 50, 100] as const;
const FIRST_STEP = 10;

interface RolloutFormProps {
  rollout: Widget['rollout'];
  versions: readonly { value: string; label: string; disabled: boolean }[];
  onStart: (request: RollOutRequest) => Promise<void>;
  isStarting: boolean;
  failure: unknown;
}

/** Which version, and for how many of a hundred visitors. */
export function RolloutForm({ rollout, versions, onStart, isStarting, failure }: RolloutFormProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.rollout;
  const newest = versions.find(({ disabled }) => !disabled);
  const form = useForm({
    resolver: useContractResolver(RollOutRequest),
    defaultValues: {
      versionId: rollout?.versionId ?? newest?.value ?? '',
      percent: Math.round(rollout?.percent ?? FIRST_STEP),
    },
  });
  const { field } = useController({ control: form.control, name: 'percent' });
  const percent = formatPercent(locale, field.value);
  const isUnpublished = failure instanceof ApiError && failure.code === 'NOT_PUBLISHED';
  if (!newest && !rollout) return <p className="text-quiet">{t.onlyLive()}</p>;
  return (
    <FormShell
      form={form}
      fields={['versionId', 'percent']}
      onSubmit={onStart}
      failure={failure}
      failureNotice={
        isUnpublished ? <Notice tone="error">{t.notPublished()}</Notice> : <FailureNotice error={failure} />
      }
      busy={isStarting}
      actions={
        <Button
          type="submit"
          // What runs already needs nothing applied.
          variant={rollout && !form.formState.isDirty ? 'secondary' : 'primary'}
          busy={isStarting}
          className="self-start"
        >
          {rollout ? t.apply() : t.start()}
        </Button>
      }
    >
      <SelectField
        {...form.register('versionId')}
        label={t.which()}
        placeholder={newest || rollout ? undefined : t.choose()}
        error={form.formState.errors.versionId?.message}
        options={versions}
      />
      <label>
        <span className="flex justify-between font-medium">
          {t.percent()}
          <output className="font-normal text-quiet tabular-nums">{percent}</output>
        </span>
        <input
          type="range"
          ref={field.ref}
          className="slider"
          aria-label={t.percent()}
          aria-valuetext={percent}
          min={1}
          max={100}
          value={field.value}
          onChange={(event) => field.onChange(Number(event.target.value))}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        {STEPS.map((step) => (
          <Button
            key={step}
            variant="secondary"
            size="sm"
            className="max-sm:min-h-11"
            aria-pressed={field.value === step}
            onClick={() => field.onChange(step)}
          >
            {formatPercent(locale, step)}
          </Button>
        ))}
      </div>
      <p className="text-[0.8125rem] text-quiet">{field.value === 100 ? t.atHundred() : t.sticky()}</p>
    </FormShell>
  );
}
