import { useI18nContext } from '@i18n/i18n-react';
import type { MouseEvent } from 'react';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { nameBeside } from './connect-button';
import { endsInVain } from './connect-state';
import type { Connecting } from './use-connect';

interface ConnectStatusProps {
  name: string;
  connecting: Connecting;
}

const END_TONES = {
  connected: 'success',
  cancelled: 'info',
  failed: 'error',
  timed_out: 'warning',
  other_account: 'warning',
  gone: 'warning',
} as const;

/** Where connecting an account is, in words, with what can be done next; nothing before it was begun. */
export function ConnectStatus({ name, connecting }: ConnectStatusProps) {
  const { LL } = useI18nContext();
  const t = LL.connecting;
  const { state, button, start, cancel, look, forget } = connecting;
  // The notice goes, and the focus with it.
  const leave = (end: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    (button.current ?? nameBeside(event.currentTarget))?.focus();
    end();
  };
  switch (state.phase) {
    case 'idle':
    case 'starting':
      return null;
    case 'refused':
      return <FailureNotice error={state.error} />;
    case 'waiting':
      return (
        <div className="flex flex-col gap-2">
          <Notice
            tone="info"
            title={state.blocked ? t.waiting.blockedTitle({ name }) : t.waiting.title({ name })}
            action={
              <div className="flex flex-wrap gap-2">
                <a
                  href={state.connectUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonClass({ variant: state.blocked ? 'primary' : 'secondary', size: 'sm' })}
                >
                  {t.waiting.open()}
                </a>
                <Button variant="secondary" size="sm" onClick={look}>
                  {t.waiting.look()}
                </Button>
                <Button variant="ghost" size="sm" onClick={leave(cancel)}>
                  {t.waiting.cancel()}
                </Button>
              </div>
            }
          >
            {state.looked ? t.waiting.looked() : state.blocked ? t.waiting.blockedText() : t.waiting.text()}
          </Notice>
          <FailureNotice error={state.error} />
        </div>
      );
    case 'ended': {
      const { end, connection } = state;
      const says = end === 'failed' ? connection?.reason : undefined;
      return (
        <Notice
          tone={END_TONES[end]}
          title={t.ends[end].title({ name })}
          action={
            <div className="flex flex-wrap gap-2">
              {endsInVain(state) && (
                <Button variant="secondary" size="sm" onClick={leave(start)}>
                  {t.again()}
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={leave(forget)}>
                {t.dismiss()}
              </Button>
            </div>
          }
        >
          <p>{t.ends[end].text()}</p>
          {says && <p className="[overflow-wrap:anywhere]">{t.says({ name, reason: says })}</p>}
        </Notice>
      );
    }
  }
}
