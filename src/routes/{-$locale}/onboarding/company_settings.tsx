import { createFileRoute } from '@tanstack/react-router';
import { readSettings } from '@/api/welcome-settings';
import { CompanySettingsScreen } from '@/features/onboarding/company-settings-screen';
import { SignInFirst } from '@/features/shell/sign-in-first';
import { readProcess } from '@/routes/-guards/onboarding-guard';
import { openAccount } from '@/routes/-guards/open-account';
import { useGoOn } from '@/routes/-guards/use-go-on';
import { LoginAndBackLink } from '@/routes/-parts/links';
import { useKeepProcess } from '@/routes/-parts/use-keep-process';
import { useProposeVoice } from '@/routes/-parts/use-propose-voice';
import { readToken } from '@/session/token';

// Public (specification §2): a visitor without a session is shown the way to one.
export const Route = createFileRoute('/{-$locale}/onboarding/company_settings')({
  loader: async ({ context: { queryClient }, preload }) => {
    if (readToken() === undefined) return undefined;
    const accountId = await openAccount(queryClient);
    return { accountId, process: await readProcess({ queryClient, accountId, lookOnly: preload }) };
  },
  component: function CompanySettingsRoute() {
    const data = Route.useLoaderData();
    const keep = useKeepProcess(data?.accountId ?? '');
    const propose = useProposeVoice(data?.accountId ?? '');
    const goOn = useGoOn();
    if (!data) return <SignInFirst LoginLink={LoginAndBackLink} />;
    const { accountId, process } = data;
    const settings = readSettings(process);
    return (
      <CompanySettingsScreen
        accountId={accountId}
        company={settings.company}
        brandVoice={settings.brandVoiceMessage}
        botKey={settings.defaultBotKey ?? undefined}
        propose={propose}
        onSaved={(answer) => void keep(answer)}
        onDone={(next) => goOn(accountId, next)}
      />
    );
  },
  staticData: { words: ['company'], place: 'company_settings', title: (LL) => LL.shell.rooms.company() },
});
