import { useI18nContext } from '@i18n/i18n-react';
import { Fragment, type ReactNode } from 'react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { formatNumber } from '@/lib/format';
import { cutFor } from '@/shared/channels/channel-fit';
import { CHANNEL_LIMITS } from '@/shared/channels/channel-limits';
import { useMarkdown } from '@/shared/chat/use-markdown';

interface WornAnswerProps {
  channel: ChannelKind;
  text: string;
}

/** WhatsApp's own signs: one asterisk, one underscore, one tilde. */
const SIGNED = /(?<![\p{L}\p{N}*_~])([*_~])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}*_~])/gu;
const ELEMENTS = { '*': 'strong', _: 'em', '~': 's' } as const;

function whatsappText(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(SIGNED)) {
    const [whole, sign, inner] = match;
    const Element = sign === '*' || sign === '_' || sign === '~' ? ELEMENTS[sign] : 'span';
    parts.push(text.slice(end, match.index), <Element key={match.index}>{inner}</Element>);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)]
    .map((part, index) => ({ part, id: `part-${index}` }))
    .map(({ part, id }) => <Fragment key={id}>{part}</Fragment>);
}

/** An answer as a channel would show it: what it cuts is folded away, struck out. */
export function WornAnswer({ channel, text }: WornAnswerProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.channelWords.fit;
  const Markdown = useMarkdown();
  const { bold } = CHANNEL_LIMITS[channel];
  const { kept, rest } = cutFor(channel, text);
  return (
    <>
      {bold === 'markdown' && Markdown ? (
        <Markdown text={kept} />
      ) : (
        <span className="whitespace-pre-wrap">{bold === 'asterisk' ? whatsappText(kept) : kept}</span>
      )}
      {rest !== '' && (
        <details className="mt-2 border-error border-t border-dashed pt-1">
          <summary className="w-fit cursor-pointer py-1 font-medium text-error text-xs max-sm:py-3">
            {t.cut({ count: formatNumber(locale, [...rest].length) })}
          </summary>
          <del className="whitespace-pre-wrap text-quiet">{rest}</del>
        </details>
      )}
    </>
  );
}
