import { useI18nContext } from '@i18n/i18n-react';
import { useRef } from 'react';
import type { InboxCounts } from '@/api/generated/schemas/inboxCounts.zod';
import { inboxParamsQMax } from '@/api/generated/schemas/inboxParams.zod';
import { SearchBox } from '@/ui/search-box';
import { InboxFilters } from './inbox-filters';
import { INBOX_VIEWS, type InboxPartProps, viewOf } from './inbox-search';

interface ListHeaderProps extends InboxPartProps {
  counts: InboxCounts | null | undefined;
}

/** Above the list: what is looked for, and which of the conversations. */
export function ListHeader({ search, onChange, counts }: ListHeaderProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox;
  const box = useRef<HTMLInputElement>(null);
  const shown = viewOf(search);
  const labelOf = (view: (typeof INBOX_VIEWS)[number]) => {
    const many = view === 'all' ? undefined : counts?.[view];
    return many ? `${t.shown[view]()} ${many}` : t.shown[view]();
  };
  return (
    <div className="flex flex-col gap-3 border-line border-b p-4">
      <p aria-hidden="true" className="font-semibold text-2xl tracking-tight">
        {t.title()}
      </p>
      <SearchBox
        label={t.search()}
        box={box}
        q={search.q ?? ''}
        maxLength={inboxParamsQMax}
        onSearch={(q) => onChange({ q, after: undefined })}
      />
      <div className="flex flex-wrap items-center justify-between gap-1">
        <fieldset aria-label={t.show()} className="flex w-fit gap-0.5 rounded-field bg-base-content/8 p-1">
          {INBOX_VIEWS.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={shown === view}
              onClick={() => onChange({ show: view, after: undefined })}
              className="min-h-7 cursor-pointer whitespace-nowrap rounded-field px-2 font-medium text-[0.8125rem] text-base-content/75 -outline-offset-2 hover:text-base-content aria-pressed:bg-raised aria-pressed:text-base-content aria-pressed:shadow-xs max-sm:min-h-11"
            >
              {labelOf(view)}
            </button>
          ))}
        </fieldset>
        <InboxFilters search={search} onChange={onChange} />
      </div>
    </div>
  );
}
