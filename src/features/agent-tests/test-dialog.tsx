import { useI18nContext } from '@i18n/i18n-react';
import { useForm } from 'react-hook-form';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import { TestQuestionsMax } from '@/api/generated/schemas/testQuestions.zod';
import { known } from '@/api/known';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { languageOptions } from '@/shared/forms/language-options';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { ExpectationFields } from './expectation-fields';
import { SaveFailure } from './save-failure';
import { TestForm, testInput } from './test-form';
import { useAgentSources } from './use-agent-sources';
import { useSaveTests } from './use-save-tests';

interface TestDialogProps {
  botKey: string;
  /** The test that is changed; without it a new one is made. */
  test?: TestCase | undefined;
  /** The sets there are. */
  knownSets: readonly string[];
  /** In which a new test begins. */
  set?: string | undefined;
  onClose: () => void;
}

const FIELDS = ['name', 'language', 'questions', 'sets', 'expectations'] as const;

/** Writes a test, or changes one. */
export function TestDialog({ botKey, test, knownSets, set, onClose }: TestDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.form;
  const sources = useAgentSources(botKey);
  const { add, save, busy, error } = useSaveTests(botKey);
  const form = useForm<TestForm>({
    resolver: useContractResolver(TestForm),
    defaultValues: {
      name: test?.name ?? '',
      language: test ? known(Locale, test.language) : locale,
      questions: test?.questions.join('\n') ?? '',
      sets: test?.sets.join(', ') ?? set ?? '',
      expectations: test?.expectations ?? [],
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [note, onSent] = useFormDraft(`test-${botKey}-${test?.testId ?? 'new'}`, form, FIELDS);
  const close = () => {
    onSent();
    onClose();
  };

  const submit = async (values: TestForm) => {
    const input = testInput(values, test?.createdFrom ?? null);
    if (test) await save(test.testId, input);
    else await add([input]);
    close();
  };

  return (
    <FormDialog
      title={test ? t.editTitle() : t.newTitle()}
      submitLabel={test ? t.save() : t.add()}
      cancelLabel={t.cancel()}
      onCancel={close}
      form={form}
      fields={['name']}
      onSubmit={submit}
      failure={error}
      failureNotice={<SaveFailure error={error} />}
      busy={busy}
    >
      {note}
      <TextField
        label={t.name()}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { setValueAs: (typed: string) => typed.trim() })}
      />
      <TextAreaField
        label={t.questions()}
        hint={t.questionsHint({ n: TestQuestionsMax })}
        error={errors.questions?.message}
        rows={3}
        {...register('questions')}
      />
      <SelectField
        label={t.language()}
        error={errors.language?.message}
        placeholder={known(Locale, test?.language ?? locale) ? undefined : test?.language}
        options={languageOptions(LL, locale)}
        {...register('language')}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="float-left font-medium">{t.expectations()}</legend>
        <p className="text-[0.8125rem] text-quiet">{t.expectationsHint()}</p>
        <ExpectationFields form={form} sources={sources} />
      </fieldset>
      <TextField
        label={t.sets()}
        hint={knownSets.length > 0 ? t.setsKnown({ sets: knownSets.join(', ') }) : t.setsHint()}
        autoComplete="off"
        error={errors.sets?.message}
        {...register('sets')}
      />
    </FormDialog>
  );
}
