import { useI18nContext } from '@i18n/i18n-react';
import { isUnavailable } from '@/api/api-error';
import { useAgent } from '@/api/generated/drafts/drafts';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { useVersions } from '@/api/generated/versions/versions';
import { formatDate } from '@/lib/format';
import { versionNumber } from '@/shared/agent-draft/version-number';

/** Who can be tested: `draft`, `live`, or the id of a version. */
export interface TestVersion {
  value: string;
  /** Null is the draft. */
  versionId: string | null;
  label: string;
}

interface TestVersions {
  /** The draft first, then what visitors talk to, then the rest, newest first. */
  versions: readonly TestVersion[];
  /** Who is meant by a link; the draft when that version is not there any more. */
  find: (value: string | undefined) => TestVersion & { gone: boolean };
  /** What answered, in words. */
  labelOf: (versionId: string | null) => string;
  /** Why there are no others: they could not be loaded, or nobody keeps them. */
  failed: 'failed' | 'missing' | undefined;
}

/** The versions of an agent that can be tested, in words. */
export function useTestVersions(botKey: string): TestVersions {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent;
  const live = useAgent(botKey).data?.live;
  const list = useVersions(botKey);
  const named = (version: AgentVersionHead) =>
    version.kind === 'kept'
      ? t.kept({ date: formatDate(locale, version.savedAt) ?? LL.common.unknown() })
      : t.numbered({ number: versionNumber(version, locale) });
  const heads = list.data?.items ?? [];
  const draft: TestVersion = { value: 'draft', versionId: null, label: t.draft() };
  const versions = [
    draft,
    ...(live
      ? [
          {
            value: 'live',
            versionId: live.versionId,
            label: live.number === null ? t.liveNoNumber() : t.live({ number: String(live.number) }),
          },
        ]
      : []),
    ...heads
      .filter(({ versionId }) => versionId !== live?.versionId)
      .map((head) => ({ value: head.versionId, versionId: head.versionId, label: named(head) })),
  ];
  return {
    versions,
    find: (value = 'draft') => {
      const known = versions.find((one) => one.value === value || one.versionId === value);
      if (known) return { ...known, gone: false };
      // Not known yet: the link is believed until the list is here.
      if (!list.data && !list.error && value !== 'live')
        return { value, versionId: value, label: '…', gone: false };
      return { ...draft, gone: true };
    },
    labelOf: (versionId) =>
      versions.find((one) => one.versionId === versionId)?.label ?? versionId ?? draft.label,
    failed: list.error ? (isUnavailable(list.error) ? 'missing' : 'failed') : undefined,
  };
}
