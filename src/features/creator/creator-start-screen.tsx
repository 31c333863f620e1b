import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Chat } from '@/shared/chat/chat';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { TEXT_LINK } from '@/ui/text-link-class';
import { CreatorComposer } from './creator-composer';
import { ExampleList } from './example-list';
import { ExistingAgentsCard } from './existing-agents-card';
import { withExample } from './with-example';

interface CreatorStartScreenProps {
  /** The creator's own key. */
  creatorKey: string;
  /** Whether the plan has no room for another agent. */
  isFull: boolean;
  /** The conversation about a new agent that begins here. */
  chat: Chat;
  /** What one could say. */
  examples: readonly string[];
  /** Says what stands in the box. */
  onSend: () => void;
}

/** Where work with the creator begins: a new agent is described here, or one that is there is chosen. */
export function CreatorStartScreen({ creatorKey, isFull, chat, examples, onSend }: CreatorStartScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.creator;
  const composer = useRef<HTMLTextAreaElement>(null);
  const last = chat.conversations[0];
  return (
    <>
      <PageHeader
        takesFocus
        title={t.title()}
        back={
          <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
            {LL.shell.agents()}
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        {isFull ? (
          <Card title={t.start.newTitle()}>
            <Notice
              tone="info"
              action={
                <Link
                  to="/{-$locale}/onboarding/pricing"
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {t.idea.plans()}
                </Link>
              }
            >
              {t.start.limit()}
            </Notice>
          </Card>
        ) : (
          <Card title={t.empty.newTitle()} text={t.start.newText()}>
            <CreatorComposer ref={composer} begins chat={chat} onSend={onSend} />
            <p className="mt-4 mb-2 text-[0.8125rem] text-quiet">{t.start.forExample()}</p>
            <ExampleList
              label={t.empty.examples()}
              examples={examples}
              onChoose={(example) => {
                chat.setDraft(withExample(chat.draft, example, examples));
                composer.current?.focus();
              }}
            />
            {last && (
              <p className="mt-4 border-line border-t pt-4 text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">
                {last.title || t.start.untitled()}{' '}
                <Link
                  to="/{-$locale}/dashboard/creator-agent/$keyBot"
                  params={{ keyBot: creatorKey }}
                  search={{ agent: 'new' }}
                  className={TEXT_LINK}
                >
                  {t.start.goOn()}
                </Link>
              </p>
            )}
          </Card>
        )}
        <ExistingAgentsCard creatorKey={creatorKey} />
      </div>
    </>
  );
}
