import { type RefObject, useEffect, useRef } from 'react';
import { useUnmount } from '@/lib/use-unmount';
import { SearchField } from './search-field';

interface SearchBoxProps {
  /** Stands in the empty box, and names it. */
  label: string;
  box: RefObject<HTMLInputElement | null>;
  /** What the link looks for. */
  q: string;
  maxLength: number;
  onSearch: (q: string | undefined) => void;
}

/** So long somebody has stopped typing before the provider is asked. */
const TYPING_MS = 150;

/** Where a list is searched as one types. The box belongs to who types in it; only a link or Back may write there. */
export function SearchBox({ label, box, q, maxLength, onSearch }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const input = box.current;
    if (input && document.activeElement !== input) input.value = q;
  }, [box, q]);
  useUnmount(() => clearTimeout(timer.current));

  const ask = () => {
    clearTimeout(timer.current);
    onSearch(box.current?.value || undefined);
  };
  return (
    <SearchField
      ref={box}
      label={label}
      defaultValue={q}
      maxLength={maxLength}
      onChange={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(ask, TYPING_MS);
      }}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  );
}
