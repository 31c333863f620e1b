import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Card } from '@/ui/card';
import { Segments } from '@/ui/segments';
import { ArgumentFields } from './argument-fields';
import { readArguments } from './argument-rows';
import type { OwnToolForm } from './own-tool-form';
import { SchemaTextField } from './schema-text-field';

/** The arguments of a tool: as fields, or as the JSON Schema that they make. */
export function ArgumentsCard({ form }: { form: UseFormReturn<OwnToolForm> }) {
  const t = useI18nContext().LL.ownTools.form;
  const text = useWatch({ control: form.control, name: 'parameters' });
  const rows = readArguments(text);
  const [asText, setAsText] = useState(false);
  // Until somebody asks for fields again: what is mended while it is typed must not change under their hands.
  if (!rows && !asText) setAsText(true);
  return (
    <Card
      title={t.argumentsTitle()}
      text={t.argumentsHint()}
      actions={
        <Segments
          label={t.argumentsAs()}
          value={asText ? 'text' : 'fields'}
          options={[
            { value: 'fields', label: t.asFields() },
            { value: 'text', label: t.asSchema() },
          ]}
          onChange={(way) => {
            // Fields can show only what can be read: what cannot is marked in the text.
            if (way === 'text' || rows) setAsText(way === 'text');
            else form.setFocus('parameters');
          }}
        />
      }
    >
      {rows && !asText ? <ArgumentFields form={form} rows={rows} /> : <SchemaTextField form={form} />}
    </Card>
  );
}
