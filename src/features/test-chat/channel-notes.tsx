import { useI18nContext } from '@i18n/i18n-react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { fitOf } from '@/shared/channels/channel-fit';
import { useFitText } from '@/shared/channels/use-fit-text';
import { Notice } from '@/ui/notice';

interface ChannelNotesProps {
  channel: ChannelKind;
  text: string;
}

/** Below an answer: what of it a channel cannot show. */
export function ChannelNotes({ channel, text }: ChannelNotesProps) {
  const { LL } = useI18nContext();
  const says = useFitText();
  const findings = fitOf(channel, text);
  if (findings.length === 0) return null;
  const channelName = LL.shell.facts.channelKinds[channel]();
  return (
    <Notice
      className="max-w-[min(40rem,90%)]"
      tone="warning"
      title={LL.channelWords.fit.notShown({ channel: channelName })}
    >
      <ul className="list-disc ps-4 text-[0.8125rem] [overflow-wrap:anywhere]">
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.quote}`}>{says(channel, finding)}</li>
        ))}
      </ul>
    </Notice>
  );
}
