import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useCreateBot } from '@/api/generated/projects/projects';
import {
  CreateBotRequest,
  createBotRequestInstructionsMax,
} from '@/api/generated/schemas/createBotRequest.zod';
import { formatNumber } from '@/lib/format';
import { newId } from '@/lib/new-id';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { useContractResolver } from '@/words/contract-resolver';
import { FailureNotice } from '@/words/failure-notice';
import { useFormDraft } from '@/words/use-form-draft';
import { useRefusedFields } from '@/words/use-refused-fields';

interface CreateAgentScreenProps {
  accountId: string;
  onStarted: (jobId: string) => void;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
  CancelLink: ComponentType<{ className?: string; children: ReactNode }>;
}

const LANGUAGES = ['en', 'es'] as const;
const EXAMPLES = ['returns', 'appointments', 'questions'] as const;
const FIELDS = ['name', 'language', 'instructions'] as const;

/** The form for a new agent. */
export function CreateAgentScreen({ accountId, onStarted, cost, CancelLink }: CreateAgentScreenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.agents.create;
  // The same submit sent again makes one agent; a refused one is over, the next is another.
  const [submitKey, setSubmitKey] = useState(newId);
  const form = useForm<CreateBotRequest>({
    resolver: useContractResolver(CreateBotRequest),
    defaultValues: { accountId, name: '', language: locale, instructions: '' },
  });
  const {
    register,
    handleSubmit,
    control,
    getValues,
    setValue,
    setFocus,
    formState: { errors, isSubmitted },
  } = form;
  const showRefused = useRefusedFields();
  const [draftNote, onSent] = useFormDraft('new-agent', form, FIELDS);
  const instructions = useWatch({ control, name: 'instructions' });
  const create = useCreateBot({ request: { headers: { 'Idempotency-Key': submitKey } } });

  const submit = handleSubmit((data) => {
    if (create.isPending) return;
    create.mutate(
      { data },
      {
        onSuccess: ({ jobId }) => {
          onSent();
          onStarted(jobId);
        },
        onError: (error: unknown) => {
          if (error instanceof ApiError && error.kind === 'refused') setSubmitKey(newId());
          showRefused(error, form, FIELDS);
        },
      },
    );
  });

  const fillIn = (text: string) => {
    const own = getValues('instructions').trim();
    const untouched = own === '' || EXAMPLES.some((example) => words.exampleTexts[example].text() === own);
    // What somebody wrote stays; the example comes after it.
    setValue('instructions', untouched ? text : `${own}\n\n${text}`, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
    setFocus('instructions');
  };

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.title()} text={words.text()} />
      <Card>
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
          {draftNote}
          <TextField
            label={words.name()}
            hint={words.nameHint()}
            error={errors.name?.message}
            autoComplete="off"
            {...register('name')}
          />
          <SelectField
            label={words.language()}
            error={errors.language?.message}
            options={LANGUAGES.map((value) => ({ value, label: LL.common.languageNames[value]() }))}
            {...register('language')}
          />
          <div className="flex flex-col gap-3">
            <TextAreaField
              label={words.instructions()}
              hint={words.instructionsHint()}
              error={errors.instructions?.message}
              rows={8}
              counter={words.counter({
                used: formatNumber(locale, instructions.length),
                maximum: formatNumber(locale, createBotRequestInstructionsMax),
              })}
              {...register('instructions')}
            />
            <fieldset className="flex flex-wrap items-center gap-2">
              <legend className="float-left me-1 text-[0.8125rem] text-quiet">{words.examples()}</legend>
              {EXAMPLES.map((example) => (
                <Button
                  key={example}
                  variant="secondary"
                  size="sm"
                  onClick={() => fillIn(words.exampleTexts[example].text())}
                >
                  {words.exampleTexts[example].title()}
                </Button>
              ))}
            </fieldset>
          </div>
          {cost && <Notice tone="info">{cost}</Notice>}
          <FailureNotice error={create.error} />
          <div className="flex flex-wrap justify-end gap-2">
            <CancelLink className={buttonClass({ variant: 'secondary' })}>{words.cancel()}</CancelLink>
            <Button type="submit" busy={create.isPending}>
              {words.submit()}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
