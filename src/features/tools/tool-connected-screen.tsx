import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleHelp, PlugZap, Unplug } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import type { ToolReturn } from './tool-return-search';

/** How long a window that may be closed takes to go. */
const CLOSING_MS = 300;

const LOOKS = {
  connected: { Icon: PlugZap, look: 'bg-success/10 text-success' },
  cancelled: { Icon: Unplug, look: 'bg-base-content/8 text-quiet' },
  failed: { Icon: Unplug, look: 'bg-error/10 text-error' },
  used: { Icon: CircleHelp, look: 'bg-warning/10 text-warning' },
  unknown: { Icon: CircleHelp, look: 'bg-warning/10 text-warning' },
} as const;

/** What a window shows that comes back from connecting a tool: public, static, and without any power of its own. */
export function ToolConnectedScreen({ status = 'connected' }: { status?: ToolReturn | undefined }) {
  const t = useI18nContext().LL.toolConnected;
  const [stays, setStays] = useState(false);
  const { Icon, look } = LOOKS[status];
  const close = () => {
    window.close();
    // A browser closes only what a script opened, and does not say beforehand whether it will.
    setTimeout(() => setStays(true), CLOSING_MS);
  };
  return (
    <>
      <span aria-hidden="true" className={clsx('mb-4 grid size-12 place-items-center rounded-box', look)}>
        <Icon size={24} />
      </span>
      <PageHeader title={t.states[status].title()} text={t.states[status].text()} />
      <div className="flex flex-wrap gap-2">
        <Button variant={stays ? 'secondary' : 'primary'} onClick={close}>
          {t.close()}
        </Button>
        <Link
          to="/{-$locale}/dashboard/setup/tools2"
          className={buttonClass({ variant: stays ? 'primary' : 'secondary' })}
        >
          {t.dashboard()}
        </Link>
      </div>
      <p role="status" className="mt-4 text-quiet">
        {stays && t.stays()}
      </p>
    </>
  );
}
