import { useI18nContext } from '@i18n/i18n-react';
import { chooseTheme } from '@/session/theme';
import { useTheme } from '@/session/use-theme';
import { ThemeToggle } from '@/ui/theme-toggle';

/** Light or dark, kept for the next visit. */
export function ThemeSwitch() {
  const { LL } = useI18nContext();
  const theme = useTheme();
  return (
    <ThemeToggle
      label={theme === 'dark' ? LL.shell.toLight() : LL.shell.toDark()}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
