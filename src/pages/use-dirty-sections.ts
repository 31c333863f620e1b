import { useRef } from 'react';

/** Several sections of one page, each with its own unsaved work: together they say whether there is any. */
export function useDirtySections(
  onDirty: (dirty: boolean) => void,
): (section: string, dirty: boolean) => void {
  const sections = useRef(new Set<string>());
  return (section, dirty) => {
    if (dirty) sections.current.add(section);
    else sections.current.delete(section);
    onDirty(sections.current.size > 0);
  };
}
