import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { chooseTheme, currentTheme } from '@/session/theme';
import { ThemeToggle } from '@/ui/theme-toggle';

/** Light or dark, kept for the next visit. */
export function ThemeSwitch() {
  const { LL } = useI18nContext();
  const [theme, setTheme] = useState(currentTheme);
  return (
    <ThemeToggle
      label={theme === 'dark' ? LL.shell.toLight() : LL.shell.toDark()}
      value={theme}
      onChange={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
