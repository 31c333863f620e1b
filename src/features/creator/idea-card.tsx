import { useI18nContext } from '@i18n/i18n-react';
import type { AgentIdea } from '@/api/generated/schemas/agentIdea.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { textFor } from '@/api/known';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { IdeaMaking } from './use-idea-making';

interface IdeaCardProps {
  idea: AgentIdea;
  making: IdeaMaking;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
}

/** An agent that is thought up far enough: it can be created. */
export function IdeaCard({ idea, making, cost }: IdeaCardProps) {
  const { LL } = useI18nContext();
  const t = LL.creator.idea;
  const name = idea.name ?? '';
  const facts = [
    { label: t.name(), value: name },
    { label: t.language(), value: textFor(Locale, LL.common.languageNames, idea.content.language) },
    { label: t.instructions(), value: idea.instructions ?? '' },
  ];
  return (
    <section
      aria-label={t.title()}
      className="flex min-w-0 flex-col gap-3 rounded-box border border-primary bg-base-100 p-3 text-base-content text-sm"
    >
      <div>
        <h2 className="font-semibold">{t.title()}</h2>
        <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">{t.text({ name })}</p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-[0.8125rem]">
        {facts.map(({ label, value }) => (
          // Beside the preview, which has the rest, only the language is left to say.
          <div key={label} className={label === t.language() ? 'contents' : 'contents md:hidden'}>
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0 whitespace-pre-wrap first-letter:uppercase [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {cost && making.state === 'idle' && <Notice tone="info">{cost}</Notice>}
      {making.state === 'failed' && (
        <Notice tone="error" title={t.failedTitle()}>
          {t.failedText()}
        </Notice>
      )}
      {making.state === 'notMoved' && <Notice tone="error" title={t.notMovedTitle({ name })} />}
      <FailureNotice error={making.error} />
      <Button className="self-start" busy={making.state === 'working'} onClick={making.make}>
        {making.state === 'working' ? t.creating({ name }) : making.state === 'idle' ? t.create() : t.retry()}
      </Button>
    </section>
  );
}
