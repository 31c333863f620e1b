import { useI18nContext } from '@i18n/i18n-react';
import type { Expectation } from '@/api/generated/schemas/expectation.zod';
import type { AgentSource } from './use-agent-sources';

/** Puts what is expected of the answers into words. */
export function useExpectationWords(sources: readonly AgentSource[]): (expectation: Expectation) => string {
  const words = useI18nContext().LL.agentTests.expectations;
  return ({ kind, value }) => {
    if (kind !== 'uses_source') return words[kind]({ value });
    const label = sources.find((source) => source.value === value)?.label;
    return words.uses_source({ value: label ?? words.missingSource() });
  };
}
