import { useI18nContext } from '@i18n/i18n-react';
import { chooseTheme } from '@/session/theme';
import { useSavedTheme } from '@/session/use-saved-theme';
import { Card } from '@/ui/card';
import { Segments } from '@/ui/segments';

const CHOICES = ['system', 'light', 'dark'] as const;

/** Light or dark in this browser, or as its system is. */
export function AppearanceCard() {
  const t = useI18nContext().LL.settings.appearance;
  return (
    <Card title={t.title()} text={t.text()}>
      <Segments
        label={t.title()}
        value={useSavedTheme() ?? 'system'}
        options={CHOICES.map((value) => ({ value, label: t[value]() }))}
        onChange={(choice) => chooseTheme(choice === 'system' ? undefined : choice)}
      />
    </Card>
  );
}
