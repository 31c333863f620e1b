import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import { type FieldPathByValue, type UseFormReturn, useController } from 'react-hook-form';
import { formatNumber } from '@/lib/format';
import { formatCounter } from '@/lib/format-counter';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { hasSecret } from './secrets-in';
import type { WidgetSettings } from './settings';

/** The form of the settings. */
export type SettingsForm = UseFormReturn<WidgetSettings>;

interface SettingProps<Type> {
  form: SettingsForm;
  name: FieldPathByValue<WidgetSettings, Type>;
  label: string;
  /** For a screen reader, where the label does not say it all. */
  fullLabel?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

interface SettingTextProps extends SettingProps<string> {
  /** What is wrong, where the usual words do not say it. */
  fault?: string | undefined;
  maximum?: number | undefined;
  lines?: number | undefined;
  /** Visitors can read it: a secret in it is warned about. */
  isPublic?: boolean | undefined;
  /** What stands there while nothing is written. */
  usual?: string | undefined;
  lang?: string | undefined;
  inputMode?: 'numeric' | 'decimal' | 'url' | undefined;
  trailing?: ReactNode;
  onBlur?: (value: string) => string;
}

/** One text among the settings. */
export function SettingText({
  form,
  name,
  label,
  fullLabel,
  hint,
  className,
  fault,
  maximum,
  lines = 1,
  isPublic = false,
  usual,
  onBlur,
  trailing,
  ...input
}: SettingTextProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner;
  const { field, fieldState } = useController({ control: form.control, name });
  const over = maximum === undefined ? 0 : field.value.length - maximum;
  const number = (count: number) => formatNumber(locale, count);
  const error =
    over > 0 && maximum !== undefined
      ? t.tooLong({ maximum: number(maximum), over: number(over) })
      : fieldState.error
        ? (fault ?? fieldState.error.message ?? LL.rules.invalid())
        : isPublic && hasSecret(field.value)
          ? t.secretHere()
          : undefined;
  const shared = {
    ref: field.ref,
    name,
    label,
    'aria-label': fullLabel,
    hint,
    error,
    value: field.value,
    placeholder: usual,
    autoComplete: 'off',
    className,
    onBlur: () => {
      field.onBlur();
      const mended = onBlur?.(field.value);
      if (mended !== undefined && mended !== field.value) field.onChange(mended);
    },
    ...input,
  };
  if (lines > 1) {
    return (
      <TextAreaField
        {...shared}
        rows={lines}
        counter={maximum === undefined ? undefined : formatCounter(locale, field.value.length, maximum)}
        onChange={(event) => field.onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField {...shared} trailing={trailing} onChange={(event) => field.onChange(event.target.value)} />
  );
}

interface SettingSelectProps extends SettingProps<string> {
  options: readonly { value: string; label: string }[];
  fault?: string | undefined;
  placeholder?: string | undefined;
}

/** One choice among the settings; a value that is not known here stays among the choices as it came. */
export function SettingSelect({
  form,
  name,
  label,
  hint,
  className,
  options,
  fault,
  placeholder,
}: SettingSelectProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const isKnown = field.value === '' || options.some(({ value }) => value === field.value);
  return (
    <SelectField
      ref={field.ref}
      label={label}
      hint={hint}
      error={fieldState.error && (fault ?? fieldState.error.message)}
      className={className}
      placeholder={placeholder}
      value={field.value}
      options={isKnown ? options : [...options, { value: field.value, label: field.value }]}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
}

/** Something that is on or off. */
export function SettingSwitch({ form, name, label, hint, className }: SettingProps<boolean>) {
  const { field } = useController({ control: form.control, name });
  return (
    <SwitchField
      ref={field.ref}
      label={label}
      hint={hint}
      className={className}
      checked={field.value}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  );
}

interface SettingSliderProps extends SettingProps<number> {
  minimum: number;
  maximum: number;
  step?: number;
}

/** A length in pixels. */
export function SettingSlider({
  form,
  name,
  label,
  className,
  minimum,
  maximum,
  step = 1,
}: SettingSliderProps) {
  const { locale } = useI18nContext();
  const { field } = useController({ control: form.control, name });
  const pixels = `${formatNumber(locale, field.value)} px`;
  return (
    <label className={className}>
      <span className="flex justify-between gap-3 font-medium">
        {label}
        <output className="font-normal text-quiet tabular-nums">{pixels}</output>
      </span>
      <input
        type="range"
        ref={field.ref}
        className="slider"
        aria-label={label}
        aria-valuetext={pixels}
        min={minimum}
        max={maximum}
        step={step}
        value={field.value}
        onChange={(event) => field.onChange(Number(event.target.value))}
      />
    </label>
  );
}
