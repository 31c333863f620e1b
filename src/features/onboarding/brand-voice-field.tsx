import { useI18nContext } from '@i18n/i18n-react';
import { WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { brandVoicePayloadBrandVoiceMessageMax } from '@/api/generated/schemas/brandVoicePayload.zod';
import { formatCounter } from '@/lib/format-counter';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { useVoiceProposal } from './use-voice-proposal';
import { VoiceProposal } from './voice-proposal';

interface BrandVoiceFieldProps {
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
}

/** How a company's agents sound: written by hand, or proposed and then taken or left; what was there stays until then. */
export function BrandVoiceField({ value, onChange, error }: BrandVoiceFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.company.voice;
  const field = useRef<HTMLTextAreaElement>(null);
  const { voice, proposal, announcement, generate, cancel, end, typed } = useVoiceProposal(value, field);
  /** The text that a proposal took the place of. */
  const [before, setBefore] = useState<string>();

  const take = (text: string) => {
    setBefore(value);
    onChange(text);
    end(t.used());
  };

  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        ref={field}
        label={t.label()}
        hint={t.hint()}
        error={voice.at === 'empty' ? t.needsWords() : error}
        maxLength={brandVoicePayloadBrandVoiceMessageMax}
        rows={4}
        counter={formatCounter(locale, value.length, brandVoicePayloadBrandVoiceMessageMax)}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setBefore(undefined);
          typed();
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={voice.at === 'working'}
          icon={<WandSparkles size={15} aria-hidden="true" />}
          onClick={() => void generate()}
        >
          {voice.at === 'working' ? t.generating() : proposal === undefined ? t.generate() : t.again()}
        </Button>
        {voice.at === 'working' && (
          <Button variant="ghost" size="sm" onClick={cancel}>
            {t.cancel()}
          </Button>
        )}
        {before !== undefined && before !== value && voice.at === 'idle' && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onChange(before);
              setBefore(undefined);
              end(t.restored());
            }}
          >
            {t.restore()}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {voice.at === 'failed' && <FailureNotice error={voice.error} />}
      {proposal !== undefined && (
        <VoiceProposal proposal={proposal} onUse={() => take(proposal)} onKeep={() => end(t.kept())} />
      )}
    </div>
  );
}
