import { useI18nContext } from '@i18n/i18n-react';
import { WandSparkles } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { brandVoicePayloadBrandVoiceMessageMax } from '@/api/generated/schemas/brandVoicePayload.zod';
import { formatNumber } from '@/lib/format';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { useProposeVoice } from './use-propose-voice';

interface BrandVoiceFieldProps {
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
}

type Voice =
  | { at: 'idle' | 'empty' }
  | { at: 'working'; call: AbortController; proposal?: string | undefined }
  | { at: 'proposed'; proposal: string }
  | { at: 'failed'; error: unknown; proposal?: string | undefined };

/** How a company's agents sound: written by hand, or proposed and then taken or left; what was there stays until then. */
export function BrandVoiceField({ value, onChange, error }: BrandVoiceFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.company.voice;
  const propose = useProposeVoice();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [voice, setVoice] = useState<Voice>({ at: 'idle' });
  /** The text that a proposal took the place of. */
  const [before, setBefore] = useState<string>();
  const [said, setAnnouncement] = useState('');
  const call = voice.at === 'working' ? voice.call : undefined;
  useEffect(() => () => call?.abort(), [call]);

  const proposal = 'proposal' in voice ? voice.proposal : undefined;

  const generate = async () => {
    if (call) return;
    if (value.trim() === '') {
      setVoice({ at: 'empty' });
      field.current?.focus();
      return;
    }
    const now = new AbortController();
    setVoice({ at: 'working', call: now, proposal });
    setAnnouncement(t.generating());
    try {
      const text = await propose(value.trim().slice(0, brandVoicePayloadBrandVoiceMessageMax), now.signal);
      if (now.signal.aborted) return;
      setVoice({ at: 'proposed', proposal: text });
      setAnnouncement(`${t.proposal()}: ${text}`);
    } catch (failure) {
      if (now.signal.aborted) return;
      setVoice({ at: 'failed', error: failure, proposal });
      setAnnouncement('');
    }
  };

  const end = (message: string) => {
    setVoice({ at: 'idle' });
    setAnnouncement(message);
    // The button that was pressed is about to go.
    field.current?.focus();
  };
  const cancel = () => {
    setVoice(proposal === undefined ? { at: 'idle' } : { at: 'proposed', proposal });
    setAnnouncement(t.kept());
    field.current?.focus();
  };
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
        counter={t.counter({
          used: formatNumber(locale, value.length),
          maximum: formatNumber(locale, brandVoicePayloadBrandVoiceMessageMax),
        })}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setBefore(undefined);
          if (voice.at === 'empty') setVoice({ at: 'idle' });
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
        {said}
      </p>
      {voice.at === 'failed' && <FailureNotice error={voice.error} />}
      {proposal !== undefined && (
        <section
          aria-labelledby={id}
          className="flex flex-col gap-3 rounded-box border border-line bg-base-200 p-4"
        >
          <div>
            <p id={id} className="font-medium">
              {t.proposal()}
            </p>
            <p className="break-words">{proposal}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => take(proposal)}>
              {t.use()}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => end(t.kept())}>
              {t.keep()}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
