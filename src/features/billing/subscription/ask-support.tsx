import { useI18nContext } from '@i18n/i18n-react';
import { INLINE_LINK } from '@/ui/text-link-class';

interface AskSupportProps {
  /** What the product is called. */
  brand: string;
  /** An e-mail address, or a page; where neither is known, people know whom to ask. */
  support: string | undefined;
}

/** Whom to ask how else an overdue payment can be made. */
export function AskSupport({ brand, support }: AskSupportProps) {
  const t = useI18nContext().LL.subscription.overdue;
  const text = t.askSupport({ brand });
  if (!support) return text;
  return (
    <a href={support.startsWith('https:') ? support : `mailto:${support}`} className={INLINE_LINK}>
      {text}
    </a>
  );
}
