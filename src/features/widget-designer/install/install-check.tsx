import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck, CircleDashed, RefreshCw, TriangleAlert } from 'lucide-react';
import type { WidgetInstall } from '@/api/generated/schemas/widgetInstall.zod';
import { useWidgetInstalls } from '@/api/generated/widgets/widgets';
import { readMoment } from '@/lib/moment';
import { PartFailure } from '@/shared/failures/part-failure';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { agoText } from './ago';

const ASKED_EVERY_MS = 15_000;

interface InstallCheckProps {
  widgetId: string;
  onDomains: () => void;
}

/** Where the widget was seen, and when: it looks again by itself while it is open. */
export function InstallCheck({ widgetId, onDomains }: InstallCheckProps) {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner.check;
  const { data, error, isFetching, refetch, dataUpdatedAt } = useWidgetInstalls(widgetId, {
    query: { refetchInterval: ASKED_EVERY_MS, staleTime: 0 },
  });
  const installs = data?.items ?? [];
  const wasSeen = installs.some(({ seenAt, allowed }) => allowed && readMoment(seenAt));
  const refused = installs.filter(({ allowed }) => !allowed);
  return (
    <Card
      title={t.title()}
      text={t.text()}
      actions={
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:min-h-11"
          busy={isFetching && data !== undefined}
          icon={<RefreshCw size={14} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          {t.again()}
        </Button>
      }
    >
      {!data ? (
        <PartFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-3">
          {!wasSeen && refused.length === 0 && <p>{t.notYet()}</p>}
          <ul className="flex flex-col gap-2" aria-live="polite">
            {installs.map((install) => (
              <Seen key={install.domain} install={install} now={dataUpdatedAt} />
            ))}
          </ul>
          {refused.length > 0 && (
            <Notice
              tone="warning"
              action={
                <Button variant="secondary" size="sm" className="max-sm:min-h-11" onClick={onDomains}>
                  {t.toDomains()}
                </Button>
              }
            >
              {t.refused({ domains: refused.map(({ domain }) => domain).join(', ') })}
            </Notice>
          )}
          {error && <Notice tone="warning">{LL.failures.outdated()}</Notice>}
        </div>
      )}
    </Card>
  );
}

/** One domain: seen, not seen yet, or seen where the widget may not stand. */
function Seen({ install, now }: { install: WidgetInstall; now: number }) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.check;
  const { domain, page, allowed } = install;
  const at = readMoment(install.seenAt);
  const Icon = !allowed ? TriangleAlert : at ? CircleCheck : CircleDashed;
  const tone = !allowed ? 'text-warning' : at ? 'text-success' : 'text-quiet';
  const when = at ? t.seen({ when: agoText(locale, at, now) }) : t.never();
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{domain}</span>{' '}
        <span className="text-quiet">
          {when}
          {page !== '' && ` · ${page}`}
          {!allowed && ` · ${t.notAllowed()}`}
        </span>
      </span>
    </li>
  );
}
