import { useI18nContext } from '@i18n/i18n-react';
import { TestSituation } from '@/api/generated/schemas/testSituation.zod';
import { SelectField } from '@/ui/select-field';
import { QUIET_OPTION } from './quiet-option';

/** What is played where nothing is said. */
const USUAL = 'team_there';

interface SituationPickerProps {
  situation: TestSituation | undefined;
  /** Undefined: the usual. */
  onSituation: (situation: TestSituation | undefined) => void;
}

/** Who is there while an agent is tested; each situation has conversations of its own. */
export function SituationPicker({ situation = USUAL, onSituation }: SituationPickerProps) {
  const t = useI18nContext().LL.testAgent.situation;
  return (
    <SelectField
      className={QUIET_OPTION}
      label={t.label()}
      value={situation}
      options={TestSituation.options.map((value) => ({ value, label: t.options[value]() }))}
      onChange={(event) => {
        const chosen = TestSituation.safeParse(event.target.value).data;
        onSituation(chosen === USUAL ? undefined : chosen);
      }}
    />
  );
}
