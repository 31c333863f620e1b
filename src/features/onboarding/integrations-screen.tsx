import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { saveIntegrations } from '@/api/generated/company/company';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { ChannelLogo } from '@/shared/logos/channel-logo';
import { advanceFrom } from '@/shared/onboarding/advance-from';
import { useContinueOnboarding } from '@/shared/onboarding/use-continue-onboarding';
import type { ChannelFlags, OtherFlags } from '@/shared/onboarding/welcome-settings';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { SwitchField } from '@/ui/switch-field';
import { channelSwitches } from './channel-switches';
import { StepColumn } from './step-column';
import { useOneAtATime } from './use-one-at-a-time';

interface IntegrationsScreenProps {
  /** The flags as saved, the widget's among them. */
  channels: ChannelFlags;
  /** What is sent back as it came. */
  others: OtherFlags;
}

/** The channels a company wants to use. */
export function IntegrationsScreen({ channels, others }: IntegrationsScreenProps) {
  const t = useI18nContext().LL.onboarding.integrations;
  const accountId = useAccountId();
  const continueOnboarding = useContinueOnboarding();
  const [flags, setFlags] = useState(channels);
  const isOn = Object.values(flags).some(Boolean);
  const save = useMutation({
    mutationFn: async () => {
      await saveIntegrations({ ...others, ...flags, accountId });
      return advanceFrom(accountId, 'integrations_settings');
    },
  });
  const submit = useOneAtATime(async () => {
    try {
      await continueOnboarding(await save.mutateAsync());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <StepColumn>
      <PageHeader title={t.title()} text={t.text()} />
      <form className="flex flex-col gap-6" onSubmit={onSubmit}>
        <fieldset className="flex flex-col gap-4 rounded-box border border-line bg-base-100 p-4 sm:p-6">
          <legend className="sr-only">{t.legend()}</legend>
          {channelSwitches(flags, t).map(({ flag, kind, label, hint }) => (
            <SwitchField
              key={flag}
              name={flag}
              label={
                <span className="inline-flex items-center gap-2 align-top">
                  <ChannelLogo kind={kind} className="size-5" />
                  {label}
                </span>
              }
              hint={hint}
              checked={flags[flag] ?? false}
              onChange={(event) => setFlags({ ...flags, [flag]: event.target.checked })}
            />
          ))}
        </fieldset>
        <FailureNotice error={save.error} />
        <Button
          type="submit"
          variant={isOn ? 'primary' : 'secondary'}
          block
          busy={save.isPending || save.isSuccess}
        >
          {isOn ? t.submit() : t.skip()}
        </Button>
      </form>
    </StepColumn>
  );
}
