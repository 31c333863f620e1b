import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ChannelAudience } from '@/api/generated/schemas/channelAudience.zod';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { ChannelRule } from '@/api/generated/schemas/channelRule.zod';
import { textFor } from '@/api/known';
import { Button } from '@/ui/button';
import { TEXT_LINK } from '@/ui/text-link-class';

interface ChannelRuleLineProps {
  botKey: string;
  kind: ChannelKind;
  /** Undefined: everyone, at any time. */
  rule: ChannelRule | undefined;
  onEdit: () => void;
}

/** Whom an agent answers on a channel and when, in a line. */
export function ChannelRuleLine({ botKey, kind, rule, onEdit }: ChannelRuleLineProps) {
  const { LL } = useI18nContext();
  const t = LL.agent.channels.rules;
  const channel = LL.agents.channels[kind]();
  const hosts = rule?.audience === 'hosts' ? rule.hosts.join(', ') : '';
  const audience =
    kind === 'widget'
      ? hosts || textFor(ChannelAudience, t.audiences, rule?.audience ?? 'everyone')
      : t.whoever[kind]();
  const hours = !rule || rule.hours.always ? t.always() : t.openDays({ n: rule.hours.week.length });
  const isClosed = rule?.openNow === false;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-quiet">
        {[audience, hours, rule && !rule.hours.always && (isClosed ? t.closedNow() : t.openNow())]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button variant="ghost" size="sm" aria-label={t.editName({ channel })} onClick={onEdit}>
        {t.edit()}
      </Button>
      {rule && !rule.hours.always && (
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: botKey }}
          search={{ tab: 'texts' }}
          aria-label={t.outsideName({ channel })}
          className={TEXT_LINK}
        >
          {t.outside()}
        </Link>
      )}
    </div>
  );
}
