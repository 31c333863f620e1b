import { useI18nContext } from '@i18n/i18n-react';
import { ArrowLeftRight } from 'lucide-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { DRAFT } from './use-version-content';
import { useVersionNames } from './use-version-names';
import { VersionDiff } from './version-diff';

/** What is compared: versions by their ids, or `draft`; the usual two where nothing is said. */
export interface Compared {
  from?: string | undefined;
  to?: string | undefined;
}

interface CompareCardProps {
  /** Of its heading. */
  id: string;
  botKey: string;
  versions: readonly AgentVersionHead[];
  draft: AgentContent;
  compared: Compared;
  onCompare: (compared: Compared) => void;
}

/** Any two versions side by side, the draft among them; by itself what is live with the draft. */
export function CompareCard({ id, botKey, versions, draft, compared, onCompare }: CompareCardProps) {
  const t = useI18nContext().LL.versions.compare;
  const { nameOf } = useVersionNames();
  const isThere = (which: string | undefined): which is string =>
    which === DRAFT || versions.some(({ versionId }) => versionId === which);
  const usual = versions.find(({ isLive }) => isLive) ?? versions[0];
  const from = isThere(compared.from) ? compared.from : (usual?.versionId ?? DRAFT);
  const to = isThere(compared.to) ? compared.to : DRAFT;
  const gone = [compared.from, compared.to].some((which) => which !== undefined && !isThere(which));
  const options = [
    { value: DRAFT, label: t.draft() },
    ...versions.map((version) => ({
      value: version.versionId,
      label: version.isLive ? t.liveOption({ version: nameOf(version) }) : nameOf(version),
    })),
  ];
  return (
    <Card id={id} title={t.title()} text={t.text()}>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-0 flex-1 basis-36"
          label={t.from()}
          value={from}
          options={options}
          onChange={(event) => onCompare({ from: event.target.value, to })}
        />
        <IconButton
          label={t.swap()}
          icon={<ArrowLeftRight size={16} aria-hidden="true" />}
          onClick={() => onCompare({ from: to, to: from })}
        />
        <SelectField
          className="min-w-0 flex-1 basis-36"
          label={t.to()}
          value={to}
          options={options}
          onChange={(event) => onCompare({ from, to: event.target.value })}
        />
      </div>
      {gone && (
        <p role="status" className="mb-2 text-quiet">
          {t.gone()}
        </p>
      )}
      {from === to ? (
        <p className="text-quiet">{t.same()}</p>
      ) : (
        <VersionDiff key={`${from} ${to}`} botKey={botKey} from={from} to={to} draft={draft} />
      )}
    </Card>
  );
}
