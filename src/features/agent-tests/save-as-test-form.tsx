import { useI18nContext } from '@i18n/i18n-react';
import { useForm } from 'react-hook-form';
import { useTests } from '@/api/generated/agent-tests/agent-tests';
import { ExpectationsMax } from '@/api/generated/schemas/expectations.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { TestNameMax } from '@/api/generated/schemas/testName.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import { ExchangeChoice } from './exchange-choice';
import { ExpectationFields } from './expectation-fields';
import { SaveFailure } from './save-failure';
import { setsOf } from './select-tests';
import type { Exchange } from './suggested-expectations';
import { TestForm, testInput } from './test-form';
import { useAgentSources } from './use-agent-sources';
import { useExpectationText } from './use-expectation-text';
import { usePickedExchanges } from './use-picked-exchanges';
import { useSaveTests } from './use-save-tests';

interface SaveAsTestFormProps {
  formId: string;
  /** Under which name what is typed is kept. */
  draftName: string;
  botKey: string;
  conversationId: string;
  exchanges: readonly Exchange[];
  questionId: string;
  /** What is asked in; where it is not known, the language of the page. */
  language: Locale | undefined;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

const FIELDS = ['name', 'sets', 'expectations'] as const;

/** The form of a test that is made of a conversation: what it is called, what it asks, what it expects. */
export function SaveAsTestForm({
  formId,
  draftName,
  botKey,
  conversationId,
  exchanges,
  questionId,
  language,
  onBusy,
  onSaved,
}: SaveAsTestFormProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.form;
  const sources = useAgentSources(botKey);
  const expectationText = useExpectationText(sources);
  const knownSets = setsOf(useTests(botKey).data?.items ?? [], locale);
  const { add, busy, error } = useSaveTests(botKey);
  const picked = usePickedExchanges(exchanges, questionId);
  const { first } = picked;
  const form = useForm<TestForm>({
    resolver: useContractResolver(TestForm),
    defaultValues: {
      name: first?.question.slice(0, TestNameMax) ?? '',
      language: language ?? locale,
      questions: first?.question ?? '',
      sets: '',
      expectations: [],
    },
  });
  const { register, formState, setValue, setError } = form;
  const { errors } = formState;
  const [note, onSent] = useFormDraft(draftName, form, FIELDS);

  const choose = (exchange: Exchange) => {
    const chosen = picked.choose(exchange);
    setValue('questions', chosen.map(({ question }) => question).join('\n'), {
      shouldValidate: formState.isSubmitted,
    });
  };
  const submit = async (values: TestForm) => {
    const expectations = [...picked.ticked, ...values.expectations];
    if (expectations.length > ExpectationsMax) {
      setError('expectations', { message: t.tooManyExpectations({ n: ExpectationsMax }) });
      return;
    }
    onBusy(true);
    try {
      await add([testInput({ ...values, expectations }, conversationId)]);
    } finally {
      onBusy(false);
    }
    onSent();
    onSaved();
  };

  return (
    <FormShell
      id={formId}
      form={form}
      fields={['name']}
      onSubmit={submit}
      failure={error}
      failureNotice={<SaveFailure error={error} />}
      busy={busy}
      actions={null}
    >
      {note}
      <TextField
        label={t.name()}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { setValueAs: (typed: string) => typed.trim() })}
      />
      <ExchangeChoice
        exchanges={exchanges}
        chosen={picked.chosen}
        error={errors.questions?.message}
        onChoose={choose}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="float-left font-medium">{t.expectations()}</legend>
        <p className="text-[0.8125rem] text-quiet">{t.expectationsHint()}</p>
        {[...picked.offered].map(([key, expectation]) => (
          <CheckboxField
            key={key}
            className="[overflow-wrap:anywhere]"
            label={expectationText(expectation)}
            checked={picked.isTicked(expectation)}
            onChange={() => picked.tick(expectation)}
          />
        ))}
        <ExpectationFields form={form} sources={sources} />
        {errors.expectations?.message && (
          <p role="alert" className="text-[0.8125rem] text-error">
            {errors.expectations.message}
          </p>
        )}
      </fieldset>
      <TextField
        label={t.sets()}
        hint={knownSets.length > 0 ? t.setsKnown({ sets: knownSets.join(', ') }) : t.setsHint()}
        autoComplete="off"
        error={errors.sets?.message}
        {...register('sets')}
      />
    </FormShell>
  );
}
