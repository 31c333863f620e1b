import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { PlugZap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { announceConnection } from './connection-channel';

/** How long a window that may be closed takes to go. */
const CLOSING_MS = 300;

/** What a window shows that comes back from connecting a tool: public, and without any power of its own. */
export function ToolConnectedScreen() {
  const t = useI18nContext().LL.toolConnected;
  const [stays, setStays] = useState(false);
  useEffect(announceConnection, []);
  const close = () => {
    window.close();
    // A browser closes only what a script opened, and does not say beforehand whether it will.
    setTimeout(() => setStays(true), CLOSING_MS);
  };
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-4 grid size-12 place-items-center rounded-box bg-success/10 text-success"
      >
        <PlugZap size={24} />
      </span>
      <PageHeader title={t.title()} text={t.text()} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={close}>{t.close()}</Button>
        <Link to="/{-$locale}/dashboard/home" className={buttonClass({ variant: 'secondary' })}>
          {t.dashboard()}
        </Link>
      </div>
      <p role="status" className="mt-4 text-quiet">
        {stays && t.stays()}
      </p>
    </>
  );
}
