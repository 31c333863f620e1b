import { useI18nContext } from '@i18n/i18n-react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { readSchema } from '@/shared/json-form/check-schema';
import { fieldsOf } from '@/shared/json-form/read-schema';
import { TextAreaField } from '@/ui/text-area-field';
import type { OwnToolForm } from './own-tool-form';
import { SecretWarning } from './secret-warning';

const LEAST_ROWS = 8;
const MOST_ROWS = 24;

/** The schema of the arguments, checked while it is typed: the line, and what is wrong there. */
export function SchemaTextField({ form }: { form: UseFormReturn<OwnToolForm> }) {
  const { LL } = useI18nContext();
  const t = LL.ownTools.form;
  const text = useWatch({ control: form.control, name: 'parameters' });
  const { schema, json, fault } = readSchema(text);
  const wrong = json
    ? LL.toolCalls.form.json[json.code]({ line: json.line, column: json.column })
    : fault && LL.toolCalls.form.schema[fault.code]({ line: fault.line, detail: fault.detail });
  return (
    <div className="flex flex-col gap-2">
      <TextAreaField
        className="[&_textarea]:font-mono sm:[&_textarea]:text-[0.8125rem]"
        label={t.schema()}
        hint={
          <>
            {t.schemaHint()} {schema && t.schemaGood({ n: fieldsOf(schema).length })}
          </>
        }
        error={wrong || form.formState.errors.parameters?.message}
        rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, text.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        {...form.register('parameters')}
      />
      <p role="status" className="sr-only">
        {wrong}
      </p>
      <SecretWarning text={text} />
    </div>
  );
}
