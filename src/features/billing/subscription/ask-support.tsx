import { supportAddress } from '@/lib/support-address';
import { INLINE_LINK } from '@/ui/text-link-class';

interface AskSupportProps {
  /** Whom to ask, and what for. */
  text: string;
  /** An e-mail address, or a page; where neither is known nobody is sent anywhere. */
  support: string | undefined;
}

/** Whom to ask for what cannot be done here. */
export function AskSupport({ text, support }: AskSupportProps) {
  if (!support) return null;
  return (
    <a href={supportAddress(support)} className={INLINE_LINK}>
      {text}
    </a>
  );
}
