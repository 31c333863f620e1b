import { lazy, useSyncExternalStore } from 'react';
import { useIdle } from '@/lib/use-idle';
import { noteActivity } from '@/session/activity';
import { inactivityLeftMs, inactivityWarning } from '@/session/inactivity';
import { Late } from '@/ui/late';

const loadDialog = () => import('./inactivity-dialog');
const InactivityDialog = lazy(async () => ({ default: (await loadDialog()).InactivityDialog }));

/** Fetches the warning's code while all is quiet: when it is due, hours later, the network may be gone. */
export function useInactivityWarningAtHand(): void {
  useIdle(() => void loadDialog().catch(() => undefined));
}

/** The warning before a session ends by inactivity. */
export function InactivityWarning() {
  const warned = useSyncExternalStore(inactivityWarning.subscribe, inactivityWarning.getSnapshot);
  if (!warned) return null;
  return (
    <Late>
      <InactivityDialog left={inactivityLeftMs} onStay={noteActivity} />
    </Late>
  );
}
