import { Bot, ChartColumn, House, Plug, Radio, Settings, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AppShell } from '../app-shell';
import { Avatar } from '../avatar';
import { Button } from '../button';
import { navItemClass } from '../nav-item-class';
import { ThemeToggle } from '../theme-toggle';

const NAV = [
  { label: 'Home', icon: House },
  { label: 'Agents', icon: Bot },
  { label: 'Tools', icon: Plug },
  { label: 'Channels', icon: Radio },
  { label: 'Analytics', icon: ChartColumn },
  { label: 'Settings', icon: Settings },
] as const;

/** The frame around the kit: the shell of the product, its sidebar and its top bar. */
export function KitShell({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <AppShell
      brand={
        <span className="flex items-center gap-2.5 font-semibold text-base">
          <span className="grid size-7 place-items-center rounded-field bg-primary text-primary-content">
            <Sparkles size={16} aria-hidden="true" />
          </span>
          Agent Studio
        </span>
      }
      nav={NAV.map(({ label, icon: Icon }) => (
        <a
          key={label}
          href="#page-title"
          className={navItemClass({ active: label === 'Agents' })}
          aria-current={label === 'Agents' ? 'page' : undefined}
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </a>
      ))}
      sidebarFooter={
        <div className="flex flex-col gap-2 rounded-box border border-line bg-base-100 p-4">
          <p className="font-medium">Free trial</p>
          <p className="text-quiet text-xs">9 days left, 1 of 1 agents used.</p>
          <Button size="sm" block>
            Upgrade
          </Button>
        </div>
      }
      topBar={
        <>
          <ThemeToggle
            label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
            value={theme}
            onChange={(next) => {
              setTheme(next);
              document.documentElement.dataset.theme = next;
            }}
          />
          <Avatar name="Ada Lovelace" />
        </>
      }
      skipLabel="Skip to content"
      menuLabel="Open menu"
      closeLabel="Close"
      navLabel="Main"
    >
      {children}
    </AppShell>
  );
}
