import { useI18nContext } from '@i18n/i18n-react';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { formatMoment } from '@/lib/format';
import type { MomentText } from '@/lib/moment';
import { versionNumber } from '@/shared/agent-draft/version-number';

/** How a version is called: by its number, or by when the draft was put aside. */
export function useVersionNames() {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.list;
  const at = (moment: MomentText) => formatMoment(locale, moment) ?? LL.common.unknown();
  const nameOf = (version: AgentVersionHead): string =>
    version.kind === 'kept'
      ? t.keptAt({ at: at(version.savedAt) })
      : t.number({ n: versionNumber(version, locale) });
  return { nameOf, at };
}
