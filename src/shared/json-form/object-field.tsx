import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import { Button } from '@/ui/button';
import { pathOf } from './check-value';
import { fieldsOf, wordsOf } from './read-schema';
import type { PartFieldProps } from './schema-field-props';

interface ObjectFieldProps extends Omit<PartFieldProps, 'value'> {
  /** The label without what it says beside the name. */
  word: string;
  value: Readonly<Record<string, unknown>> | undefined;
}

/** An object: its fields in a group. One that may be missing is added first, which is where a schema that repeats itself ends. */
export function ObjectField({
  schema,
  Field,
  label,
  word,
  value,
  name,
  required,
  path,
  depth,
  onChange,
  ...rest
}: ObjectFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.form;
  if (value === undefined && !required) {
    return (
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange({})}
        >
          {t.addPart({ name: word })}
        </Button>
      </div>
    );
  }
  const { description } = wordsOf(schema, locale);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-line border-s-2 ps-4">
      <legend className="float-left font-medium">{label}</legend>
      {description && <p className="text-[0.8125rem] text-quiet">{description}</p>}
      {fieldsOf(schema).map((field) => (
        <Field
          {...rest}
          key={field.name}
          {...field}
          path={pathOf(path, field.name)}
          depth={depth + 1}
          value={value?.[field.name]}
          onChange={(next) => onChange({ ...value, [field.name]: next })}
        />
      ))}
      {!required && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
            {t.removePart({ name: word })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
