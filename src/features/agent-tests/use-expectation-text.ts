import { useI18nContext } from '@i18n/i18n-react';
import type { Expectation } from '@/api/generated/schemas/expectation.zod';
import { ExpectationKind } from '@/api/generated/schemas/expectationKind.zod';
import { known } from '@/api/known';
import type { AgentSource } from './use-agent-sources';

/** Puts what is expected of the answers into words. */
export function useExpectationText(sources: readonly AgentSource[]): (expectation: Expectation) => string {
  const t = useI18nContext().LL.agentTests.expectations;
  return ({ kind, value }) => {
    const one = known(ExpectationKind, kind);
    if (one === undefined) return `${kind}: ${value}`;
    if (one !== 'uses_source') return t[one]({ value });
    const label = sources.find((source) => source.value === value)?.label;
    return t.uses_source({ value: label ?? t.missingSource() });
  };
}
