import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useHttpTools } from '@/api/generated/own-tools/own-tools';
import { focusOnMount } from '@/lib/focus-on-mount';
import { focusTitle } from '@/lib/focus-title';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { BackLine } from '@/ui/back-line';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { OwnToolEditor } from './own-tool-editor';
import { OwnToolsList } from './own-tools-list';

interface OwnToolsScreenProps {
  /** The tool that is edited; `new` makes one. */
  own: string | undefined;
  onOwn: (own: string | undefined) => void;
}

/** The tools that the company describes itself: all of them, or one to be edited. */
export function OwnToolsScreen({ own, onOwn }: OwnToolsScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.ownTools;
  const accountId = useAccountId();
  const { data, error, refetch } = useHttpTools({ accountId });
  if (!data && own !== 'new') {
    if (error)
      return <FailurePanel error={error} title={LL.ownTools.loadFailed()} onRetry={() => void refetch()} />;
    return (
      <div className="flex flex-col gap-2">
        <p role="status" className="sr-only">
          {t.loading()}
        </p>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  const items = data?.items ?? [];
  const close = () => {
    focusTitle();
    onOwn(undefined);
  };
  const tool = items.find(({ toolId }) => toolId === own);
  if (own !== undefined) {
    return (
      <section className="flex max-w-3xl flex-col gap-4 xl:max-w-none">
        <div>
          <BackLine>
            <Link
              to="/{-$locale}/dashboard/setup/tools"
              search={{ view: 'own' }}
              onClick={() => focusTitle()}
              className="hover:underline"
            >
              {t.back()}
            </Link>
          </BackLine>
          <h2
            key={own}
            ref={focusOnMount}
            tabIndex={-1}
            className="font-semibold text-lg [overflow-wrap:anywhere]"
          >
            {tool ? t.editTitle({ name: tool.name || tool.toolId }) : own === 'new' ? t.newTitle() : t.gone()}
          </h2>
        </div>
        {(tool || own === 'new') && <OwnToolEditor key={own} tool={tool} onDone={close} />}
      </section>
    );
  }
  const missing = Math.max(0, (data?.total ?? 0) - items.length);
  if (items.length === 0 && missing === 0) {
    return <EmptyState drawing="tools" title={t.empty.title()} text={t.empty.text()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {missing > 0 && (
        <Notice tone="warning">{LL.failures.someUnreadable({ missing, total: data?.total ?? 0 })}</Notice>
      )}
      <OwnToolsList tools={items} onEdit={onOwn} />
    </div>
  );
}
