import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import type { PaletteSource } from '@/ui/palette-source';
import { useSections } from './sections';

/** The sections of the settings, also by what somebody would call them who looks for an invoice or a password. */
export function useSettingsSource(): PaletteSource {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  return {
    id: 'settings',
    heading: LL.shell.settings(),
    entries: useSections().map(({ section, Icon }) => ({
      id: section,
      label: LL.settings.sections[section](),
      keywords: [LL.settings.about[section](), LL.palette.sections[section]()],
      icon: <Icon size={16} aria-hidden={true} />,
      onSelect: () => void navigate({ to: '/{-$locale}/dashboard/settings', search: { section } }),
    })),
  };
}
