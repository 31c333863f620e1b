import { useI18nContext } from '@i18n/i18n-react';
import { SelectField } from '@/ui/select-field';
import type { TestVersion } from './use-test-versions';

interface VersionPickerProps {
  versions: readonly TestVersion[];
  version: TestVersion;
  against: TestVersion | undefined;
  onVersion: (value: string) => void;
  /** Undefined: nobody else. */
  onAgainst: (value: string | undefined) => void;
}

/** Who answers, and who answers the same beside it. */
export function VersionPicker({ versions, version, against, onVersion, onAgainst }: VersionPickerProps) {
  const t = useI18nContext().LL.testAgent;
  const options = versions.map(({ value, label }) => ({ value, label }));
  const known = options.some(({ value }) => value === version.value);
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:flex">
      <legend className="sr-only">{t.toolbar()}</legend>
      <SelectField
        className="sm:w-52"
        label={t.version()}
        value={version.value}
        options={known ? options : [version, ...options]}
        onChange={(event) => onVersion(event.target.value)}
      />
      <SelectField
        className="sm:w-52"
        label={t.compare()}
        value={against?.value ?? ''}
        placeholder={t.nobody()}
        options={options.filter(({ value }) => value !== version.value)}
        onChange={(event) => onAgainst(event.target.value || undefined)}
      />
    </fieldset>
  );
}
