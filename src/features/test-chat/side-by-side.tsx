import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useChat } from '@/shared/chat/use-chat';
import type { ChatPlace } from '@/shared/chat/use-chat-place';
import { Tabs } from '@/ui/tabs';
import { usePhone } from '@/ui/use-phone';
import { compareAnswers } from './compare-answers';
import { NewConversationButton } from './new-conversation-button';
import type { SharedThread } from './one-chat';
import { chosenChat, type TestAddress } from './test-address';
import { TestComposer } from './test-composer';
import { TestThread } from './test-thread';
import { useFrozen } from './use-frozen';
import type { TestVersion } from './use-test-versions';

interface SideBySideProps {
  left: TestVersion;
  right: TestVersion;
  at: TestAddress;
  onGo: (change: Partial<TestAddress>) => void;
  header: (actions: ReactNode) => ReactNode;
  toolbar: ReactNode;
  thread: SharedThread;
}

/** Two versions on one input, each in a conversation of its own; on a phone one is seen at a time. */
export function SideBySide({ left, right, at, onGo, header, toolbar, thread }: SideBySideProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent;
  const composer = useRef<HTMLTextAreaElement>(null);
  const isPhone = usePhone();
  const [tab, setTab] = useState('left');
  const shared = {
    botKey: thread.botKey,
    kind: 'test',
    language: locale,
    situation: at.situation,
  } as const;
  const leftPlace = useMemo(
    (): ChatPlace => ({ chosen: chosenChat(at.chat), choose: (id) => onGo({ chat: id ?? 'new' }) }),
    [at.chat, onGo],
  );
  const rightPlace = useMemo(
    (): ChatPlace => ({
      chosen: chosenChat(at.againstChat),
      choose: (id) => onGo({ againstChat: id ?? 'new' }),
    }),
    [at.againstChat, onGo],
  );
  const leftChat = useChat({ ...shared, versionId: left.versionId, place: leftPlace });
  const rightChat = useChat({ ...shared, versionId: right.versionId, slot: 'against', place: rightPlace });
  const inProgress = leftChat.answering || rightChat.answering;
  const leftLines = useFrozen(leftChat.lines, inProgress);
  const rightLines = useFrozen(rightChat.lines, inProgress);
  const comparisons = useMemo(() => compareAnswers(leftLines, rightLines), [leftLines, rightLines]);
  const columns = [
    { value: 'left', version: left, chat: leftChat },
    { value: 'right', version: right, chat: rightChat },
  ].map(({ value, version: { label }, chat }) => ({
    value,
    label,
    content: (
      <TestThread
        {...thread}
        chat={chat}
        label={t.column({ version: label })}
        empty={{ title: t.sideBySideTitle(), text: t.sideBySideText() }}
        comparisons={comparisons}
        // A phone has one of them on the page at a time.
        tellsComparison={isPhone || value === 'left'}
      />
    ),
  }));
  const box = 'flex min-h-0 min-w-0 flex-col rounded-box border border-line bg-base-200';
  return (
    <>
      {header(<NewConversationButton chats={[leftChat, rightChat]} composer={composer} />)}
      {toolbar}
      {isPhone ? (
        <div className="mb-3 flex min-h-0 grow flex-col">
          <Tabs
            fill
            label={t.columns()}
            value={tab}
            onChange={setTab}
            tabs={columns.map((column) => ({
              ...column,
              content: <div className={`${box} h-full`}>{column.content}</div>,
            }))}
          />
        </div>
      ) : (
        <div className="mb-3 grid min-h-0 grow grid-cols-2 grid-rows-1 gap-3">
          {columns.map(({ value, label, content }) => (
            <section key={value} aria-labelledby={`column-${value}`} className={box}>
              <h2 id={`column-${value}`} className="border-line border-b px-4 py-2 font-semibold">
                {label}
              </h2>
              {content}
            </section>
          ))}
        </div>
      )}
      <div className="rounded-box border border-line bg-base-100 p-3">
        <TestComposer ref={composer} chats={[leftChat, rightChat]} />
      </div>
    </>
  );
}
