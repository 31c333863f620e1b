import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { LoggedCallHead } from '@/api/generated/schemas/loggedCallHead.zod';
import { formatRecent } from '@/lib/format';
import { OutcomeBadge } from '@/shared/tool-calls/outcome-badge';
import { useCallWords } from '@/shared/tool-calls/use-call-words';
import { Button } from '@/ui/button';
import { type DataColumn, DataTable } from '@/ui/data-table';
import { INLINE_LINK } from '@/ui/text-link-class';
import { usePhone } from '@/ui/use-phone';

interface CallsTableProps {
  calls: readonly LoggedCallHead[];
  onOpen: (callId: string) => void;
}

/** The calls of a page of the log. */
export function CallsTable({ calls, onOpen }: CallsTableProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls;
  const words = useCallWords();
  const phone = usePhone();
  const timeOf = ({ at }: LoggedCallHead) => formatRecent(locale, at) ?? LL.common.unknown();

  const madeBy = ({ origin, by, botKey, agentName, conversationId }: LoggedCallHead) => {
    if (origin === 'test') {
      return by ? t.testBy({ name: by }) : t.test();
    }
    const name = agentName || t.unnamed();
    return (
      <div className="min-w-0">
        <p>{name}</p>
        {botKey !== null && conversationId !== null && (
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
            params={{ keyBot: botKey }}
            search={{ chat: conversationId }}
            // Above what opens the call.
            className={`${INLINE_LINK} relative z-1 text-[0.8125rem]`}
          >
            <span aria-hidden="true">{t.conversation()}</span>
            <span className="sr-only">{t.conversationNamed({ name })}</span>
          </Link>
        )}
        {conversationId === null && <p className="text-[0.8125rem] text-quiet">{t.noConversation()}</p>}
      </div>
    );
  };
  const columns: readonly DataColumn<LoggedCallHead>[] = [
    {
      id: 'call',
      header: t.columns.call(),
      cell: (call) => (
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <div className="flex items-start justify-between gap-3">
            <p className="font-medium">{words.action(call)}</p>
            {phone && <OutcomeBadge outcome={call.outcome} />}
          </div>
          <p className="text-[0.8125rem] text-quiet">
            {phone
              ? [words.toolkit(call), words.duration(call.durationMs), timeOf(call)].join(' · ')
              : words.toolkit(call)}
          </p>
          {phone && call.reason && <p className="truncate text-[0.8125rem]">{words.reason(call.reason)}</p>}
        </div>
      ),
      className: 'max-sm:w-full max-sm:*:grow',
    },
    {
      id: 'outcome',
      header: t.columns.outcome(),
      cell: ({ outcome, reason }) => (
        <div className="max-w-64">
          <OutcomeBadge outcome={outcome} />
          {reason && (
            // All of it stands in the details.
            <p className="mt-0.5 truncate text-[0.8125rem] text-quiet" title={words.reason(reason)}>
              {words.reason(reason)}
            </p>
          )}
        </div>
      ),
      phone: 'none',
    },
    {
      id: 'at',
      header: t.columns.at(),
      cell: timeOf,
      phone: 'none',
      className: 'whitespace-nowrap',
    },
    { id: 'by', header: t.columns.by(), cell: madeBy, phone: 'beside' },
    {
      id: 'duration',
      header: t.columns.duration(),
      phone: 'none',
      cell: ({ durationMs }) => words.duration(durationMs),
      figures: true,
      className: 'whitespace-nowrap',
    },
    {
      id: 'open',
      header: t.columns.open(),
      headerHidden: true,
      cell: (call) => (
        <Button
          variant="secondary"
          size="sm"
          // All of the row can be pressed. A button moves while it is pressed, and what moves holds its own parts: this
          // one stays, or the row's share of it would be gone before the press ends.
          className="covers-card static translate-none"
          onClick={() => onOpen(call.callId)}
        >
          <span aria-hidden="true">{t.open()}</span>
          <span className="sr-only">{t.openNamed({ action: words.action(call), at: timeOf(call) })}</span>
        </Button>
      ),
    },
  ];
  return <DataTable caption={t.list()} columns={columns} rows={calls} rowKey={({ callId }) => callId} />;
}
