import { useI18nContext } from '@i18n/i18n-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { useAgent } from '@/api/generated/drafts/drafts';
import { createTestsRequestTestsMax } from '@/api/generated/schemas/createTestsRequest.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { TestInput } from '@/api/generated/schemas/testInput.zod';
import { TestNameMax } from '@/api/generated/schemas/testName.zod';
import { testQuestionsItemMax } from '@/api/generated/schemas/testQuestions.zod';
import { TestSets } from '@/api/generated/schemas/testSets.zod';
import { known } from '@/api/known';
import { formatNumber } from '@/lib/format';
import { useKeptText } from '@/session/use-kept-text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { linesOf, partsOf } from './lines-of';
import { SaveFailure } from './save-failure';
import { useSaveTests } from './use-save-tests';

interface PasteDialogProps {
  botKey: string;
  /** In which the tests begin. */
  set?: string | undefined;
  onClose: () => void;
}

/** Makes a test of each line that is pasted. */
export function PasteDialog({ botKey, set = '', onClose }: PasteDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.pasting;
  const formId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const language = known(Locale, useAgent(botKey).data?.draft.content.language) ?? locale;
  const { add, busy, error } = useSaveTests(botKey);
  const { text, setText, drop } = useKeptText(`paste-tests-${botKey}`);
  const [sets, setSets] = useState(set);
  const [tried, setTried] = useState(false);
  const close = () => {
    drop();
    onClose();
  };
  const questions = linesOf(text);
  const names = partsOf(sets);

  function faultOfQuestions(): string | undefined {
    if (questions.length === 0) return tried ? LL.rules.required() : undefined;
    if (questions.length > createTestsRequestTestsMax)
      return t.atMost({ n: formatNumber(locale, createTestsRequestTestsMax) });
    if (questions.some((question) => question.length > testQuestionsItemMax))
      return t.tooLong({ n: formatNumber(locale, testQuestionsItemMax) });
    return undefined;
  }
  const fault = faultOfQuestions();
  const setsFault = TestSets.safeParse(names).success ? undefined : LL.rules.invalid();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault || setsFault || questions.length === 0) return box.current?.focus();
    const tests = questions.map(
      (question): TestInput => ({
        name: question.slice(0, TestNameMax),
        language,
        questions: [question],
        expectations: [],
        sets: names,
        createdFrom: null,
      }),
    );
    try {
      await add(tests);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      return;
    }
    close();
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t.title()}
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {LL.agentTests.form.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t.add()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextAreaField
          ref={box}
          label={t.lines()}
          rows={8}
          value={text}
          error={fault}
          counter={t.count({ n: questions.length })}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label={t.set()}
          autoComplete="off"
          value={sets}
          error={setsFault}
          onChange={(event) => setSets(event.target.value)}
        />
        <SaveFailure error={error} />
      </form>
    </Dialog>
  );
}
