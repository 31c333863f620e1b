import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useHttpTools } from '@/api/generated/own-tools/own-tools';
import { formatDay } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { EffectBadge } from './effect-badge';
import { OwnToolEditor } from './own-tool-editor';
import { OwnToolsSkeleton } from './own-tools-skeleton';

interface OwnToolScreenProps {
  /** The tool that is edited; `new` makes one. */
  own: string;
  onDone: () => void;
}

/** One of the company's own tools as a page of its own: to be written, tested and saved. */
export function OwnToolScreen({ own, onDone }: OwnToolScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.ownTools;
  const accountId = useAccountId();
  const isNew = own === 'new';
  const { data, error, refetch } = useHttpTools({ accountId }, { query: { enabled: !isNew } });
  const tool = data?.items.find(({ toolId }) => toolId === own);
  const at = formatDay(locale, tool?.updatedAt);
  const changed = at && tool?.by ? t.changedBy({ at, by: tool.by }) : undefined;
  const titleOfMissing = data ? t.gone() : t.list();
  return (
    <>
      <PageHeader
        key={own}
        title={
          <span className="[overflow-wrap:anywhere]">
            {isNew ? t.newTitle() : tool ? tool.name || tool.toolId : titleOfMissing}
          </span>
        }
        badges={tool && <EffectBadge changesData={tool.changesData} />}
        text={isNew ? t.about() : tool && changed}
        back={
          <Link to="/{-$locale}/dashboard/setup/tools" search={{ view: 'own' }} className="hover:underline">
            {t.back()}
          </Link>
        }
        actions={
          tool && (
            <Link
              to="/{-$locale}/dashboard/setup/tools2"
              search={{ view: 'calls', toolkit: OWN_TOOLKIT, action: tool.toolId }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t.callLog()}
            </Link>
          )
        }
      />
      {!data && !isNew && error && (
        <FailurePanel error={error} title={t.loadFailed()} onRetry={() => void refetch()} />
      )}
      {!data && !isNew && !error && <OwnToolsSkeleton />}
      {(tool || isNew) && (
        <div className="max-w-3xl xl:max-w-none">
          <OwnToolEditor key={own} tool={tool} onDone={onDone} />
        </div>
      )}
    </>
  );
}
