import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import type { User } from '@/api/generated/schemas';
import { displayName } from '@/lib/display-name';
import { signOut } from '@/session/session';
import { shownPicture } from '@/shared/account/shown-picture';
import { Avatar } from '@/ui/avatar';
import { Menu } from '@/ui/menu';

interface AccountMenuProps {
  /** Undefined where the provider does not say who this is. */
  user: User | undefined;
}

/** Whose session this is, and the way out of it. */
export function AccountMenu({ user }: AccountMenuProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const name = user ? displayName(user) : '';
  const label = name === '' ? LL.shell.yourAccount() : LL.shell.account({ name });
  return (
    <Menu
      label={label}
      head={
        user && (
          <>
            <p className="font-medium">{name}</p>
            {user.email !== name && <p className="text-[0.8125rem] text-quiet">{user.email}</p>}
          </>
        )
      }
      trigger={
        <button type="button" aria-label={label} className="flex rounded-full">
          <Avatar name={name} imageUrl={user && shownPicture(user)} />
        </button>
      }
      items={[
        {
          id: 'settings',
          label: LL.shell.settings(),
          icon: <Settings size={16} aria-hidden="true" />,
          onSelect: () => void navigate({ to: '/{-$locale}/dashboard/settings' }),
        },
        'separator',
        {
          id: 'logout',
          label: LL.common.logout(),
          icon: <LogOut size={16} aria-hidden="true" />,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}
