import { useI18nContext } from '@i18n/i18n-react';
import { useRef, useState } from 'react';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { useConnections, useToolkits } from '@/api/generated/tools/tools';
import { foldText } from '@/lib/fold-text';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { isBroken } from './is-broken';
import { NoMatchingTools } from './no-matching-tools';
import { ToolFilters } from './tool-filters';
import { ToolkitCard } from './toolkit-card';
import type { ToolsSearch } from './tools-search';
import { ToolsSkeleton } from './tools-skeleton';

interface CatalogueProps {
  search: Pick<ToolsSearch, 'q' | 'category'>;
  onSearch: (search: Pick<ToolsSearch, 'q' | 'category'>) => void;
}

/** Every tool there is, those that need somebody first, then those that are connected: searched, by category, connected from here. */
export function Catalogue({ search: { q: asked = '', category }, onSearch }: CatalogueProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.tools.catalogue;
  // The box belongs to who types in it; the link follows a moment later.
  const [typed, setTyped] = useState<string>();
  const q = typed ?? asked;
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    box.current?.focus();
    setTyped(undefined);
    onSearch({ q: undefined, category: undefined });
  };
  const accountId = useAccountId();
  const { data, error, refetch } = useToolkits({ accountId });
  const connections = useConnections({ accountId });
  if (!data && error)
    return <FailurePanel error={error} title={LL.tools.loadFailed()} onRetry={() => void refetch()} />;
  if (!data) return <ToolsSkeleton label={t.loading()} />;

  const matches = ({ toolkit, name, summary, category: kind }: Toolkit) =>
    (category === undefined || kind === category) &&
    foldText(`${name || toolkit} ${localText(summary, locale)}`).includes(foldText(q.trim()));
  // What needs somebody comes first, then what works.
  const rank = ({ connection }: Toolkit) => (connection ? (isBroken(connection) ? 0 : 1) : 2);
  // The company's own tools have a part of their own.
  const apps = data.items.filter(({ toolkit }) => toolkit !== OWN_TOOLKIT);
  const shown = apps.filter(matches).toSorted((a, b) => rank(a) - rank(b));
  const lost = data.total - data.items.length;
  const isFiltered = q.trim() !== '' || category !== undefined;

  return (
    <>
      <ToolFilters
        q={q}
        category={category}
        texts={t}
        box={box}
        onChange={(next) => {
          if (next.q !== q) setTyped(next.q);
          onSearch({ q: next.q || undefined, category: next.category });
        }}
        onBlur={() => setTyped(undefined)}
      />
      {lost > 0 && (
        <Notice tone="warning" className="mb-3">
          {t.lost({ lost, total: data.total })}
        </Notice>
      )}
      {shown.length === 0 ? (
        isFiltered ? (
          <NoMatchingTools q={q} category={category} texts={t} onClear={clear} />
        ) : (
          <EmptyState drawing="tools" title={t.none()} text={t.noneText()} />
        )
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((toolkit) => (
            <ToolkitCard
              key={toolkit.toolkit}
              toolkit={toolkit}
              connections={connections.data?.items.filter((one) => one.toolkit === toolkit.toolkit)}
            />
          ))}
        </ul>
      )}
      {/* That there are none is seen in their place; who hears the page is told here. */}
      <p role="status" className={shown.length > 0 ? 'mt-3 text-[0.8125rem] text-quiet' : 'sr-only'}>
        {t.shown({ n: shown.length })}
      </p>
    </>
  );
}
