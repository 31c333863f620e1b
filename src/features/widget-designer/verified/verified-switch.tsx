import { useI18nContext } from '@i18n/i18n-react';
import { useWatch } from 'react-hook-form';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { SettingSwitch, type SettingsForm } from '../setting-fields';

interface VerifiedSwitchProps {
  form: SettingsForm;
  widget: Widget;
}

/** Whether only visitors may talk for whom the company's server vouches. */
export function VerifiedSwitch({ form, widget }: VerifiedSwitchProps) {
  const t = useI18nContext().LL.widgetDesigner.visitors;
  const required = useWatch({ control: form.control, name: 'verificationRequired' });
  const hasSecret = Boolean(widget.verification.secretRolledAt);
  return (
    <Card>
      <SettingSwitch
        form={form}
        name="verificationRequired"
        label={t.required()}
        hint={required ? t.requiredOn() : t.requiredOff()}
      />
      {required && !hasSecret && (
        <Notice tone="warning" className="mt-3">
          {t.noSecret()}
        </Notice>
      )}
    </Card>
  );
}
