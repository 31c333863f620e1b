import { useI18nContext } from '@i18n/i18n-react';
import { Plus, Trash2 } from 'lucide-react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { preChatFieldOptionsMax } from '@/api/generated/schemas/preChatField.zod';
import { PreChatKind } from '@/api/generated/schemas/preChatKind.zod';
import { isRecord } from '@/lib/is-record';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { TickField } from '@/ui/tick-field';
import { ItemControls } from './item-controls';
import { onMoveKeys } from './move-item';
import { hasSecret } from './secrets-in';
import type { FormField } from './settings';

const LABEL_MAX = 300;

const CHOICE: PreChatKind = 'choice';

interface FieldEditorProps {
  field: FormField;
  index: number;
  total: number;
  /** What of it cannot be saved. */
  error: unknown;
  onChange: (field: FormField) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One field of the form before the chat. */
export function FieldEditor({ field, index, total, error, onChange, onMove, onRemove }: FieldEditorProps) {
  const { LL } = useI18nContext();
  const { form: t, texts, secretHere } = LL.widgetDesigner;
  const { kind, labels, required, options } = field;
  const n = index + 1;
  const isBroken = (part: string) => isRecord(error) && error[part] !== undefined;
  const kinds = PreChatKind.options.map((value) => ({ value, label: t.kinds[value]() }));
  const isKnown = kinds.some(({ value }) => value === kind);
  return (
    <li
      aria-label={t.field({ n })}
      className="rounded-box border border-line p-3"
      onKeyDown={onMoveKeys((step) => onMove(index + step))}
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="font-medium">{t.field({ n })}</p>
        <ItemControls name={t.field({ n })} index={index} total={total} onMove={onMove} onRemove={onRemove} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {Locale.options.map((language) => (
          <TextField
            key={language}
            lang={language}
            label={t.label[language]()}
            aria-label={texts.inLanguage({
              field: t.labelOf({ n }),
              language: LL.common.languageNames[language](),
            })}
            maxLength={LABEL_MAX}
            autoComplete="off"
            value={labels[language]}
            error={
              isBroken('labels') && language === 'en'
                ? t.labelFault()
                : hasSecret(labels[language])
                  ? secretHere()
                  : undefined
            }
            hint={
              labels[language].trim() === '' && (labels.en + labels.es).trim() !== ''
                ? t.labelMissing()
                : undefined
            }
            onChange={(event) =>
              onChange({ ...field, labels: { ...labels, [language]: event.target.value } })
            }
          />
        ))}
        <SelectField
          label={t.kind()}
          aria-label={t.kindOf({ n })}
          value={kind}
          options={isKnown ? kinds : [...kinds, { value: kind, label: kind }]}
          onChange={(event) => {
            const next = event.target.value;
            const begins = next === CHOICE && options.length === 0;
            const empty = [
              { en: '', es: '' },
              { en: '', es: '' },
            ];
            onChange({ ...field, kind: next, options: begins ? empty : options });
          }}
        />
        <TickField
          control="checkbox"
          label={t.required()}
          aria-label={t.requiredOf({ n })}
          className="self-end pb-1.5"
          checked={required}
          onChange={(event) => onChange({ ...field, required: event.target.checked })}
        />
      </div>
      {kind === CHOICE && (
        <FieldOptions field={field} n={n} isBroken={isBroken('options')} onChange={onChange} />
      )}
    </li>
  );
}

interface FieldOptionsProps {
  field: FormField;
  n: number;
  isBroken: boolean;
  onChange: (field: FormField) => void;
}

/** What can be chosen in a field, in each language. */
function FieldOptions({ field, n, isBroken, onChange }: FieldOptionsProps) {
  const { LL } = useI18nContext();
  const { form: t, texts } = LL.widgetDesigner;
  const { options } = field;
  // An option has no identity of its own, and is not moved.
  const rows = options.map((option, at) => ({ option, at, key: `option-${at}` }));
  const put = (next: FormField['options']) => onChange({ ...field, options: next });
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="mb-1 font-medium">{t.options()}</legend>
      <ol className="flex flex-col gap-2">
        {rows.map(({ option, at, key }) => (
          <li key={key} className="flex items-center gap-1">
            {Locale.options.map((language) => (
              <input
                key={language}
                lang={language}
                aria-label={texts.inLanguage({
                  field: t.option({ n, at: at + 1 }),
                  language: LL.common.languageNames[language](),
                })}
                placeholder={LL.common.languageNames[language]()}
                maxLength={LABEL_MAX}
                autoComplete="off"
                className="input min-w-0 grow basis-0"
                value={option[language]}
                onChange={(event) => put(options.with(at, { ...option, [language]: event.target.value }))}
              />
            ))}
            <IconButton
              label={t.removeOption({ n, at: at + 1 })}
              icon={<Trash2 size={16} aria-hidden="true" />}
              className="sm:btn-sm"
              onClick={() => put(options.filter((_, other) => other !== at))}
            />
          </li>
        ))}
      </ol>
      {isBroken && <p className="mt-1 text-[0.8125rem] text-error">{t.optionsFault()}</p>}
      {options.length < preChatFieldOptionsMax && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 max-sm:min-h-11"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => put([...options, { en: '', es: '' }])}
        >
          {t.addOption()}
        </Button>
      )}
    </fieldset>
  );
}
