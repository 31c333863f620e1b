import { useI18nContext } from '@i18n/i18n-react';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

interface ExpectationLineProps {
  /** Undefined while nobody has judged it. */
  isMet: boolean | undefined;
  children: ReactNode;
}

/** One thing that is expected of an answer, and whether it came true. */
export function ExpectationLine({ isMet, children }: ExpectationLineProps) {
  const t = useI18nContext().LL.agentTests.result;
  const [Icon, tone] =
    isMet === undefined
      ? [Circle, 'text-quiet']
      : isMet
        ? [CircleCheck, 'text-success']
        : [CircleX, 'text-error'];
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <span>
        {isMet !== undefined && <span className="sr-only">{isMet ? t.met() : t.missed()}: </span>}
        {children}
      </span>
    </li>
  );
}
