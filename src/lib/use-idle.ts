import { useEffect, useEffectEvent, useState } from 'react';

/**
 * False until the page is quiet for the first time: what nobody needs for the first look waits for it. `onIdle` is
 * called then.
 */
export function useIdle(onIdle?: () => void): boolean {
  const [idle, setIdle] = useState(false);
  const settle = useEffectEvent(() => {
    setIdle(true);
    onIdle?.();
  });
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => settle(), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => settle(), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
