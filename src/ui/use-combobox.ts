import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { foldText } from '@/lib/fold-text';

/** One choice of a ComboboxField. */
export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string | undefined;
}

interface ComboboxChoice {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onQuery?: ((text: string) => void) | undefined;
  disabled?: boolean | undefined;
}

const PAGE = 100;

/** What a combobox knows and does: whether it is open, what is typed, what matches, and which option is active. */
export function useCombobox({ options, value, onChange, onBlur, onQuery, disabled }: ComboboxChoice) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [limit, setLimit] = useState(PAGE);
  const list = useRef<HTMLDivElement>(null);

  const needle = foldText(query.trim());
  const matches = useMatches(options, needle);

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

  const search = (text: string) => {
    setOpen(true);
    setLimit(PAGE);
    setQuery(text);
    onQuery?.(text);
    moveTo(text.trim() === '' ? -1 : 0);
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

  return {
    open,
    query,
    matches,
    /** The index of the option that Enter chooses; -1 for none. */
    active,
    /** The matches that are rendered: more of them come while somebody scrolls. */
    shown: matches.slice(0, Math.max(limit, active + 20)),
    showMore: () => limit < matches.length && setLimit(limit + PAGE),
    hasList: open && matches.length > 0,
    selected: options.find((option) => option.value === value),
    list,
    show,
    search,
    choose,
    handleBlur,
    handleKeyDown,
  };
}

/** The options that have a folded text in their label or hint; every option is folded once. */
function useMatches(options: readonly ComboboxOption[], needle: string): readonly ComboboxOption[] {
  const folded = useMemo(
    () => options.map((option) => foldText(`${option.label} ${option.hint ?? ''}`)),
    [options],
  );
  return useMemo(
    () => (needle === '' ? options : options.filter((_, index) => folded[index]?.includes(needle))),
    [options, folded, needle],
  );
}
