import { useI18nContext } from '@i18n/i18n-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import { HandoffRule } from '@/api/generated/schemas/handoffRule.zod';
import { WhenNobody } from '@/api/generated/schemas/whenNobody.zod';
import { textFor } from '@/api/known';
import { useTeamNames } from '@/shared/team/use-team-names';

/** Puts the rules of the handoff into words: as useContentTexts, for the paths below `handoff`. */
export function useRuleTexts(contents: readonly AgentContent[]) {
  const { LL } = useI18nContext();
  const t = LL.draft;
  // Whom a rule names is read only where rules are compared.
  const differ = new Set(contents.map(({ handoff }) => JSON.stringify(handoff.rules))).size > 1;
  const nameOf = useTeamNames(differ);

  function ruleLabel([id, field]: readonly string[]): string {
    if (id === undefined) return t.fields.rules();
    for (const { handoff } of contents) {
      const n = handoff.rules.findIndex(({ ruleId }) => ruleId === id) + 1;
      if (n === 0) continue;
      if (field === 'when') return t.ruleWhen({ n });
      if (field === 'words') return t.ruleWord({ n });
      if (field === 'to') return t.ruleTo({ n });
      return field === 'enabled' ? t.ruleEnabled({ n }) : t.rule({ n });
    }
    return t.ruleGone();
  }

  function label([field, ...rest]: readonly string[]): string | undefined {
    if (field === 'rules') return ruleLabel(rest);
    return field === 'whenNobody' ? t.fields.whenNobody() : undefined;
  }

  const reason = (when: string) => textFor(HandoffReason, t.reasons, when);
  const person = (to: string | null) => (to === null ? t.anyone() : nameOf(to));

  /** Undefined for a path that is none of theirs. */
  function text([field, id, part]: readonly string[], value: unknown): string | undefined {
    if (field === 'whenNobody') return textFor(WhenNobody, t.whenNobody, String(value));
    if (field !== 'rules') return undefined;
    if (id === undefined)
      return Array.isArray(value) ? value.map((one) => ruleLabel([String(one)])).join('\n') : '';
    if (part === 'when') return reason(String(value));
    if (part === 'to') return person(typeof value === 'string' ? value : null);
    const rule = HandoffRule.safeParse(value);
    if (part !== undefined || !rule.success) return undefined;
    const { when, words, to } = rule.data;
    return [reason(when), words.join(', '), person(to)].filter((one) => one !== '').join(' · ');
  }

  return { label, text };
}
