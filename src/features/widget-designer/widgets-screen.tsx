import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { MessageCircle, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAgents } from '@/api/generated/agents/agents';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { useWidgets } from '@/api/generated/widgets/widgets';
import { formatDay } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { colours } from '@/widget/accent';
import { CreateWidgetDialog } from './create-widget-dialog';

/** The chat widgets of the company, to choose one. */
export function WidgetsScreen() {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner.widgets;
  const accountId = useAccountId();
  const { data, error, refetch } = useWidgets({ accountId });
  const { data: agents } = useAgents({ accountId });
  const [isCreating, setCreating] = useState(false);
  const create = useMay()('connect') && (
    <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t.create()}
    </Button>
  );
  const head = (
    <PageHeader
      title={t.title()}
      text={t.text()}
      back={
        <Link to="/{-$locale}/dashboard/channels" search={{}} className="hover:underline">
          {LL.shell.channels()}
        </Link>
      }
      actions={data && data.items.length > 0 ? create : undefined}
    />
  );
  if (!data && error) {
    return (
      <>
        {head}
        <FailurePanel error={error} title={LL.widgetDesigner.loadFailed()} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return <PageSkeleton label={LL.common.loading()} />;
  const { items, total } = data;
  const nameOf = (botKey: string | undefined) => agents?.items.find((agent) => agent.botKey === botKey)?.name;
  return (
    <>
      {head}
      {total > items.length && (
        <Notice tone="warning" className="mb-4">
          {LL.failures.someUnreadable({ missing: total - items.length, total })}
        </Notice>
      )}
      {items.length === 0 && total === 0 ? (
        <EmptyState drawing="pages" title={t.emptyTitle()} text={t.emptyText()} action={create} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((widget) => (
            <WidgetCard key={widget.widgetId} widget={widget} agent={nameOf(widget.botKey)} />
          ))}
        </ul>
      )}
      {isCreating && <CreateWidgetDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function WidgetCard({ widget, agent }: { widget: Widget; agent: string | undefined }) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.widgets;
  const { widgetId, name, theme, savedAt, savedBy, allowedDomains } = widget;
  const { accent, onAccent } = colours(theme.accent);
  const at = formatDay(locale, savedAt);
  return (
    <li className="relative flex items-start gap-3 rounded-box border border-line bg-base-100 p-4 hover:border-edge">
      <span
        aria-hidden="true"
        style={{ background: accent, color: onAccent }}
        className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-[28%] border border-base-content/15"
      >
        <MessageCircle size={18} />
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold [overflow-wrap:anywhere]">
          <Link
            to="/{-$locale}/dashboard/channels"
            search={{ view: 'widget', widget: widgetId }}
            className="covers-card"
          >
            {name || widgetId}
          </Link>
        </h2>
        <p className="text-quiet">{agent === undefined ? t.noAgent() : t.agent({ name: agent })}</p>
        <p
          className={clsx(
            'text-[0.8125rem] [overflow-wrap:anywhere]',
            // Anybody may put it on their site.
            allowedDomains.length === 0 ? 'text-warning' : 'text-quiet',
          )}
        >
          {allowedDomains.length === 0 ? t.everywhere() : allowedDomains.join(', ')}
        </p>
        {at && savedBy !== '' && (
          <p className="text-[0.8125rem] text-quiet">{t.savedBy({ by: savedBy, at })}</p>
        )}
      </div>
    </li>
  );
}
