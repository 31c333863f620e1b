import clsx from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { ComboboxList } from './combobox-list';
import { fieldAria } from './field-aria';
import { FieldFrame } from './field-frame';
import { type ComboboxOption, useCombobox } from './use-combobox';

interface ComboboxFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string | undefined;
  searchPlaceholder?: string | undefined;
  /** Shown when nothing matches what was typed. */
  emptyText: string;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Hears what is typed, where the options are asked for by it. */
  onQuery?: ((text: string) => void) | undefined;
  ref?: Ref<HTMLInputElement>;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
  className?: string | undefined;
}

/** A searchable choice from a long list (ARIA 1.2 combobox: an input with a list that pops up). */
export function ComboboxField({
  label,
  hint,
  error,
  placeholder,
  searchPlaceholder,
  emptyText,
  options,
  value,
  onChange,
  onBlur,
  onQuery,
  ref,
  id,
  name,
  disabled,
  required,
  autoComplete = 'off',
  className,
}: ComboboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const listId = `${fieldId}-list`;
  const combobox = useCombobox({ options, value, onChange, onBlur, onQuery, disabled });
  const { open, query, matches, active, selected, hasList } = combobox;
  const nothingFound = open && matches.length === 0;

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...fieldAria(fieldId, hint, error)}
          ref={ref}
          id={fieldId}
          name={name}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
          aria-required={required}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          className="input pe-8"
          value={open ? query : (selected?.label ?? '')}
          placeholder={open ? (selected?.label ?? searchPlaceholder ?? placeholder) : placeholder}
          // What is typed takes the place of the choice, however the focus came here.
          onFocus={(event) => event.currentTarget.select()}
          onClick={combobox.show}
          onKeyDown={combobox.handleKeyDown}
          onBlur={combobox.handleBlur}
          onChange={(event) => combobox.search(event.target.value)}
        />
        {/* The sign of a device's own list: both are a choice. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-[17px] my-auto size-0 translate-y-px border-x-4 border-x-transparent border-t-4 border-t-current"
        />
        {hasList && (
          <ComboboxList
            id={listId}
            label={typeof label === 'string' ? label : name}
            value={value}
            combobox={combobox}
          />
        )}
        <output
          className={clsx(
            nothingFound
              ? 'absolute inset-x-0 top-full z-30 mt-1 block rounded-field border border-line bg-base-100 px-3 py-2 text-quiet shadow-lg'
              : 'sr-only',
          )}
        >
          {nothingFound ? emptyText : ''}
        </output>
      </div>
    </FieldFrame>
  );
}
