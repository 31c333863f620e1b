import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { ApprovalDecision } from '@/api/generated/schemas/approvalDecision.zod';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import { formatMoment } from '@/lib/format';
import { humanised } from '@/lib/humanised';
import { localText } from '@/shared/agent-draft/local-text';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { Button } from '@/ui/button';

interface ApprovalRequestProps {
  call: ToolCall;
  onDecide: (approvalId: string, decision: ApprovalDecision) => Promise<void>;
  /** An answer was chosen, and goes out. */
  onAnswered: () => void;
}

/** An action that an answer waits for: what would be done, with what, and whether it may. */
export function ApprovalRequest({ call, onDecide, onAnswered }: ApprovalRequestProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testChat.approval;
  const { toolkit, toolkitName, action, title, input, arguments: given = [], approvalId, expiresAt } = call;
  const [busy, setBusy] = useState<ApprovalDecision>();
  const [error, setError] = useState<unknown>();
  const until = formatMoment(locale, expiresAt);
  const what = (title && localText(title, locale)) || humanised(action);
  const question =
    toolkit === OWN_TOOLKIT
      ? t.titleOwn({ action: what })
      : t.title({ action: what, toolkit: toolkitName || humanised(toolkit) });
  const decide = async (decision: ApprovalDecision) => {
    if (approvalId === undefined || busy) return;
    setBusy(decision);
    setError(undefined);
    onAnswered();
    try {
      await onDecide(approvalId, decision);
    } catch (failure) {
      setError(failure);
    }
    setBusy(undefined);
  };
  const named = given.map(({ name, title: words, value }) => ({
    label: (words && localText(words, locale)) || humanised(name),
    value,
  }));
  if (named.length === 0 && input !== '') named.push({ label: t.input(), value: input });

  return (
    <section aria-label={question} className="mt-2 flex flex-col gap-2 border-line border-t pt-2">
      <p role="alert" className="font-medium">
        {question}
      </p>
      {named.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          {named.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {until && <p className="text-quiet">{t.until({ until })}</p>}
      <FailureNotice error={error} />
      {approvalId !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy === 'approve'} onClick={() => void decide('approve')}>
            {t.approve()}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'refuse'}
            onClick={() => void decide('refuse')}
          >
            {t.refuse()}
          </Button>
        </div>
      )}
    </section>
  );
}
