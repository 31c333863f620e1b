import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Invoice } from '@/api/generated/schemas/invoice.zod';
import { invoiceFile, useInvoices } from '@/api/generated/subscription/subscription';
import { download } from '@/lib/download';
import { formatDate, formatMoney } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { useShowMore } from '@/shared/lists/use-show-more';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

const SHOWN = 12;
const TONES = { paid: 'success', overdue: 'error', open: 'warning', void: 'neutral' } as const;
const STATES = ['paid', 'overdue', 'open', 'void'] as const;

/** Bytes of what came as text. */
function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
}

/** What the company was charged, the last first, each as a file. */
export function InvoicesCard({ timeZone }: { timeZone: string | undefined }) {
  const t = useI18nContext().LL.subscription.invoices;
  const { data, error, refetch } = useInvoices(useAccountId());
  const items = data?.items ?? [];
  const { shown, more } = useShowMore(items, SHOWN);
  return (
    <Card title={t.title()} text={t.text()}>
      {!data && error && <PartFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {data && items.length === 0 && <p className="text-quiet">{t.empty()}</p>}
      {items.length > 0 && (
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{t.title()}</caption>
          <thead className="text-[0.8125rem]">
            <tr>
              <th scope="col" className="pb-2 text-start font-semibold">
                {t.issued()}
              </th>
              <th scope="col" className="pb-2 text-start font-semibold max-sm:hidden">
                {t.number()}
              </th>
              <th scope="col" className="pb-2 text-start font-semibold">
                {t.state()}
              </th>
              <th scope="col" className="pe-3 pb-2 text-end font-semibold">
                {t.total()}
              </th>
              <th scope="col" className="relative w-10 sm:w-32">
                <span className="sr-only">{t.file()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((invoice) => (
              <InvoiceRow key={invoice.invoiceId} invoice={invoice} timeZone={timeZone} />
            ))}
          </tbody>
        </table>
      )}
      {more}
    </Card>
  );
}

interface InvoiceRowProps {
  invoice: Invoice;
  timeZone: string | undefined;
}

function InvoiceRow({ invoice, timeZone }: InvoiceRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.invoices;
  const accountId = useAccountId();
  const showFailure = useFailureToast();
  const { invoiceId, number, issuedAt, currency, total } = invoice;
  const name = number ?? invoiceId;
  const state = STATES.find((one) => one === invoice.state);
  const fetching = useMutation({
    mutationFn: () => invoiceFile(accountId, invoiceId),
    onSuccess: ({ fileName, content }) =>
      download(fileName || `${name}.pdf`, new Blob([bytesOf(content)], { type: 'application/pdf' })),
    onError: showFailure,
  });
  const cell = 'border-line border-t py-2 pe-3';
  return (
    <tr>
      <td className={`${cell} whitespace-nowrap`}>{formatDate(locale, issuedAt, timeZone)}</td>
      <td className={`${cell} max-sm:hidden`}>{name}</td>
      <td className={cell}>
        {invoice.state && (
          <Badge tone={state ? TONES[state] : 'neutral'}>{state ? t.states[state]() : invoice.state}</Badge>
        )}
      </td>
      <td className={`${cell} text-end whitespace-nowrap tabular-nums`}>
        {formatMoney(locale, currency, total)}
      </td>
      <td className="border-line border-t py-1 text-end">
        <Button
          variant="ghost"
          size="sm"
          busy={fetching.isPending}
          icon={<Download size={14} aria-hidden="true" />}
          aria-label={t.downloadOf({ number: name })}
          onClick={() => fetching.mutate()}
        >
          <span className="max-sm:sr-only">{t.download()}</span>
        </Button>
      </td>
    </tr>
  );
}
