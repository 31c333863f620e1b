import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useState } from 'react';
import { Tabs } from '@/ui/tabs';
import { usePhone } from '@/ui/use-phone';

/** The conversation and, beside it, the agent; on a phone one at a time. */
export function TalkAndPreview({ talk, preview }: { talk: ReactNode; preview: ReactNode }) {
  const words = useI18nContext().LL.creator.tabs;
  const phone = usePhone();
  const [tab, setTab] = useState('talk');
  if (phone) {
    return (
      <Tabs
        label={words.label()}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'talk', label: words.talk(), content: talk },
          { value: 'preview', label: words.preview(), content: preview },
        ]}
      />
    );
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* Stays in sight while a long agent is looked through. */}
      <div className="min-w-0 md:sticky md:top-18">{talk}</div>
      {preview}
    </div>
  );
}
