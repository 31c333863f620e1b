import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import { useTests } from '@/api/generated/agent-tests/agent-tests';
import { useAgent } from '@/api/generated/drafts/drafts';
import { BLANK } from '@/shared/agent-draft/blank';
import { TextsLink } from '@/shared/agents/texts-link';
import type { Chat } from '@/shared/chat/chat';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { usePhone } from '@/ui/use-phone';

/** So many questions are suggested. */
const SUGGESTED = 3;

interface EmptyTestChatProps {
  botKey: string;
  chat: Chat;
  face: ReactNode;
  title: string;
  text: string;
}

/** Before the first message: what a visitor is greeted with, and questions to begin with. */
export function EmptyTestChat({ botKey, chat, face, title, text }: EmptyTestChatProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.suggestions;
  const phone = usePhone();
  const content = useAgent(botKey).data?.draft.content;
  const greeting =
    content?.greeting[locale].trim() || content?.greeting.en.trim() || content?.greeting.es.trim();
  const hasBlank = (text: string | undefined) => text?.match(BLANK) != null;
  const tests = useTests(botKey);
  // What the team itself wants answered is what visitors ask; in the language of this chat where there is such.
  const asked = (tests.data?.items ?? [])
    .toSorted((one, other) => Number(other.language === locale) - Number(one.language === locale))
    .flatMap(({ questions }) => questions.slice(0, 1));
  const about =
    content?.knowledge.flatMap(({ title: known }) =>
      known && !hasBlank(known) ? [t.about({ title: known })] : [],
    ) ?? [];
  const own = new Set(asked.length > 0 ? asked : about);
  // None is exchanged for another while somebody is about to press it.
  const questions = tests.isPending
    ? []
    : [...[...own].slice(0, SUGGESTED - 1), t.help(), t.person(), t.robot()].slice(0, SUGGESTED);
  return (
    <div className="flex flex-col gap-4">
      {hasBlank(greeting) && (
        <Notice tone="warning">
          {t.blankGreeting()} <TextsLink botKey={botKey}>{t.editGreeting()}</TextsLink>
        </Notice>
      )}
      {greeting && !hasBlank(greeting) && (
        // As it stands in the conversation, once there is one.
        <div className="flex gap-2">
          <span aria-hidden="true" className="mt-1 shrink-0">
            {face}
          </span>
          <div className="flex min-w-0 grow flex-col items-start gap-1">
            <p className="max-w-[min(40rem,90%)] whitespace-pre-wrap rounded-box border border-line bg-base-100 px-3.5 py-2.5 [overflow-wrap:anywhere]">
              {greeting}
            </p>
            <p className="text-quiet text-xs">{LL.testAgent.opening.greeting()}</p>
          </div>
        </div>
      )}
      <EmptyState
        boxed
        // The questions are of more use than the room that it takes.
        drawing={phone ? undefined : 'talk'}
        title={title}
        text={text}
        action={questions.map((question) => (
          <Button
            key={question}
            variant="secondary"
            size="sm"
            className="h-auto! max-w-full whitespace-normal! py-1.5 [overflow-wrap:anywhere]"
            disabled={chat.status !== 'ready'}
            onClick={() => chat.ask(question)}
          >
            {question}
          </Button>
        ))}
      />
    </div>
  );
}
