import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { CallHeader } from '@/api/generated/schemas/callHeader.zod';
import type { LoggedCall } from '@/api/generated/schemas/loggedCall.zod';
import { fileSize } from '@/lib/file-size';
import { Notice } from '@/ui/notice';
import { UrlText } from '@/ui/url-text';
import { CallBody } from './call-body';
import { OutcomeBadge } from './outcome-badge';
import { useCallWords } from './use-call-words';

function Headers({ headers }: { headers: readonly CallHeader[] }) {
  const t = useI18nContext().LL.toolCalls.exchange;
  if (headers.length === 0) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-quiet max-sm:min-h-11 max-sm:py-3">
        {t.headers()} ({headers.length})
      </summary>
      <dl className="mt-1 text-[0.8125rem] [overflow-wrap:anywhere]">
        {headers
          .map((header, index) => ({ ...header, key: `${index} ${header.name}` }))
          .map(({ key, name, value }) => (
            <div key={key} className="flex flex-wrap gap-x-2">
              <dt className="text-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** One call: what was sent and what came back side by side, how it ended and why. Secrets come masked. */
export function CallExchange({ call }: { call: LoggedCall }) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls;
  const words = useCallWords();
  const { request, answer, outcome, reason, message, durationMs, account } = call;
  const line = [request?.method, request?.url].filter(Boolean).join(' ');
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OutcomeBadge outcome={outcome} />
        {answer?.status != null && <span>{t.exchange.status({ n: answer.status })}</span>}
        <span className="text-quiet tabular-nums">{words.duration(durationMs)}</span>
        {account && <span className="text-quiet">{t.exchange.account({ account })}</span>}
      </p>
      {reason && (
        <Notice tone={outcome === 'refused' ? 'warning' : 'error'} assertive={false}>
          <p>{words.reason(reason)}</p>
          {message && (
            <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">{t.said({ message })}</p>
          )}
        </Notice>
      )}
      {answer?.played && <Notice tone="info">{t.exchange.played()}</Notice>}
      <div className="grid gap-4 @xl:grid-cols-2">
        <Side title={t.exchange.request()}>
          {request ? (
            <>
              {line && (
                <p className="font-mono text-[0.8125rem]">
                  <UrlText url={line} />
                </p>
              )}
              <Headers headers={request.headers} />
              <CallBody body={request.body} />
            </>
          ) : (
            <p className="text-quiet">{t.exchange.noRequest()}</p>
          )}
        </Side>
        {/* Of an answer with nothing in it the status above is all. */}
        {answer && (answer.via.length > 0 || answer.headers.length > 0 || answer.body !== '') && (
          <Side title={t.exchange.answer()}>
            {answer.via.map((url) => (
              <p key={url} className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">
                {t.exchange.via({ url })}
              </p>
            ))}
            <Headers headers={answer.headers} />
            <CallBody body={answer.body} />
            {answer.isCut && (
              <p className="text-[0.8125rem] text-quiet">
                {t.exchange.cut({ size: answer.bytes == null ? '–' : fileSize(locale, answer.bytes) })}
              </p>
            )}
          </Side>
        )}
      </div>
    </div>
  );
}
