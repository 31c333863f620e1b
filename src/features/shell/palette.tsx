import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '@/lib/use-debounced';
import { signOut } from '@/session/session';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { useFoundAgents } from '@/shared/agents/use-found-agents';
import { useFailureTexts } from '@/shared/failures/use-failure-texts';
import { CommandPalette } from '@/ui/command-palette';
import { NAV_PLACES } from './nav-places';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const AGENTS_FOUND = 20;
const TYPING_MS = 120;

/** Every page, agent and action by a few letters; the provider looks for the agents, since there may be thousands. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const accountId = useAccountId();
  const navigate = useNavigate();
  const may = useMay();
  const { LL } = useI18nContext();
  const failureTexts = useFailureTexts();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_MS);
  const { data, error, isPlaceholderData } = useFoundAgents(
    q === '' ? { accountId } : { accountId, q, limit: AGENTS_FOUND },
  );
  const andClose = (act: () => Promise<void>) => () => {
    onOpenChange(false);
    void act();
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={LL.shell.palette()}
      placeholder={LL.shell.search()}
      emptyText={error && !data ? failureTexts(error).title : LL.shell.searchEmpty()}
      closeLabel={LL.common.close()}
      onSearch={setTyped}
      groups={[
        {
          heading: LL.shell.pages(),
          items: NAV_PLACES.map(({ place, Icon, to, ...of }) => ({
            id: place,
            label: LL.shell[place](),
            icon: <Icon size={16} aria-hidden="true" />,
            onSelect: andClose(() => navigate({ to, search: 'search' in of ? of.search : {} })),
          })),
        },
        {
          heading: LL.shell.agents(),
          // Until the provider has answered for these letters, what it found before must hold them, too.
          found: !isPlaceholderData && q === typed.trim(),
          items: (data?.items ?? []).slice(0, AGENTS_FOUND).map(({ botKey, name }) => ({
            id: botKey,
            label: name,
            onSelect: andClose(() =>
              navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot: botKey } }),
            ),
          })),
        },
        {
          heading: LL.shell.actions(),
          items: [
            ...(may('edit')
              ? [
                  {
                    id: 'new-agent',
                    label: LL.shell.newAgent(),
                    icon: <Plus size={16} aria-hidden="true" />,
                    onSelect: andClose(() =>
                      navigate({ to: '/{-$locale}/dashboard/setup/create-new-agent' }),
                    ),
                  },
                ]
              : []),
            {
              id: 'logout',
              label: LL.common.logout(),
              icon: <LogOut size={16} aria-hidden="true" />,
              onSelect: andClose(signOut),
            },
          ],
        },
      ]}
    />
  );
}
