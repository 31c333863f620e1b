import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { chipClass } from '@/ui/chip-class';

interface TagChipsProps {
  tags: readonly string[] | undefined;
  /** So many have room; of the others only the number is shown. */
  most: number;
  className?: string | undefined;
}

/** An agent's tags, in a line of few elements: it stands in each row of a long list. */
export function TagChips({ tags = [], most, className }: TagChipsProps) {
  const t = useI18nContext().LL.agents.tag;
  if (tags.length === 0) return null;
  const shown = tags.slice(0, most).join(', ');
  return (
    <span
      role="img"
      aria-label={`${t.list()}: ${tags.join(', ')}`}
      title={tags.join(', ')}
      className={clsx('inline-block', chipClass, className)}
    >
      {tags.length > most ? `${shown} +${tags.length - most}` : shown}
    </span>
  );
}
