import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import type { HttpTool } from '@/api/generated/schemas/httpTool.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { OwnToolFields } from './own-tool-fields';
import { formOf, OwnToolForm, toolInput, unknownVariables } from './own-tool-form';
import { RefusedFields } from './refused-fields';
import { TryTool } from './try-tool';
import { useMarkRefused } from './use-mark-refused';
import { useSaveOwnTool } from './use-save-own-tool';

interface OwnToolEditorProps {
  /** The tool that is changed; without it a new one is made. */
  tool: HttpTool | undefined;
  onDone: () => void;
}

/** No header is among them: its value is a secret. */
const KEPT_FIELDS = ['name', 'description', 'url', 'parameters', 'timeLimitSeconds'] as const;

/** A tool of one's own: what it calls and with what, and a test of it. */
export function OwnToolEditor({ tool, onDone }: OwnToolEditorProps) {
  const { LL } = useI18nContext();
  const t = LL.ownTools.form;
  const formId = useId();
  const { save, busy, error } = useSaveOwnTool(tool?.toolId);
  const form = useForm<OwnToolForm>({
    resolver: useContractResolver(OwnToolForm),
    defaultValues: formOf(tool),
  });
  const [note, onSent] = useFormDraft(`own-tool-${tool?.toolId ?? 'new'}`, form, KEPT_FIELDS);
  const markRefused = useMarkRefused(form);
  const stored = tool?.headers.filter(({ isSet }) => isSet).map(({ name }) => name) ?? [];
  const close = () => {
    onSent();
    onDone();
  };
  const submit = async (values: OwnToolForm) => {
    if (unknownVariables(values.url, values.parameters).length > 0) {
      // The field says which they are, for as long as they are unknown.
      form.setError('url', { type: 'unknownVariables' }, { shouldFocus: true });
      return;
    }
    await save(toolInput(values));
    close();
  };
  const tooMany = error instanceof ApiError && error.code === 'TOO_MANY_TOOLS';
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <FormShell
        id={formId}
        form={form}
        fields={[]}
        onSubmit={submit}
        onRefused={markRefused}
        failure={error}
        // A field that has the focus stands clear of the header, and of the buttons with what they say.
        className="flex flex-col gap-4 [&_:is(button,input,select,textarea)]:scroll-my-52"
        // It stands above the buttons, which come after the test.
        failureNotice={null}
        busy={busy}
        actions={null}
      >
        {note}
        <OwnToolFields form={form} stored={stored} />
      </FormShell>
      <div className="xl:sticky xl:top-[calc(4.5rem+var(--above))] xl:row-span-2 xl:max-h-[calc(100dvh-6rem-var(--above))] xl:overflow-y-auto">
        <TryTool form={form} toolId={tool?.toolId} />
      </div>
      {/* In sight all the way: the form is longer than a screen. */}
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-col gap-2 border-line border-t bg-base-200 px-1 py-3">
        {tooMany ? <Notice tone="error">{t.tooMany()}</Notice> : <RefusedFields form={form} error={error} />}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button variant="secondary" onClick={close}>
            {t.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {tool ? t.save() : t.create()}
          </Button>
        </div>
      </div>
    </div>
  );
}
