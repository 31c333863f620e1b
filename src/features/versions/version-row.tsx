import { useI18nContext } from '@i18n/i18n-react';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { AgentVersionKind } from '@/api/generated/schemas/agentVersionKind.zod';
import { known } from '@/api/known';
import { useMay } from '@/shared/account/use-may';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { useVersionNames } from './use-version-names';

interface VersionRowProps {
  version: AgentVersionHead;
  onCompare: () => void;
  onRestore: () => void;
  onGoLive: () => void;
}

/** One version: who made it and when, the note to the team, and what can be done with it. */
export function VersionRow({ version, onCompare, onRestore, onGoLive }: VersionRowProps) {
  const { LL } = useI18nContext();
  const t = LL.versions.list;
  const { nameOf, at } = useVersionNames();
  const mayEdit = useMay()('edit');
  const { kind, savedAt, savedBy: by, notes, isLive, overrideReason: reason } = version;
  const name = nameOf(version);
  // The row's one outlined action: visitors get an earlier version back, any other version only becomes the draft.
  const canGoLive = mayEdit && kind === 'published' && !isLive;
  const when = { by: by || LL.common.unknown(), at: at(savedAt) };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1 [overflow-wrap:anywhere]">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {kind === 'kept' ? t.kept() : name} {isLive && <Badge tone="success">{t.live()}</Badge>}
          {known(AgentVersionKind, kind) === undefined && <Badge>{kind}</Badge>}
        </h3>
        {(by || savedAt) && (
          <p className="text-[0.8125rem] text-quiet">
            {kind === 'kept' ? t.putAside(when) : t.published(when)}
          </p>
        )}
        {notes && <p className="whitespace-pre-wrap">{notes}</p>}
        {reason && <p className="text-[0.8125rem] text-quiet">{t.override({ reason })}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:gap-x-1">
        {canGoLive && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t.goLiveName({ version: name })}
            onClick={onGoLive}
          >
            {t.goLive()}
          </Button>
        )}
        {mayEdit && (
          <Button
            variant={canGoLive ? 'ghost' : 'secondary'}
            size="sm"
            aria-label={t.restoreName({ version: name })}
            onClick={onRestore}
          >
            {t.restore()}
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={t.compareName({ version: name })} onClick={onCompare}>
          {t.compare()}
        </Button>
      </div>
    </li>
  );
}
