import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { INLINE_LINK } from '@/ui/text-link-class';
import { useReach } from './use-reach';

interface PublishedTextProps {
  agent: AgentDetail;
  /** The number of what was published, in words; undefined when nobody says. */
  n: string | undefined;
  /** What visitors talked to before. */
  before: AgentVersionHead | null | undefined;
  /** Whether visitors are back at that one. */
  undone: boolean;
  /** Whether a paused agent was resumed from here. */
  resumed: boolean;
}

/** What it means for visitors that a draft was published, or that the step back was taken. */
export function PublishedText({ agent, n, before, undone, resumed }: PublishedTextProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.done;
  const { reached, isReachable } = useReach(agent);
  const paused = agent.status === 'paused';
  const where = new Intl.ListFormat(locale).format(
    (reached ?? []).map(({ kind }) =>
      // The other names are the same within a sentence.
      kind === 'widget' ? t.widget() : LL.shell.facts.channelKinds[kind](),
    ),
  );
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="text-quiet empty:hidden">
        {undone
          ? paused
            ? t.undonePaused()
            : n !== undefined && t.undoneText({ n })
          : paused
            ? t.paused()
            : before
              ? t.text({ before: versionNumber(before, locale) })
              : before === null && isReachable && t.first({ name: agent.name })}
      </p>
      {isReachable && !undone && !paused && (
        <p className="text-quiet">
          {t.reachable({ channels: where })}{' '}
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: agent.botKey }}
            search={{ tab: 'channels' }}
            className={INLINE_LINK}
          >
            {t.seeChannels()}
          </Link>
        </p>
      )}
      {resumed && !paused && <p>{t.resumed()}</p>}
    </div>
  );
}
