import { useI18nContext } from '@i18n/i18n-react';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { formatNumber } from '@/lib/format';
import { formatCounter } from '@/lib/format-counter';
import { fixedFitOf } from '@/shared/channels/channel-fit';
import { ChannelFitNote } from '@/shared/channels/channel-fit-note';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import { TEXT_MAX } from './block-fault';
import { otherLanguage } from './written-blocks';

interface BlockTextProps {
  block: InstructionBlock;
  language: Locale;
  /** For a screen reader. */
  label: ReactNode;
  /** Whether the provider does not take this text. */
  refused: boolean;
  /** Where the agent answers: what is to be said word for word has to fit there. */
  channels: readonly string[];
  onWrite: (blockId: string, language: Locale, text: string) => void;
}

/** A block's text in one language; an empty one can begin as a copy of the other language's. */
export function BlockText({ block, language, label, refused, channels, onWrite }: BlockTextProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.instructions;
  const { blockId, texts } = block;
  const text = texts[language];
  const source = otherLanguage(language);
  const maximum = formatNumber(locale, TEXT_MAX);
  const fault = text.length > TEXT_MAX ? t.textTooLong({ maximum }) : refused ? t.textRefused() : undefined;
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <TextAreaField
        label={<span className="sr-only">{label}</span>}
        className="w-full gap-0.5!"
        lang={language}
        data-language={language}
        value={text}
        error={fault}
        rows={2}
        placeholder={texts[source] === '' ? undefined : t.emptyText[language]()}
        counter={formatCounter(locale, text.length, TEXT_MAX)}
        onChange={(event) => onWrite(blockId, language, event.target.value)}
      />
      <ChannelFitNote channels={channels} texts={{ [language]: text }} judge={fixedFitOf} />
      {text === '' && texts[source] !== '' && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('textarea')?.focus();
            onWrite(blockId, language, texts[source]);
            showToast({
              type: 'info',
              title: t.copied[source](),
              action: { label: t.undo(), onClick: () => onWrite(blockId, language, '') },
            });
          }}
        >
          {t.copyFrom[source]()}
        </Button>
      )}
    </div>
  );
}
