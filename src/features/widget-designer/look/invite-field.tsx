import { useI18nContext } from '@i18n/i18n-react';
import { useController } from 'react-hook-form';
import { InviteAfterSecondsMax } from '@/api/generated/schemas/inviteAfterSeconds.zod';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import type { SettingsForm } from '../setting-fields';

const USUAL_SECONDS = '20';
/** Nothing is typed yet, which is not `never`. */
const CLEARED = ' ';

/** After how many seconds a bubble beside the launcher offers help, if it does. */
export function InviteField({ form }: { form: SettingsForm }) {
  const t = useI18nContext().LL.widgetDesigner.look;
  const { field, fieldState } = useController({ control: form.control, name: 'inviteAfterSeconds' });
  const isOn = field.value !== '';
  return (
    <div className="flex flex-col gap-3">
      <SwitchField
        label={t.invite()}
        hint={t.inviteHint()}
        checked={isOn}
        onChange={(event) => field.onChange(event.target.checked ? USUAL_SECONDS : '')}
      />
      {isOn && (
        <TextField
          ref={field.ref}
          className="max-w-60"
          label={t.inviteAfter()}
          error={fieldState.error && t.inviteFault({ maximum: InviteAfterSecondsMax })}
          inputMode="numeric"
          autoComplete="off"
          value={field.value.trim()}
          onChange={(event) => field.onChange(event.target.value.trim() || CLEARED)}
        />
      )}
    </div>
  );
}
