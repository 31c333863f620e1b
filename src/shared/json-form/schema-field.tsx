import { useI18nContext } from '@i18n/i18n-react';
import { humanised } from '@/lib/humanised';
import { isRecord } from '@/lib/is-record';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { JsonValueField } from './json-value-field';
import { ListField } from './list-field';
import { NumberField } from './number-field';
import { ObjectField } from './object-field';
import { choicesOf, kindOf, resolved, wordsOf } from './read-schema';
import type { SchemaFieldProps } from './schema-field-props';
import { useFaultText } from './use-fault-text';

/** Beyond so many levels a value is written as JSON. */
const DEEPEST = 6;
const LONG_TEXT = 300;
const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', email: 'email', uri: 'url' };

const choiceLabel = (choice: unknown): string =>
  typeof choice === 'string' ? choice : JSON.stringify(choice);

/** The field for a value: by its schema a text, a number, a choice, a list, an object, or JSON. */
export function SchemaField(props: SchemaFieldProps) {
  const { name, part, root, required, path, depth, formId, value, faults, onChange } = props;
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.form;
  const faultText = useFaultText();
  const schema = resolved(part, root);
  const { title, description } = wordsOf(schema, locale);
  const fault = faults.find((one) => one.path === path);
  const word = title || humanised(name);
  const label = required ? word : t.optional({ name: word });
  const field = {
    id: `${formId}${path}`,
    label,
    hint: description || undefined,
    error: fault && faultText(fault),
  };
  const kind = kindOf(schema);

  if (kind === 'object' && depth < DEEPEST && (value === undefined || isRecord(value)))
    return (
      <ObjectField {...props} Field={SchemaField} schema={schema} label={label} word={word} value={value} />
    );
  if (kind === 'list' && depth < DEEPEST && (value === undefined || Array.isArray(value)))
    return (
      <ListField {...props} Field={SchemaField} schema={schema} label={label} word={word} value={value} />
    );
  switch (kind) {
    case 'choice': {
      const choices = choicesOf(schema);
      return (
        <SelectField
          {...field}
          placeholder={t.choose()}
          value={value === undefined ? '' : String(choices.indexOf(value))}
          options={choices.map((choice, index) => ({ value: String(index), label: choiceLabel(choice) }))}
          onChange={({ target }) => onChange(target.value === '' ? undefined : choices[Number(target.value)])}
        />
      );
    }
    case 'boolean':
      return (
        <SelectField
          {...field}
          placeholder={t.choose()}
          value={value === undefined ? '' : String(value)}
          options={[
            { value: 'true', label: t.yes() },
            { value: 'false', label: t.no() },
          ]}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
        />
      );
    case 'number':
      return <NumberField {...field} value={value} onChange={onChange} />;
    case 'text': {
      const text = {
        ...field,
        autoComplete: 'off',
        value: typeof value === 'string' ? value : '',
      };
      const isLong = typeof schema.maxLength === 'number' && schema.maxLength > LONG_TEXT;
      const change = (typed: string) => onChange(typed === '' ? undefined : typed);
      return isLong ? (
        <TextAreaField {...text} rows={3} onChange={({ target }) => change(target.value)} />
      ) : (
        <TextField
          {...text}
          type={INPUT_TYPES[String(schema.format)] ?? 'text'}
          onChange={({ target }) => change(target.value)}
        />
      );
    }
    default:
      return (
        <JsonValueField {...field} label={t.asJson({ name: label })} value={value} onChange={onChange} />
      );
  }
}
