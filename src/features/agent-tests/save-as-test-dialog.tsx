import { useI18nContext } from '@i18n/i18n-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTests } from '@/api/generated/agent-tests/agent-tests';
import { getConversationQueryKey, useConversation } from '@/api/generated/conversations/conversations';
import type { Expectation } from '@/api/generated/schemas/expectation.zod';
import { ExpectationsMax } from '@/api/generated/schemas/expectations.zod';
import { TestNameMax } from '@/api/generated/schemas/testName.zod';
import { dropDraft } from '@/session/drafts';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { exchangesOf } from './exchanges-of';
import { ExpectationFields } from './expectation-fields';
import { SaveFailure } from './save-failure';
import { setsOf } from './select-tests';
import {
  type Exchange,
  expectationKey,
  suggestedExpectations,
  usualExpectations,
} from './suggested-expectations';
import { TestForm, testInput } from './test-form';
import { useAgentSources } from './use-agent-sources';
import { useExpectationText } from './use-expectation-text';
import { useSaveTests } from './use-save-tests';

interface SaveAsTestDialogProps {
  botKey: string;
  conversationId: string;
  /** The question that it was opened from. */
  questionId: string;
  onClose: () => void;
}

const FIELDS = ['name', 'sets', 'expectations'] as const;

/** Makes a test of what was asked in a conversation and answered well. */
export function SaveAsTestDialog({ botKey, conversationId, questionId, onClose }: SaveAsTestDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTests.form;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const draftName = `test-of-${conversationId}-${questionId}`;
  const cancel = () => {
    void dropDraft(draftName);
    onClose();
  };
  // Apart from what the chat keeps: that goes on while this is open.
  const queryKey = [...getConversationQueryKey(conversationId), 'as-test'];
  const { data, error, refetch } = useConversation(conversationId, {
    query: { queryKey, staleTime: 0, gcTime: 0 },
  });
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={t.saveTitle()}
      description={t.saveText()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {t.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={busy} aria-disabled={!data}>
            {t.add()}
          </Button>
        </>
      }
    >
      {data ? (
        <SaveAsTestForm
          formId={formId}
          draftName={draftName}
          botKey={botKey}
          conversationId={conversationId}
          exchanges={exchangesOf(data, questionId)}
          questionId={questionId}
          onBusy={setBusy}
          onSaved={onClose}
        />
      ) : error ? (
        <FailurePanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{LL.common.loading()}</span>
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </Dialog>
  );
}

interface SaveAsTestFormProps {
  formId: string;
  /** Under which name what is typed is kept. */
  draftName: string;
  botKey: string;
  conversationId: string;
  exchanges: readonly Exchange[];
  questionId: string;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

function SaveAsTestForm({
  formId,
  draftName,
  botKey,
  conversationId,
  exchanges,
  questionId,
  onBusy,
  onSaved,
}: SaveAsTestFormProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.form;
  const sources = useAgentSources(botKey);
  const expectationText = useExpectationText(sources);
  const knownSets = setsOf(useTests(botKey).data?.items ?? [], locale);
  const { add, busy, error } = useSaveTests(botKey);
  const first = exchanges.find(({ id }) => id === questionId) ?? exchanges.at(-1);
  const [chosen, setChosen] = useState<readonly Exchange[]>(first ? [first] : []);
  const [ticked, setTicked] = useState<readonly Expectation[]>(first ? usualExpectations(first, locale) : []);
  const form = useForm<TestForm>({
    resolver: useContractResolver(TestForm),
    defaultValues: {
      name: first?.question.slice(0, TestNameMax) ?? '',
      language: locale,
      questions: first?.question ?? '',
      sets: '',
      expectations: [],
    },
  });
  const { register, formState, setValue, setError } = form;
  const { errors } = formState;
  const [note, onSent] = useFormDraft(draftName, form, FIELDS);
  const offered = chosen.flatMap((exchange) => suggestedExpectations(exchange, locale));
  const unlike = new Map(offered.map((expectation) => [expectationKey(expectation), expectation]));
  const isTicked = (expectation: Expectation) =>
    ticked.some((one) => expectationKey(one) === expectationKey(expectation));

  const choose = (exchange: Exchange) => {
    const without = chosen.filter(({ id }) => id !== exchange.id);
    const isNew = without.length === chosen.length;
    const next = exchanges.filter(({ id }) =>
      (isNew ? [...chosen, exchange] : without).some((one) => one.id === id),
    );
    setChosen(next);
    setValue('questions', next.map(({ question }) => question).join('\n'), {
      shouldValidate: formState.isSubmitted,
    });
    const still = new Set(next.flatMap((one) => suggestedExpectations(one, locale)).map(expectationKey));
    const usual = isNew ? usualExpectations(exchange, locale) : [];
    setTicked((now) => [
      ...now.filter((one) => still.has(expectationKey(one))),
      ...usual.filter((one) => !now.some((known) => expectationKey(known) === expectationKey(one))),
    ]);
  };
  const tick = (expectation: Expectation) =>
    setTicked((now) =>
      isTicked(expectation)
        ? now.filter((one) => expectationKey(one) !== expectationKey(expectation))
        : [...now, expectation],
    );

  const submit = async (values: TestForm) => {
    const expectations = [...ticked, ...values.expectations];
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
      <fieldset className="flex flex-col gap-2">
        <legend className="float-left font-medium">{t.whichQuestions()}</legend>
        {exchanges.map((exchange) => (
          <CheckboxField
            key={exchange.id}
            className="[overflow-wrap:anywhere]"
            label={exchange.question}
            hint={<span className="line-clamp-2">{t.answered({ answer: exchange.answer })}</span>}
            checked={chosen.some(({ id }) => id === exchange.id)}
            onChange={() => choose(exchange)}
          />
        ))}
        {errors.questions && (
          <p role="alert" className="text-[0.8125rem] text-error">
            {errors.questions.message}
          </p>
        )}
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="float-left font-medium">{t.expectations()}</legend>
        <p className="text-[0.8125rem] text-quiet">{t.expectationsHint()}</p>
        {[...unlike].map(([key, expectation]) => (
          <CheckboxField
            key={key}
            className="[overflow-wrap:anywhere]"
            label={expectationText(expectation)}
            checked={isTicked(expectation)}
            onChange={() => tick(expectation)}
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
