import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import type { HandoffRule } from '@/api/generated/schemas/handoffRule.zod';
import { handoffRuleWordsItemMax, handoffRuleWordsMax } from '@/api/generated/schemas/handoffRule.zod';
import type { TeamMember } from '@/api/generated/schemas/teamMember.zod';
import { known } from '@/api/known';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { type RuleFaults, wordsOf } from './rule-faults';
import { useHoursText } from './use-hours-text';

interface RuleFieldsProps {
  rule: HandoffRule;
  faults: RuleFaults;
  /** Undefined while nobody knows it. */
  team: readonly TeamMember[] | undefined;
  onChange: (part: Partial<HandoffRule>) => void;
}

/** When a rule hands over, and to whom; what is wrong with it stands at its field. */
export function RuleFields({ rule, faults, team, onChange }: RuleFieldsProps) {
  const { LL } = useI18nContext();
  const t = LL.agent.handoff.rules;
  const hoursText = useHoursText();
  // As it is typed: a comma alone is no word yet.
  const [typed, setTyped] = useState<string>();
  const nameOf = (to: string | null) =>
    to === null ? t.anyone() : team?.find(({ memberId }) => memberId === to)?.name || t.gone();
  const { covered } = faults;
  const coveredText =
    covered &&
    (covered.word === undefined
      ? covered.otherPerson
        ? t.faults.contradicts({ n: covered.n, other: nameOf(covered.to) })
        : t.faults.same({ n: covered.n })
      : covered.otherPerson
        ? t.faults.contradictsWords({ n: covered.n, word: covered.word, other: nameOf(covered.to) })
        : t.faults.sameWords({ n: covered.n, word: covered.word }));
  const wordsError = faults.longWord
    ? t.faults.longWord({ word: faults.longWord, maximum: handoffRuleWordsItemMax })
    : faults.manyWords
      ? t.faults.manyWords({ maximum: handoffRuleWordsMax, over: faults.manyWords })
      : faults.noWords
        ? t.faults.noWords()
        : covered?.word === undefined
          ? undefined
          : coveredText;
  const member = team?.find(({ memberId }) => memberId === rule.to);
  const hours = member && hoursText(member);
  const isUnknown = rule.to !== null && !member;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <SelectField
          label={t.when()}
          value={rule.when}
          error={covered && covered.word === undefined ? coveredText : undefined}
          options={[
            ...HandoffReason.options.map((reason) => ({ value: reason, label: LL.draft.reasons[reason]() })),
            ...(known(HandoffReason, rule.when)
              ? []
              : [{ value: rule.when, label: t.otherWhen({ when: rule.when }) }]),
          ]}
          onChange={(event) => onChange({ when: event.target.value })}
        />
        {rule.when === 'topic' && (
          <TextField
            label={t.words()}
            hint={wordsError ? undefined : t.wordsHint()}
            autoComplete="off"
            value={typed ?? rule.words.join(', ')}
            error={wordsError}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange({ words: wordsOf(event.target.value) });
            }}
            onBlur={() => setTyped(undefined)}
          />
        )}
      </div>
      <SelectField
        label={t.to()}
        value={rule.to ?? ''}
        hint={member && (hours ? t.hours({ hours }) : t.noHours())}
        error={faults.gone ? t.faults.gone() : undefined}
        options={[
          { value: '', label: t.anyone() },
          ...(isUnknown ? [{ value: rule.to ?? '', label: team ? t.gone() : t.unknown() }] : []),
          ...(team ?? []).map(({ memberId, kind, name }) => ({
            value: memberId,
            label: kind === 'team' ? t.team({ name }) : t.person({ name }),
          })),
        ]}
        onChange={(event) => onChange({ to: event.target.value || null })}
      />
    </div>
  );
}
