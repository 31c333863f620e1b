import { useI18nContext } from '@i18n/i18n-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { HttpMethod } from '@/api/generated/schemas/httpMethod.zod';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { NEW_ARGUMENT, readArguments, writeArguments } from './argument-rows';
import { ArgumentsCard } from './arguments-card';
import { HeaderFields } from './header-fields';
import { type OwnToolForm, unknownVariables, variablesOf } from './own-tool-form';
import { SecretWarning } from './secret-warning';

interface OwnToolFieldsProps {
  form: UseFormReturn<OwnToolForm>;
  stored: readonly string[];
}

/** Everything that describes a tool of one's own. */
export function OwnToolFields({ form, stored }: OwnToolFieldsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.ownTools.form;
  const { register, control, formState, setValue } = form;
  const { errors, dirtyFields } = formState;
  const [name, description, url, parameters, method] = useWatch({
    control,
    name: ['name', 'description', 'url', 'parameters', 'method'],
  });
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const unknown = unknownVariables(url, parameters);
  const variables = variablesOf(url);
  const addUnknown = () => {
    const rows = [
      ...(readArguments(parameters) ?? []),
      ...unknown.map((name) => ({ ...NEW_ARGUMENT, name })),
    ];
    setValue('parameters', writeArguments(parameters, rows), { shouldDirty: true });
  };
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const urlHint = [
    hasBody ? t.urlHintBody() : t.urlHintQuery(),
    variables.length > 0 && t.urlVariables({ names: list(variables) }),
  ];
  return (
    <>
      <Card title={t.about()}>
        <div className="flex flex-col gap-4">
          <TextField
            label={t.name()}
            placeholder={t.nameExample()}
            autoComplete="off"
            error={errors.name?.message}
            {...register('name')}
          />
          <SecretWarning text={name} />
          <TextAreaField
            label={t.description()}
            hint={t.descriptionHint()}
            placeholder={t.descriptionExample()}
            rows={2}
            error={errors.description?.message}
            {...register('description')}
          />
          <SecretWarning text={description} />
        </div>
      </Card>
      <Card title={t.call()}>
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-3">
            <SelectField
              className="basis-32 max-sm:grow"
              label={t.method()}
              options={HttpMethod.options.map((method) => ({ value: method, label: method }))}
              {...register('method', {
                onChange: ({ target }: { target: { value: string } }) => {
                  if (!dirtyFields.changesData) setValue('changesData', target.value !== 'GET');
                },
              })}
            />
            <TextField
              className="min-w-0 flex-1 basis-72"
              label={t.url()}
              type="url"
              placeholder="https://api.example.com/orders/{order}"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              // What went wrong says what to write instead.
              hint={unknown.length > 0 || errors.url ? undefined : urlHint.filter(Boolean).join(' ')}
              error={
                unknown.length > 0 ? (
                  <>
                    {t.unknownVariables({ names: list(unknown) })}{' '}
                    <Button variant="secondary" size="sm" onClick={addUnknown}>
                      {t.addUnknown({ names: list(unknown) })}
                    </Button>
                  </>
                ) : (
                  errors.url?.message
                )
              }
              {...register('url', { setValueAs: (typed: string) => typed.trim() })}
            />
          </div>
          <SecretWarning text={url} />
          <HeaderFields form={form} stored={stored} />
          <TextField
            className="max-w-60"
            label={t.timeLimit()}
            hint={t.timeLimitHint()}
            inputMode="numeric"
            autoComplete="off"
            error={errors.timeLimitSeconds?.message}
            {...register('timeLimitSeconds')}
          />
          <CheckboxField label={t.changesData()} hint={t.changesDataHint()} {...register('changesData')} />
        </div>
      </Card>
      <ArgumentsCard form={form} />
    </>
  );
}
