import { BookOpen, ListOrdered } from 'lucide-react';
import type { Citation } from '@/api/generated/schemas/citation.zod';

interface SourceChipsProps {
  label: string;
  citations: readonly Citation[];
  /** What kind of source it is, in words, where they are known. */
  kindOf?: ((kind: Citation['kind']) => string) | undefined;
}

/** What an answer was made of, each source by its sign and title. */
export function SourceChips({ label, citations, kindOf }: SourceChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {citations.map(({ sourceId, kind, title }) => {
        const Icon = kind === 'instruction' ? ListOrdered : BookOpen;
        return (
          <li
            key={sourceId}
            title={kindOf?.(kind)}
            className="inline-flex min-w-0 items-center gap-1.5 rounded-field border border-line bg-base-100 px-2 py-0.5 text-xs"
          >
            <Icon size={12} aria-hidden="true" className="shrink-0" />
            {kindOf && <span className="sr-only">{kindOf(kind)}: </span>}
            <span className="[overflow-wrap:anywhere]">{title}</span>
          </li>
        );
      })}
    </ul>
  );
}
