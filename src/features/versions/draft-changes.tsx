import { useI18nContext } from '@i18n/i18n-react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { DRAFT } from './use-version-content';
import { VersionDiff } from './version-diff';

/** What would change for visitors: a draft beside what is live. */
export function DraftChanges({ agent: { botKey, draft, live } }: { agent: AgentDetail }) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.sheet;
  return (
    <section>
      <h3 className="font-semibold">{t.changes()}</h3>
      <p className="text-quiet">
        {live ? t.against({ n: versionNumber(live, locale) }) : live === null && t.first()}
      </p>
      {live && <VersionDiff botKey={botKey} from={live.versionId} to={DRAFT} draft={draft.content} />}
    </section>
  );
}
