import { useI18nContext } from '@i18n/i18n-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { keptHereOnly } from '@/session/browser-storage';
import { TOKEN_KEY } from '@/session/token';
import { toastQueue } from '@/ui/toast/toast-queue';

/** Says, once, that the session ends with this page, where the browser refuses to keep it. */
export function useNotKeptNotice(): void {
  const t = useI18nContext().LL.session.notKept;
  const notKept = useSyncExternalStore(keptHereOnly.subscribe, () => keptHereOnly.has(TOKEN_KEY));
  const say = useEffectEvent(() =>
    toastQueue.show({
      type: 'info',
      title: t.title(),
      text: t.text(),
      duration: Number.POSITIVE_INFINITY,
    }),
  );
  useEffect(() => {
    if (notKept) say();
  }, [notKept]);
}
