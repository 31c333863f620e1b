import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Button } from '@/ui/button';
import { ArgumentRowFields } from './argument-row-fields';
import { type ArgumentRow, NEW_ARGUMENT, writeArguments } from './argument-rows';
import type { OwnToolForm } from './own-tool-form';
import { SecretWarning } from './secret-warning';

interface ArgumentFieldsProps {
  form: UseFormReturn<OwnToolForm>;
  rows: readonly ArgumentRow[];
}

/** The arguments of a tool as fields; what they say is in its schema at once. */
export function ArgumentFields({ form, rows }: ArgumentFieldsProps) {
  const t = useI18nContext().LL.ownTools.form;
  const { field, fieldState } = useController({ control: form.control, name: 'parameters' });
  const [added, setAdded] = useState<number>();
  const write = (next: readonly ArgumentRow[]) => field.onChange(writeArguments(field.value, next));
  const faultOf = ({ name }: ArgumentRow, at: number) => {
    if (name.trim() === '') return fieldState.invalid ? t.argument.unnamed() : undefined;
    return rows.slice(0, at).some((earlier) => earlier.name === name) ? t.argument.twice() : undefined;
  };
  const shown = rows.map((row, at) => ({ row, at, key: `argument-${at}`, fault: faultOf(row, at) }));
  const isMarked = shown.some(({ fault }) => fault);
  return (
    <div
      // What was refused takes the focus where it can be mended.
      ref={(element) =>
        field.ref({ focus: () => element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus() })
      }
      className="flex flex-col gap-3"
    >
      {shown.length === 0 ? (
        <p className="text-quiet">{t.noArguments()}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map(({ row, at, key, fault }) => (
            <ArgumentRowFields
              key={key}
              row={row}
              n={at + 1}
              fault={fault}
              takesFocus={at === added}
              onChange={(changed) => write(rows.with(at, changed))}
              onRemove={() => write(rows.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      {fieldState.error && !isMarked && (
        <p role="alert" className="text-[0.8125rem] text-error">
          {fieldState.error.message}
        </p>
      )}
      <SecretWarning text={field.value} />
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => {
            write([...rows, NEW_ARGUMENT]);
            setAdded(rows.length);
          }}
        >
          {t.addArgument()}
        </Button>
      </div>
    </div>
  );
}
