import { useI18nContext } from '@i18n/i18n-react';
import { Check, Clock, X } from 'lucide-react';
import type { CallDecision } from '@/api/generated/schemas/callDecision.zod';
import { DecisionOutcome } from '@/api/generated/schemas/decisionOutcome.zod';
import { known } from '@/api/known';
import { formatTimeOrMoment } from '@/lib/format';

const ICONS = { approved: Check, refused: X, expired: Clock };

/** How a request for approval ended, in one line; nothing for an end that nobody knows. */
export function CallDecisionLine({ decision: { outcome, by, at } }: { decision: CallDecision }) {
  const { LL, locale } = useI18nContext();
  const t = LL.testChat.approval.decided;
  const end = known(DecisionOutcome, outcome);
  if (!end) return null;
  const Icon = ICONS[end];
  const said =
    end === 'expired' || by === ''
      ? t[end]()
      : end === 'approved'
        ? t.approvedBy({ by })
        : t.refusedBy({ by });
  return (
    <p className="mt-1 flex items-start gap-1.5 text-quiet">
      <Icon size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{[said, formatTimeOrMoment(locale, at)].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
