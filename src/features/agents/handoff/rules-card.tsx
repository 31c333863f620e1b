import { useI18nContext } from '@i18n/i18n-react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import type { HandoffRule } from '@/api/generated/schemas/handoffRule.zod';
import { HandoffRulesMax } from '@/api/generated/schemas/handoffRules.zod';
import { useTeam } from '@/api/generated/team/team';
import { newId } from '@/lib/new-id';
import { useAccountId } from '@/shared/account/use-account-id';
import { removeItem } from '@/shared/agent-draft/remove-item';
import { UnpublishedEdge } from '@/shared/agent-draft/unpublished';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { AddButton } from '@/ui/add-button';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyNote } from '@/ui/empty-note';
import { IconButton } from '@/ui/icon-button';
import { SwitchField } from '@/ui/switch-field';
import { TEXT_LINK } from '@/ui/text-link-class';
import { faultyPlaces, ruleFaults } from './rule-faults';
import { RuleFields } from './rule-fields';

interface RulesCardProps {
  rules: readonly HandoffRule[];
  change: (work: (rules: readonly HandoffRule[]) => HandoffRule[]) => void;
}

/** When an agent hands a conversation to the team, and to whom; the first rule that matches counts. */
export function RulesCard({ rules, change }: RulesCardProps) {
  const { LL } = useI18nContext();
  const t = LL.agent.handoff.rules;
  const list = useRef<HTMLOListElement>(null);
  const { data, error, refetch } = useTeam(useAccountId());
  const team = data?.items;
  const faults = ruleFaults(rules, team);
  const faulty = faultyPlaces(faults);
  const write = (ruleId: string, part: Partial<HandoffRule>) =>
    change((now) => now.map((rule) => (rule.ruleId === ruleId ? { ...rule, ...part } : rule)));

  const add = () => {
    const ruleId = `rule_${newId()}`;
    // The first reason that no rule has yet: two of a kind would contradict each other from the start.
    const when = HandoffReason.options.find((one) => rules.every((rule) => rule.when !== one)) ?? 'topic';
    const rule: HandoffRule = { ruleId, when, words: [], to: null, enabled: true };
    flushSync(() => change((now) => [...now, rule]));
    list.current?.querySelector<HTMLElement>(`[data-item="${ruleId}"] select`)?.focus();
  };
  const move = (index: number, by: -1 | 1) =>
    change((now) => {
      const rule = now[index];
      return rule ? now.toSpliced(index, 1).toSpliced(index + by, 0, rule) : [...now];
    });
  const focusFault = (place: number) =>
    list.current?.children[place]?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const remove = (item: HandoffRule, index: number) =>
    removeItem(change, { item, index, id: 'ruleId', list: list.current, texts: t });

  return (
    <Card title={t.title()} text={t.text()}>
      {faulty.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 text-[0.8125rem]">
          <span className="text-error">{t.toFix()}</span>
          {faulty.map((place) => (
            <button
              key={place}
              type="button"
              className={`cursor-pointer ${TEXT_LINK}`}
              onClick={() => focusFault(place)}
            >
              {t.rule({ n: place + 1 })}
            </button>
          ))}
        </p>
      )}
      {error && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <FailureNotice error={error} />
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {LL.common.retry()}
          </Button>
        </div>
      )}
      {rules.length === 0 && <EmptyNote drawing="talk">{t.empty()}</EmptyNote>}
      <ol ref={list} className="flex not-empty:mb-2 flex-col gap-5">
        {rules.map((rule, index) => {
          const n = index + 1;
          return (
            <li
              key={rule.ruleId}
              data-item={rule.ruleId}
              data-place={rule.ruleId}
              className="relative border-line border-b pb-5"
            >
              <UnpublishedEdge path={`handoff.rules.${rule.ruleId}`} />
              <fieldset className="flex min-w-0 flex-col gap-3">
                <legend className="sr-only">{t.rule({ n })}</legend>
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <p aria-hidden="true" className="font-medium">
                    {t.rule({ n })}
                  </p>
                  <div className="flex items-center gap-1">
                    <SwitchField
                      label={<span className="sr-only">{t.on({ n })}</span>}
                      checked={rule.enabled}
                      onChange={(event) => write(rule.ruleId, { enabled: event.target.checked })}
                    />
                    <IconButton
                      label={t.up({ n })}
                      icon={<ArrowUp size={16} aria-hidden="true" />}
                      disabled={index === 0}
                      onClick={() => move(index, -1)}
                    />
                    <IconButton
                      label={t.down({ n })}
                      icon={<ArrowDown size={16} aria-hidden="true" />}
                      disabled={n === rules.length}
                      onClick={() => move(index, 1)}
                    />
                    <IconButton
                      label={t.remove({ n })}
                      icon={<Trash2 size={16} aria-hidden="true" />}
                      onClick={() => remove(rule, index)}
                    />
                  </div>
                </div>
                <RuleFields
                  rule={rule}
                  faults={faults[index] ?? {}}
                  team={team}
                  onChange={(part) => write(rule.ruleId, part)}
                />
              </fieldset>
            </li>
          );
        })}
      </ol>
      <AddButton full={rules.length >= HandoffRulesMax && t.atMost({ maximum: HandoffRulesMax })} onAdd={add}>
        {t.add()}
      </AddButton>
    </Card>
  );
}
