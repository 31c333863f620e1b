import { useI18nContext } from '@i18n/i18n-react';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import type { ChannelFlags } from '@/shared/onboarding/welcome-settings';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { SwitchField } from '@/ui/switch-field';
import { channelIsOn } from './channel-is-on';

interface ChannelsTabProps {
  draft: AgentDraft;
  /** The company's flags; undefined while they are not known. */
  flags: ChannelFlags | undefined;
}

/** Where an agent answers, and whether its company can be reached there at all. */
export function ChannelsTab({ draft: { agent, content, change }, flags }: ChannelsTabProps) {
  const { LL } = useI18nContext();
  const t = LL.agent.channels;
  if (!agent || !content) return null;
  const { channels } = content;
  const set = (kind: ChannelKind, on: boolean) =>
    change((now) => {
      const others = now.channels.filter((channel) => channel !== kind);
      return { ...now, channels: on ? [...others, kind] : others };
    });
  return (
    <Card title={t.title()} text={t.text()}>
      {channels.length === 0 && (
        <Notice tone="warning" className="mb-4">
          {t.none()}
        </Notice>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {ChannelKind.options.map((kind) => {
          const name = LL.agents.channels[kind]();
          const on = flags && channelIsOn(flags, kind);
          const chosen = channels.includes(kind);
          return (
            <li key={kind} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
              <SwitchField
                className="min-w-0 flex-1 basis-56"
                label={name}
                hint={
                  chosen && on === false
                    ? `${t.hints[kind]()} ${t.offNote({ channel: name })}`
                    : t.hints[kind]()
                }
                checked={chosen}
                onChange={(event) => set(kind, event.target.checked)}
              />
              <Badge tone={on ? 'success' : chosen && on === false ? 'warning' : 'neutral'}>
                {on === undefined ? t.companyUnknown() : on ? t.companyOn() : t.companyOff()}
              </Badge>
            </li>
          );
        })}
      </ul>
      {agent.live && <p className="mt-4 text-[0.8125rem] text-quiet">{t.live()}</p>}
    </Card>
  );
}
