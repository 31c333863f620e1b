import { useI18nContext } from '@i18n/i18n-react';
import { Play } from 'lucide-react';
import type { useVersionNumbers } from '@/shared/agent-draft/use-version-numbers';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import type { useShownTests } from './use-shown-tests';
import type { useStartRun } from './use-start-run';

interface StartRunProps {
  tests: ReturnType<typeof useShownTests>;
  runs: ReturnType<typeof useStartRun>;
  versions: ReturnType<typeof useVersionNumbers>;
  busy: boolean;
}

/** Chooses what is asked, the draft or a version, and runs the tests that are in the set. */
export function StartRun({ tests: { set, inSet }, runs, versions, busy }: StartRunProps) {
  const t = useI18nContext().LL.agentTests;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <SelectField
        className="w-48 max-sm:w-auto max-sm:min-w-36 max-sm:grow"
        label={t.filters.ask()}
        value={runs.versionId ?? ''}
        options={[
          { value: '', label: t.filters.askDraft() },
          ...versions.versions
            .filter(({ kind }) => kind !== 'kept')
            .map(({ versionId, isLive }) => {
              const n = versions.numberOf(versionId);
              return {
                value: versionId,
                label: isLive ? t.filters.askLive({ n }) : t.filters.askVersion({ n }),
              };
            }),
        ]}
        onChange={(event) => runs.setVersionId(event.target.value || null)}
      />
      <Button
        className="self-end max-sm:grow"
        icon={<Play size={16} aria-hidden="true" />}
        busy={busy}
        onClick={() => runs.start(set === undefined ? undefined : inSet.map(({ test }) => test))}
      >
        {busy ? t.running.button() : set === undefined ? t.runAll() : t.runSet({ set })}
      </Button>
    </div>
  );
}
