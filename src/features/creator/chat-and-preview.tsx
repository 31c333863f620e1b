import { useI18nContext } from '@i18n/i18n-react';
import { lazy, type ReactNode, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import { usePhone } from '@/ui/use-phone';

const Tabs = lazy(() => loadPart(async () => ({ default: (await import('@/ui/tabs')).Tabs })));

/** The conversation and, beside it, the agent; on a phone one at a time. */
export function ChatAndPreview({ chat, preview }: { chat: ReactNode; preview: ReactNode }) {
  const { LL } = useI18nContext();
  const t = LL.creator.tabs;
  const phone = usePhone();
  const [tab, setTab] = useState('chat');
  if (phone) {
    return (
      <Late
        fallback={
          <div role="status">
            <span className="sr-only">{LL.common.loading()}</span>
            <Skeleton className="h-96 w-full" />
          </div>
        }
      >
        <Tabs
          fill
          label={t.label()}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'chat', label: t.talk(), content: chat },
            { value: 'preview', label: t.preview(), content: preview },
          ]}
        />
      </Late>
    );
  }
  return (
    // Both are as high as the window has room for, and each is scrolled by itself.
    <div className="grid gap-4 md:h-[calc(100dvh-14.5rem)] md:min-h-104 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[minmax(0,1fr)]">
      <div className="min-w-0 max-md:h-[calc(100dvh-14.5rem)]">{chat}</div>
      {preview}
    </div>
  );
}
