import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { lazy, type ReactNode, useMemo, useRef, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { AgentAvatar, type LookOfAgent } from '@/shared/agents/agent-avatar';
import { ThreadSkeleton } from '@/shared/chat/thread-skeleton';
import { buttonClass } from '@/ui/button-class';
import { Late } from '@/ui/late';
import { PageHeader } from '@/ui/page-header';
import { usePhone } from '@/ui/use-phone';
import type { TestedAnswer } from './answer-desk';
import { OneChat } from './one-chat';
import type { TestAddress } from './test-address';
import { TestOptions } from './test-options';
import { TestOptionsButton } from './test-options-button';
import { useTestVersions } from './use-test-versions';

const SideBySide = lazy(() =>
  loadPart(async () => ({ default: (await import('./side-by-side')).SideBySide })),
);
const TestOptionsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./test-options-dialog')).TestOptionsDialog })),
);

interface TestChatScreenProps {
  botKey: string;
  agentName: string;
  agent: LookOfAgent;
  at: TestAddress;
  /** Changes parts of the address. */
  onGo: (change: Partial<TestAddress>) => void;
  /** What else can be done with an answer, such as keeping it as a test. */
  answerActions?: ((tested: TestedAnswer) => ReactNode) | undefined;
}

/** Talks to an agent's draft or to one of its versions, to see how a change reads; or to two of them at once. */
export function TestChatScreen({ botKey, agentName, agent, at, onGo, answerActions }: TestChatScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.testAgent;
  const isPhone = usePhone();
  const opener = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useState(false);
  const tested = useTestVersions(botKey);
  const face = useMemo(() => <AgentAvatar agent={agent} className="size-6" />, [agent]);
  const { find, labelOf, failed } = tested;
  const version = find(at.version);
  const other = at.against === undefined ? undefined : find(at.against);
  const against = other && other.versionId !== version.versionId ? other : undefined;

  const options = <TestOptions tested={tested} version={version} against={against} at={at} onGo={onGo} />;
  const toolbar = (!isPhone || version.gone || failed) && (
    <div className="mb-3 flex flex-col gap-2">
      {!isPhone && <div className="flex flex-wrap gap-x-4 gap-y-1">{options}</div>}
      {version.gone && <p className="text-[0.8125rem] text-error">{t.gone()}</p>}
      {failed && (
        <p className={clsx('text-[0.8125rem]', failed === 'failed' ? 'text-error' : 'text-quiet')}>
          {t.versionsFailed()}
        </p>
      )}
    </div>
  );
  // Made once, not with the header: every word of an answer renders that anew.
  const picture = <AgentAvatar agent={agent} className="mt-1 size-12 max-sm:size-10" />;
  const back = (
    <Link to="/{-$locale}/dashboard/agents/$keyBot" params={{ keyBot: botKey }} className="hover:underline">
      {LL.testChat.back()}
    </Link>
  );
  const toTests = (
    <Link
      to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
      params={{ keyBot: botKey }}
      search={{ view: 'tests' }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {LL.agentTests.link()}
    </Link>
  );
  const header = (chatActions: ReactNode) => (
    <PageHeader
      title={LL.testChat.title({ name: agentName })}
      picture={picture}
      back={back}
      actions={
        <>
          {toTests}
          {chatActions}
          {isPhone && (
            <TestOptionsButton
              ref={opener}
              version={version}
              against={against}
              at={at}
              onClick={() => setChoosing(true)}
            />
          )}
        </>
      }
    />
  );
  const thread = {
    botKey,
    agentName,
    face,
    versionLabel: labelOf,
    onOpenDraft: (conversationId: string) =>
      onGo({ version: undefined, chat: conversationId, against: undefined, againstChat: undefined }),
    look: at.look,
    answerActions,
  };
  return (
    <div className="flex h-[calc(100dvh-6.5rem-var(--above))] min-h-128 flex-col lg:h-[calc(100dvh-7.5rem-var(--above))]">
      {against ? (
        <Late
          fallback={
            <>
              {header(null)}
              {toolbar}
              <ThreadSkeleton label={LL.testChat.loading()} />
            </>
          }
        >
          <SideBySide
            key={`${version.versionId} ${against.versionId} ${at.situation}`}
            left={version}
            right={against}
            at={at}
            onGo={onGo}
            header={header}
            toolbar={toolbar}
            thread={thread}
          />
        </Late>
      ) : (
        <OneChat
          key={`${version.versionId} ${at.situation}`}
          version={version}
          at={at}
          onGo={onGo}
          header={header}
          toolbar={toolbar}
          thread={thread}
        />
      )}
      {isPhone && choosing && (
        <Late>
          <TestOptionsDialog opener={opener} onClose={() => setChoosing(false)}>
            {options}
          </TestOptionsDialog>
        </Late>
      )}
    </div>
  );
}
