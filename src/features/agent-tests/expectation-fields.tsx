import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { ExpectationKind } from '@/api/generated/schemas/expectationKind.zod';
import { ExpectationsMax } from '@/api/generated/schemas/expectations.zod';
import { textFor } from '@/api/known';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import type { TestForm } from './test-form';
import type { AgentSource } from './use-agent-sources';

interface ExpectationFieldsProps {
  form: UseFormReturn<TestForm>;
  sources: readonly AgentSource[];
}

/** What is expected of the answers, one row each. */
export function ExpectationFields({ form, sources }: ExpectationFieldsProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTests;
  const { control, register, setFocus, setValue, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'expectations' });
  const typed = useWatch({ control, name: 'expectations' });
  const errors = formState.errors.expectations;

  const add = () =>
    append({ kind: 'contains', value: '' }, { focusName: `expectations.${fields.length}.value` });
  const drop = (index: number) => {
    remove(index);
    // The button that had the focus is gone.
    if (index > 0) setFocus(`expectations.${index - 1}.value`);
    else setFocus('name');
  };

  return (
    <div className="flex flex-col gap-3 sm:gap-2">
      {fields.map(({ id }, index) => {
        const n = index + 1;
        const kind = typed[index]?.kind ?? 'contains';
        const error = errors?.[index]?.value?.message;
        const value = typed[index]?.value ?? '';
        // In one row below another the first names them all.
        const named = (label: string) => (
          <span className={index > 0 ? 'sm:sr-only' : undefined}>{label}</span>
        );
        const gone = kind === 'uses_source' && value !== '' && !sources.some((one) => one.value === value);
        return (
          <fieldset
            key={id}
            aria-label={t.form.expectation({ n })}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 max-sm:rounded-field max-sm:border max-sm:border-line max-sm:p-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <SelectField
              label={named(t.form.kind())}
              options={[...new Set<string>([...ExpectationKind.options, kind])].map((option) => ({
                value: option,
                label: textFor(ExpectationKind, t.expectations.kinds, option),
              }))}
              {...register(`expectations.${index}.kind`, {
                // A text is no source, and the other way round.
                onChange: () => setValue(`expectations.${index}.value`, ''),
              })}
            />
            {kind === 'uses_source' ? (
              <SelectField
                key="source"
                className="max-sm:col-span-2"
                label={named(t.form.source())}
                placeholder={t.form.chooseSource()}
                options={[...sources, ...(gone ? [{ value, label: t.expectations.missingSource() }] : [])]}
                error={error}
                {...register(`expectations.${index}.value`)}
              />
            ) : (
              <TextField
                key="text"
                className="max-sm:col-span-2"
                label={named(t.form.value())}
                autoComplete="off"
                error={error}
                {...register(`expectations.${index}.value`)}
              />
            )}
            {/* Reached after what it removes. */}
            <div
              className={clsx(
                'max-sm:col-start-2 max-sm:row-start-1',
                index > 0 ? 'mt-6.5 sm:mt-1.5' : 'mt-6.5',
              )}
            >
              <IconButton
                label={t.form.removeExpectation({ n })}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => drop(index)}
              />
            </div>
          </fieldset>
        );
      })}
      {fields.length < ExpectationsMax && (
        <div>
          <Button variant="secondary" size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={add}>
            {t.form.addExpectation()}
          </Button>
        </div>
      )}
    </div>
  );
}
