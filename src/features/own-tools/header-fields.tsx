import { useI18nContext } from '@i18n/i18n-react';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import type { OwnToolForm } from './own-tool-form';
import { RowLabel } from './row-label';

interface HeaderFieldsProps {
  form: UseFormReturn<OwnToolForm>;
  /** The headers whose values are stored. */
  stored: readonly string[];
}

const MOST_HEADERS = 20;

/** The headers of a tool: a value is typed once, and after that only replaced or removed. */
export function HeaderFields({ form, stored }: HeaderFieldsProps) {
  const { LL } = useI18nContext();
  const t = LL.ownTools.form;
  const { control, register, formState, setValue } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'headers' });
  const headers = useWatch({ control, name: 'headers' });
  const { errors } = formState;
  const labelled = (text: string, n: number) => <RowLabel text={text} of={t.ofHeader({ n })} />;

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="float-left font-medium">{t.headers()}</legend>
      <p className="text-[0.8125rem] text-quiet">{t.headersHint()}</p>
      {fields.map((field, index) => {
        const n = index + 1;
        const { name = '', isKept = false } = headers[index] ?? {};
        const wrong = errors.headers?.[index];
        return (
          <div key={field.id} className="flex flex-wrap items-start gap-3">
            <TextField
              className="flex-1 basis-44"
              label={labelled(t.argument.name(), n)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              // The stored value belongs to this name.
              readOnly={isKept}
              error={wrong?.name?.message}
              {...register(`headers.${index}.name`)}
            />
            {isKept ? (
              <div className="flex flex-1 basis-44 flex-col gap-1.5">
                <span className="font-medium">{labelled(t.headerValue(), n)}</span>
                <span className="flex min-h-10 flex-wrap items-center gap-2">
                  <Badge tone="success" icon={<KeyRound size={12} aria-hidden="true" />}>
                    {t.set()}
                  </Badge>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => {
                      setValue(`headers.${index}.isKept`, false, { shouldDirty: true });
                      setTimeout(() => form.setFocus(`headers.${index}.value`));
                    }}
                  >
                    <span aria-hidden="true">{t.replace()}</span>
                    <span className="sr-only">{t.replaceNamed({ name })}</span>
                  </Button>
                </span>
              </div>
            ) : (
              <TextField
                className="flex-1 basis-44"
                label={labelled(t.headerValue(), n)}
                type="password"
                autoComplete="new-password"
                error={wrong?.value?.message}
                hint={
                  stored.includes(name) && (
                    <Button
                      variant="ghost"
                      size="sm"
                      onClick={() => {
                        setValue(`headers.${index}.value`, '');
                        setValue(`headers.${index}.isKept`, true);
                      }}
                    >
                      {t.keep()}
                    </Button>
                  )
                }
                {...register(`headers.${index}.value`)}
              />
            )}
            <Button
              variant="ghost"
              size="sm"
              className="sm:mt-8"
              icon={<Trash2 size={14} aria-hidden="true" />}
              onClick={() => remove(index)}
            >
              <span aria-hidden="true">{t.removeHeader()}</span>
              <span className="sr-only">{t.removeHeaderNamed({ name: name || String(n) })}</span>
            </Button>
          </div>
        );
      })}
      {fields.length < MOST_HEADERS && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() =>
              append({ name: fields.length === 0 ? 'Authorization' : '', value: '', isKept: false })
            }
          >
            {t.addHeader()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
