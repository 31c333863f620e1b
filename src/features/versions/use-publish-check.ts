import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { useReadiness } from '@/api/generated/versions/versions';
import type { usePublishDraft } from './use-publish-draft';

/** What the tests say: `blocked`: publishing takes a reason; `running`: not known before they are over. */
export type TestVerdict = 'unknown' | 'running' | 'blocked' | 'clear';

/** Whether a draft may be published: the one that was looked at, ready, and with its tests' consent or a reason. */
export function usePublishCheck(
  { botKey, draft }: AgentDetail,
  verdict: TestVerdict,
  { refusal, unanswered }: Pick<ReturnType<typeof usePublishDraft>, 'refusal' | 'unanswered'>,
) {
  const { LL } = useI18nContext();
  const t = LL.versions.cannot;
  // What somebody saves while this is open is not published unseen.
  const [seen, setSeen] = useState(draft.revision);
  const readiness = useReadiness(botKey, { query: { staleTime: 0 } });

  const changed = seen !== draft.revision;
  // A provider that names no revision speaks of the draft as it is.
  const checked =
    (readiness.data?.revision ?? draft.revision) === draft.revision ? readiness.data : undefined;
  const blocking = checked?.items.filter(({ state }) => state === 'blocking').length ?? 0;
  const mustFix = blocking > 0 ? t.notReady({ n: blocking }) : undefined;
  const answersRefused = refusal === 'ANSWERS_CHANGED' && verdict !== 'clear';

  function whyNot(): string | undefined {
    // The same again only reports what became of it.
    if (unanswered) return undefined;
    if (changed) return t.look();
    if (!checked) return readiness.error ? undefined : t.checking();
    if (mustFix) return mustFix;
    return verdict === 'running' ? t.testing() : undefined;
  }

  return {
    /** The revision that was looked at. */
    seen,
    /** Goes on with the draft as it is now. */
    goOn: () => setSeen(draft.revision),
    changed,
    readiness,
    checked,
    answersRefused,
    /** What has to be fixed before anything is published. */
    mustFix,
    needsReason: verdict === 'blocked' || (answersRefused && verdict === 'unknown'),
    /** Why it cannot be published now. */
    cannot: whyNot(),
  };
}
