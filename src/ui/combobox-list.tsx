import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { useCombobox } from './use-combobox';

interface ComboboxListProps {
  id: string;
  label: string | undefined;
  value: string;
  combobox: Pick<
    ReturnType<typeof useCombobox>,
    'active' | 'choose' | 'list' | 'matches' | 'showMore' | 'shown'
  >;
}

/** The options of a ComboboxField that match what is typed, page by page. */
export function ComboboxList({ id, label, value, combobox }: ComboboxListProps) {
  const { active, choose, list, matches, showMore, shown } = combobox;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="layer-in absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-field border border-line bg-base-100 p-1 shadow-lg"
      onScroll={(event) => {
        const box = event.currentTarget;
        if (box.scrollTop + box.clientHeight > box.scrollHeight - 200) showMore();
      }}
    >
      {shown.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
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
  );
}
