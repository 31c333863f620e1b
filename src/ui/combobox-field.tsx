import clsx from 'clsx';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import { foldText } from '@/lib/fold-text';
import { fieldAria } from './field-aria';
import { FieldFrame } from './field-frame';

/** One choice of a ComboboxField. */
export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string | undefined;
}

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

const PAGE = 100;

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
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [limit, setLimit] = useState(PAGE);
  const list = useRef<HTMLDivElement>(null);

  const folded = useMemo(
    () => options.map((option) => foldText(`${option.label} ${option.hint ?? ''}`)),
    [options],
  );
  const needle = foldText(query.trim());
  const matches = useMemo(
    () => (needle === '' ? options : options.filter((_, index) => folded[index]?.includes(needle))),
    [options, folded, needle],
  );
  const selected = options.find((option) => option.value === value);
  const shown = matches.slice(0, Math.max(limit, active + 20));
  const hasList = open && matches.length > 0;

  const moveTo = (index: number) => {
    setActive(index);
    // The option may be rendered only by this change.
    requestAnimationFrame(() => {
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    });
  };

  const show = () => {
    if (open || disabled) return;
    setOpen(true);
    setQuery('');
    setLimit(PAGE);
    moveTo(options.findIndex((option) => option.value === value));
  };

  const hide = () => {
    setOpen(false);
    setQuery('');
    setActive(-1);
  };

  const choose = (option: ComboboxOption | undefined) => {
    hide();
    if (option && option.value !== value) onChange(option.value);
  };

  const handleBlur = () => {
    // A label typed in full counts as chosen.
    const typed = query.trim();
    const exact = typed === '' ? [] : matches.filter((option) => foldText(option.label) === needle);
    if (exact.length === 1) choose(exact[0]);
    else hide();
    onBlur?.();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = matches.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        if (open) moveTo(active >= last ? 0 : active + 1);
        else show();
        return;
      case 'ArrowUp':
        event.preventDefault();
        if (open) moveTo(active <= 0 ? last : active - 1);
        else show();
        return;
      case 'Home':
        if (!open) return;
        event.preventDefault();
        moveTo(0);
        return;
      case 'End':
        if (!open) return;
        event.preventDefault();
        moveTo(last);
        return;
      case 'Enter':
        if (!open) return;
        event.preventDefault();
        choose(matches[active]);
        return;
      case 'Escape':
        if (!open) return;
        event.preventDefault();
        event.stopPropagation();
        hide();
        return;
      default:
    }
  };

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
          onClick={show}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
          onChange={(event) => {
            setOpen(true);
            setLimit(PAGE);
            setQuery(event.target.value);
            onQuery?.(event.target.value);
            moveTo(event.target.value.trim() === '' ? -1 : 0);
          }}
        />
        <ChevronsUpDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-quiet"
        />
        {hasList && (
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={typeof label === 'string' ? label : name}
            className="layer-in absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-field border border-line bg-base-100 p-1 shadow-lg"
            onScroll={(event) => {
              const box = event.currentTarget;
              if (box.scrollTop + box.clientHeight > box.scrollHeight - 200 && limit < matches.length) {
                setLimit(limit + PAGE);
              }
            }}
          >
            {shown.map((option, index) => (
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                aria-setsize={matches.length}
                aria-posinset={index + 1}
                data-active={index === active ? '' : undefined}
                className={clsx(
                  'flex min-h-8 cursor-pointer items-center gap-2 rounded-field px-2 py-1 max-sm:min-h-11',
                  index === active && 'bg-primary/12',
                )}
                // Before blur, so the input keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                onKeyDown={(event) => event.key === 'Enter' && choose(option)}
              >
                <span className="grow">{option.label}</span>
                {option.hint && <span className="text-[0.8125rem] text-quiet">{option.hint}</span>}
                {option.value === value && <Check size={16} aria-hidden="true" className="text-primary" />}
              </div>
            ))}
          </div>
        )}
        <output
          className={clsx(
            open && matches.length === 0
              ? 'absolute inset-x-0 top-full z-30 mt-1 block rounded-field border border-line bg-base-100 px-3 py-2 text-quiet shadow-lg'
              : 'sr-only',
          )}
        >
          {open && matches.length === 0 ? emptyText : ''}
        </output>
      </div>
    </FieldFrame>
  );
}
