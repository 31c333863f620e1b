import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { ToolkitConnectionStatus } from '@/api/generated/schemas/toolkitConnectionStatus.zod';
import { known } from '@/api/known';
import { formatMoment } from '@/lib/format';
import { humanised } from '@/lib/humanised';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';

interface ConnectionStepProps {
  toolkit: Toolkit;
  busy: boolean;
  onCheck: () => void;
}

/** Whether the toolkit is connected, as the service says it now. */
export function ConnectionStep({
  toolkit: { toolkit, name, connection },
  busy,
  onCheck,
}: ConnectionStepProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.tests.connection;
  const shown = name || humanised(toolkit);
  const check = (
    <Button variant="secondary" size="sm" busy={busy} onClick={onCheck}>
      {t.check()}
    </Button>
  );
  if (toolkit === OWN_TOOLKIT) return <Notice tone="success">{t.own()}</Notice>;
  if (connection?.status === 'ACTIVE') {
    const at = formatMoment(locale, connection.since);
    return (
      <Notice tone="success" title={t.ready({ name: shown })} action={check}>
        {at && t.since({ at })}
      </Notice>
    );
  }
  const status = known(ToolkitConnectionStatus, connection?.status);
  // A state that is not known here has no sentence of its own.
  const broken = status && status !== 'ACTIVE' ? t.statuses[status] : t.broken;
  return (
    <Notice
      tone="warning"
      title={connection ? broken({ name: shown }) : t.none({ name: shown })}
      action={
        <>
          {check}
          <Link to="/{-$locale}/dashboard/setup/tools2" className={buttonClass({ size: 'sm' })}>
            {t.fix()}
          </Link>
        </>
      }
    >
      {connection?.reason && <p>{t.says({ name: shown, reason: connection.reason })}</p>}
      <p>{t.unnecessary()}</p>
    </Notice>
  );
}
