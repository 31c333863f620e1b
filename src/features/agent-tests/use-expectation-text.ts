import { useI18nContext } from '@i18n/i18n-react';
import type { Expectation } from '@/api/generated/schemas/expectation.zod';
import { ExpectationKind } from '@/api/generated/schemas/expectationKind.zod';
import { known } from '@/api/known';
import type { AgentSource } from './use-agent-sources';

/** Words for an expectation: what was asked of the answers or, where they missed it, what they did instead. */
export type ExpectationText = (expectation: Expectation, outcome?: 'asked' | 'missed') => string;

/** Puts what is expected of the answers into words. */
export function useExpectationText(sources: readonly AgentSource[]): ExpectationText {
  const t = useI18nContext().LL.agentTests.expectations;
  return ({ kind, value }, outcome = 'asked') => {
    const one = known(ExpectationKind, kind);
    const isMissed = outcome === 'missed';
    if (one === undefined) {
      const expectation = `${kind}: ${value}`;
      return isMissed ? t.missed.other({ expectation }) : expectation;
    }
    const label = sources.find((source) => source.value === value)?.label ?? t.missingSource();
    return (isMissed ? t.missed : t)[one]({ value: one === 'uses_source' ? label : value });
  };
}
