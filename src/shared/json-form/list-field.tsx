import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import { Button } from '@/ui/button';
import { pathOf } from './check-value';
import { kindOf, resolved, wordsOf } from './read-schema';
import type { PartFieldProps } from './schema-field-props';
import { useFaultText } from './use-fault-text';

interface ListFieldProps extends Omit<PartFieldProps, 'value'> {
  /** The label without what it says beside the name. */
  word: string;
  value: readonly unknown[] | undefined;
}

/** A list: a field for each item, one more at the end, each to be removed. */
export function ListField({
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
}: ListFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.form;
  const faultText = useFaultText();
  const { description } = wordsOf(schema, locale);
  const items = value ?? [];
  const fault = rest.faults.find((one) => one.path === path);
  const item = resolved(schema.items, rest.root);
  const remove = (at: number) => {
    const others = items.filter((_, index) => index !== at);
    onChange(others.length > 0 || required ? others : undefined);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-line border-s-2 ps-4">
      <legend className="float-left font-medium">{label}</legend>
      {description && <p className="text-[0.8125rem] text-quiet">{description}</p>}
      {fault && <p className="text-[0.8125rem] text-error">{faultText(fault)}</p>}
      {items
        .map((one, index) => ({ one, at: index, key: pathOf(path, index) }))
        .map(({ one, at, key }) => (
          <div key={key} className="flex flex-col gap-2">
            <Field
              {...rest}
              name={t.item({ n: at + 1 })}
              part={{ ...item, 'x-title': undefined, title: t.item({ n: at + 1 }) }}
              required
              path={key}
              depth={depth + 1}
              value={one}
              onChange={(next) => onChange(items.map((kept, index) => (index === at ? next : kept)))}
            />
            <div>
              <Button variant="ghost" size="sm" onClick={() => remove(at)}>
                {t.removeItem({ n: at + 1 })}
              </Button>
            </div>
          </div>
        ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...items, kindOf(item) === 'object' ? {} : undefined])}
        >
          {t.addItem({ name: word })}
        </Button>
      </div>
    </fieldset>
  );
}
