import { useI18nContext } from '@i18n/i18n-react';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { SelectField } from '@/ui/select-field';
import { QUIET_OPTION } from './quiet-option';
import type { TestVersion } from './use-test-versions';

interface VersionPickerProps {
  versions: readonly TestVersion[];
  version: TestVersion;
  against: TestVersion | undefined;
  /** The channel whose look the answers wear; undefined: as they are written. */
  look: ChannelKind | undefined;
  onVersion: (value: string) => void;
  /** Undefined: nobody else. */
  onAgainst: (value: string | undefined) => void;
  onLook: (look: ChannelKind | undefined) => void;
}

/** Who answers, who answers the same beside it, and as which channel would show it. */
export function VersionPicker({
  versions,
  version,
  against,
  look,
  onVersion,
  onAgainst,
  onLook,
}: VersionPickerProps) {
  const { LL } = useI18nContext();
  const t = LL.testAgent;
  const options = versions.map(({ value, label }) => ({ value, label }));
  const known = options.some(({ value }) => value === version.value);
  return (
    <fieldset className="flex flex-col gap-3 sm:contents">
      <legend className="sr-only">{t.toolbar()}</legend>
      <SelectField
        className={QUIET_OPTION}
        label={t.version()}
        value={version.value}
        options={known ? options : [version, ...options]}
        onChange={(event) => onVersion(event.target.value)}
      />
      <SelectField
        className={QUIET_OPTION}
        label={t.compare()}
        value={against?.value ?? ''}
        placeholder={t.nobody()}
        options={options.filter(({ value }) => value !== version.value)}
        onChange={(event) => onAgainst(event.target.value || undefined)}
      />
      <SelectField
        className={QUIET_OPTION}
        label={LL.channelWords.fit.look()}
        value={look ?? ''}
        placeholder={LL.channelWords.fit.plainLook()}
        options={ChannelKind.options.map((kind) => ({
          value: kind,
          label: LL.shell.facts.channelKinds[kind](),
        }))}
        onChange={(event) => onLook(ChannelKind.safeParse(event.target.value).data)}
      />
    </fieldset>
  );
}
