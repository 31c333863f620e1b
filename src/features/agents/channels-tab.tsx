import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useChannelRules } from '@/api/generated/channels/channels';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { loadPart } from '@/lib/load-part';
import { UnpublishedEdge } from '@/shared/agent-draft/unpublished';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { needsSomebody } from '@/shared/channels/channel-state';
import { ChannelStateLine } from '@/shared/channels/channel-state-line';
import { type ChannelStanding, useChannelStandings } from '@/shared/channels/use-channel-standings';
import { PartFailure } from '@/shared/failures/part-failure';
import { ChannelLogo } from '@/shared/logos/channel-logo';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { SwitchField } from '@/ui/switch-field';
import { INLINE_LINK } from '@/ui/text-link-class';
import { ChannelRuleLine } from './channel-rule-line';

const ChannelRuleDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./channel-rule-dialog')).ChannelRuleDialog })),
);

/** Where an agent answers, whether its company can be reached there at all, and whom it answers when. */
export function ChannelsTab({ draft: { agent, content, change } }: { draft: AgentDraft }) {
  const { LL } = useI18nContext();
  const t = LL.agent.channels;
  const { standings, error, retry } = useChannelStandings();
  const rules = useChannelRules(agent?.botKey ?? '', { query: { enabled: agent !== undefined } });
  const [edited, setEdited] = useState<ChannelKind>();
  if (!agent || !content) return null;
  const { channels } = content;
  const set = (kind: ChannelKind, on: boolean) =>
    change((now) => {
      const others = now.channels.filter((channel) => channel !== kind);
      return { ...now, channels: on ? [...others, kind] : others };
    });
  const ruleOf = (kind: ChannelKind) => rules.data?.items.find(({ channel }) => channel === kind);
  return (
    <Card title={t.title()} text={t.text()}>
      {channels.length === 0 && (
        <Notice tone="warning" className="mb-4">
          {t.none()}
        </Notice>
      )}
      {standings && error && <PartFailure error={error} onRetry={retry} />}
      <ul className="flex flex-col divide-y divide-line">
        {ChannelKind.options.map((kind) => {
          const chosen = channels.includes(kind);
          const standing = standings?.find((one) => one.kind === kind);
          return (
            <li
              key={kind}
              data-place={kind}
              className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
            >
              <UnpublishedEdge path={`channels.${kind}`} />
              <SwitchField
                className="min-w-0 flex-1 basis-56"
                label={
                  <span className="-mt-1 inline-flex items-center gap-2 align-top font-medium">
                    <ChannelLogo kind={kind} className="size-6" />
                    {LL.agents.channels[kind]()}
                  </span>
                }
                hint={t.hints[kind]()}
                checked={chosen}
                onChange={(event) => set(kind, event.target.checked)}
              />
              <div className="-mt-0.5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:ps-13">
                {standing ? (
                  <>
                    <ChannelStateLine state={standing.state} unused={!chosen} />
                    {!chosen && standing.state === 'off' && (
                      <Link
                        to="/{-$locale}/dashboard/setup/connect"
                        search={{ channel: kind }}
                        aria-label={t.connect({ channel: LL.agents.channels[kind]() })}
                        className={buttonClass({ variant: 'secondary', size: 'sm' })}
                      >
                        {LL.connecting.connectIt()}
                      </Link>
                    )}
                  </>
                ) : (
                  <Skeleton className="h-5 w-28" />
                )}
              </div>
              {chosen && (
                <div className="flex w-full flex-col gap-1 text-[0.8125rem] sm:ps-13">
                  {standing && <OnlyIfConnected standing={standing} />}
                  {rules.data ? (
                    <ChannelRuleLine
                      botKey={agent.botKey}
                      kind={kind}
                      rule={ruleOf(kind)}
                      onEdit={() => setEdited(kind)}
                    />
                  ) : (
                    rules.isPending && <Skeleton className="h-5 w-48" />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {channels.length > 0 && !rules.data && rules.error && (
        <div className="mt-4">
          <h3 className="font-medium">{t.rules.title()}</h3>
          <PartFailure error={rules.error} onRetry={() => void rules.refetch()} />
        </div>
      )}
      {agent.live && <p className="mt-4 text-[0.8125rem] text-quiet">{t.live()}</p>}
      {edited && (
        <Late>
          <ChannelRuleDialog
            botKey={agent.botKey}
            kind={edited}
            rule={ruleOf(edited)}
            onClose={() => setEdited(undefined)}
          />
        </Late>
      )}
    </Card>
  );
}

/** What stands between a channel that the agent is meant for and its messages. */
function OnlyIfConnected({ standing: { kind, state } }: { standing: ChannelStanding }) {
  const { LL } = useI18nContext();
  const t = LL.agent.channels;
  const channel = LL.agents.channels[kind]();
  if (state === 'off' || (state === 'switchedOn' && kind !== 'widget')) {
    return (
      <p className="text-warning">
        {t.offNote({ channel })}{' '}
        <Link to="/{-$locale}/dashboard/setup/connect" search={{ channel: kind }} className={INLINE_LINK}>
          {t.connect({ channel })}
        </Link>
      </p>
    );
  }
  if (!needsSomebody(state) && state !== 'switchedOff' && state !== 'offUnknown') return null;
  return (
    <p className="text-warning">
      {state === 'degraded' ? t.someNote() : t.stopNote()}{' '}
      <Link to="/{-$locale}/dashboard/channels" className={INLINE_LINK}>
        {t.see({ channel })}
      </Link>
    </p>
  );
}
