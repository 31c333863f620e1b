import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { MailKind } from '@/api/generated/schemas/mailKind.zod';
import type { Preferences } from '@/api/generated/schemas/preferences.zod';
import { SectionForm } from '@/shared/forms/section-form';
import { Card } from '@/ui/card';
import { CheckboxField } from '@/ui/checkbox-field';
import { useSavePreferences, wantedOf } from './use-save-preferences';

/** Which mails somebody gets. */
export function MailsCard({ saved }: { saved: Preferences }) {
  const { LL, locale } = useI18nContext();
  const t = LL.settings.mails;
  const { save, error, isPending } = useSavePreferences(saved, t.saved());
  const { mails } = wantedOf(saved, locale);
  const [changed, setChanged] = useState<Partial<Record<MailKind, boolean>>>({});
  const wants = (kind: MailKind) => changed[kind] ?? mails.includes(kind);
  const dirty = MailKind.options.some((kind) => wants(kind) !== mails.includes(kind));
  const hints = {
    quota: t.quotaHint(),
    connections: t.connectionsHint(),
    tests: t.testsHint(),
    monitors: t.monitorsHint(),
    digest: t.digestHint(),
  };
  const submit = async () => {
    if (await save({ mails: MailKind.options.filter(wants) })) setChanged({});
  };
  return (
    <Card title={t.title()} text={t.text()}>
      <SectionForm save={t.save()} dirty={dirty} busy={isPending} error={error} onSave={() => void submit()}>
        {MailKind.options.map((kind) => (
          <CheckboxField
            key={kind}
            label={t[kind]()}
            hint={hints[kind]}
            checked={wants(kind)}
            onChange={({ target }) => setChanged({ ...changed, [kind]: target.checked })}
          />
        ))}
      </SectionForm>
    </Card>
  );
}
