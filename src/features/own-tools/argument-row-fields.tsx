import { useI18nContext } from '@i18n/i18n-react';
import { Trash2 } from 'lucide-react';
import { focusOnMount } from '@/lib/focus-on-mount';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import {
  type ArgumentRow,
  exampleOf,
  SIMPLE_TYPES,
  type SimpleType,
  typeOf,
  withExample,
  withType,
} from './argument-rows';
import { RowLabel } from './row-label';

interface ArgumentRowFieldsProps {
  row: ArgumentRow;
  /** Its place, counted from 1. */
  n: number;
  /** What is wrong with its name. */
  fault: string | undefined;
  /** It was just added: its name is written next. */
  takesFocus: boolean;
  onChange: (row: ArgumentRow) => void;
  onRemove: () => void;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** One argument of a tool: its name, its type, and what the agent and the tests know of it. */
export function ArgumentRowFields({ row, n, fault, takesFocus, onChange, onRemove }: ArgumentRowFieldsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.ownTools.form.argument;
  const { name, schema, isRequired } = row;
  const type = typeOf(schema);
  const choices = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const labelled = (text: string) => <RowLabel text={text} of={t.ofArgument({ n })} />;
  const set = (part: Partial<ArgumentRow>) => onChange({ ...row, ...part });
  const options = SIMPLE_TYPES.map((value) => ({ value, label: t.types[value]() }));
  return (
    <li className="flex flex-col gap-3 rounded-box border border-line p-3 sm:p-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          ref={takesFocus ? focusOnMount : undefined}
          className="max-sm:col-span-2"
          label={labelled(t.name())}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={fault}
          value={name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <SelectField
          label={labelled(t.type())}
          options={type ? options : [...options, { value: 'other', label: t.types.other() }]}
          value={type ?? 'other'}
          onChange={({ target }) => {
            const chosen = SIMPLE_TYPES.find((one): one is SimpleType => one === target.value);
            if (chosen) set({ schema: withType(schema, chosen) });
          }}
        />
        {type !== 'boolean' && type !== undefined && (
          <TextField
            label={labelled(t.example())}
            autoComplete="off"
            value={exampleOf(schema)}
            onChange={({ target }) => set({ schema: withExample(schema, target.value) })}
          />
        )}
      </div>
      <TextField
        label={labelled(t.description())}
        autoComplete="off"
        hint={choices.length > 0 && t.choices({ list: new Intl.ListFormat(locale).format(choices) })}
        value={textOf(schema.description)}
        onChange={({ target }) => set({ schema: { ...schema, description: target.value } })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CheckboxField
          label={labelled(t.required())}
          checked={isRequired}
          onChange={() => set({ isRequired: !isRequired })}
        />
        <Button variant="ghost" size="sm" icon={<Trash2 size={14} aria-hidden="true" />} onClick={onRemove}>
          <span aria-hidden="true">{t.remove()}</span>
          <span className="sr-only">{t.removeNamed({ name: name || String(n) })}</span>
        </Button>
      </div>
    </li>
  );
}
