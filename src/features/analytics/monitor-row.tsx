import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { createMonitor, useRemoveMonitor } from '@/api/generated/monitors/monitors';
import type { Monitor } from '@/api/generated/schemas/monitor.zod';
import { MonitorRule } from '@/api/generated/schemas/monitorRule.zod';
import { MonitorState } from '@/api/generated/schemas/monitorState.zod';
import { known } from '@/api/known';
import { formatDay } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast/toast-queue';
import { usePhone } from '@/ui/use-phone';
import { measuredText, ruleText } from './monitor-words';
import { QUIET_LINK } from './quiet-link';
import { watchedBy } from './watched-by';

const LOOKS = {
  OK: { tone: 'success', Icon: CircleCheck },
  FAILING: { tone: 'error', Icon: CircleAlert },
  TOO_FEW: { tone: 'neutral', Icon: CircleDashed },
} as const;

interface MonitorRowProps {
  monitor: Monitor;
  /** The company's time zone, by which its days are counted. */
  companyZone: string | undefined;
  /** Undefined for who may only read. */
  onEdit: (() => void) | undefined;
}

/** A monitor: what it watches in words and numbers, and how it stands. */
export function MonitorRow({ monitor, companyZone, onEdit }: MonitorRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.monitors;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const phone = usePhone();
  const submitOnce = useSubmitOnce('createMonitor', accountId);
  const { mutateAsync, isPending } = useRemoveMonitor();
  const { monitorId, botKey, agentName, days, mails, figure, counted, since, limit } = monitor;
  const rule = known(MonitorRule, monitor.rule);
  const state = known(MonitorState, monitor.state);
  const name = ruleText(t, locale, monitor);
  const look = LOOKS[state ?? 'TOO_FEW'];
  const failingSince = state === 'FAILING' ? formatDay(locale, since) : undefined;
  const facts = [
    t.scope({ agent: botKey === null ? t.allAgents() : agentName || botKey, days }),
    ...(figure == null
      ? []
      : [
          t.now({ figure: measuredText(locale, rule, { figure, limit }) }),
          rule === undefined ? t.counted({ n: counted }) : t.countedOf[rule]({ n: counted }),
        ]),
    mails ? t.mails() : t.noMails(),
  ];

  const remove = async () => {
    try {
      await mutateAsync({ monitorId });
    } catch (error) {
      showFailure(error);
      return;
    }
    await invalidateAfter(queryClient, 'removeMonitor');
    const putBack = async () => {
      if (rule === undefined) return;
      const input = { accountId, botKey, rule, limit, days, mails };
      await submitOnce(input, (request) => createMonitor(input, request)).catch(showFailure);
      await invalidateAfter(queryClient, 'createMonitor');
    };
    showToast({
      title: t.form.removed(),
      ...(rule && { action: { label: t.form.undo(), onClick: () => void putBack() } }),
    });
  };

  const see = (
    <Link
      to="/{-$locale}/dashboard/analytics"
      search={watchedBy(monitor, companyZone)}
      aria-label={t.seeNamed({ rule: name })}
      className={QUIET_LINK}
    >
      {t.see()}
    </Link>
  );

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:gap-x-4">
      <p className="font-medium max-sm:self-start sm:self-end">{name}</p>
      <p className="justify-self-end max-sm:self-start sm:row-span-2">
        <Badge tone={look.tone} icon={<look.Icon size={13} aria-hidden="true" />}>
          {failingSince
            ? t.failingSince({ date: failingSince })
            : state
              ? t.states[state]()
              : monitor.state || t.unknownState()}
        </Badge>
      </p>
      {phone ? (
        // A line for each: a dot at the end of one would hang in the air.
        <ul className="col-span-2 text-[0.8125rem] text-quiet">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : (
        <p className="col-start-1 flex flex-wrap gap-x-3 self-start text-[0.8125rem] text-quiet">
          <span>{facts.join(' · ')}</span>
          {see}
        </p>
      )}
      {phone && <p className="text-[0.8125rem] text-quiet">{see}</p>}
      {onEdit && (
        <div className="flex gap-1 max-sm:justify-self-end sm:col-start-3 sm:row-span-2 sm:row-start-1">
          <Button variant="secondary" size="sm" aria-label={t.editNamed({ rule: name })} onClick={onEdit}>
            {t.edit()}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={isPending}
            aria-label={t.removeNamed({ rule: name })}
            onClick={() => void remove()}
          >
            {t.remove()}
          </Button>
        </div>
      )}
    </li>
  );
}
