import { useI18nContext } from '@i18n/i18n-react';

interface TagChipsProps {
  tags: readonly string[] | undefined;
  /** So many have room; of the others only the number is shown. */
  most: number;
}

/** An agent's tags, in a line. */
export function TagChips({ tags = [], most }: TagChipsProps) {
  const t = useI18nContext().LL.agents.tag;
  if (tags.length === 0) return null;
  const left = tags.slice(most);
  return (
    <span className="flex min-w-0 shrink-0 gap-1 text-quiet text-xs leading-5">
      <span className="sr-only">{t.list()}:</span>
      {tags.slice(0, most).map((tag) => (
        <span key={tag} title={tag} className="max-w-24 truncate rounded-full border border-line px-2">
          {tag}
        </span>
      ))}
      {left.length > 0 && (
        <span title={left.join(', ')} className="px-1">
          <span aria-hidden="true">+{left.length}</span>
          <span className="sr-only">{t.more({ count: left.length })}</span>
        </span>
      )}
    </span>
  );
}
