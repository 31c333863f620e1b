import { useI18nContext } from '@i18n/i18n-react';
import { type RefObject, useState } from 'react';
import { brandVoicePayloadBrandVoiceMessageMax } from '@/api/generated/schemas/brandVoicePayload.zod';
import { useUnmount } from '@/lib/use-unmount';
import { useProposeVoice } from './use-propose-voice';

type Voice =
  | { at: 'idle' | 'empty' }
  | { at: 'working'; call: AbortController; proposal?: string | undefined }
  | { at: 'proposed'; proposal: string }
  | { at: 'failed'; error: unknown; proposal?: string | undefined };

/** A brand voice that is asked for, waited for, and then taken or left; the field has the focus after each step. */
export function useVoiceProposal(value: string, field: RefObject<HTMLTextAreaElement | null>) {
  const { LL } = useI18nContext();
  const t = LL.company.voice;
  const propose = useProposeVoice();
  const [voice, setVoice] = useState<Voice>({ at: 'idle' });
  const [announcement, setAnnouncement] = useState('');
  const call = voice.at === 'working' ? voice.call : undefined;
  useUnmount(() => call?.abort());

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

  const cancel = () => {
    call?.abort();
    setVoice(proposal === undefined ? { at: 'idle' } : { at: 'proposed', proposal });
    setAnnouncement(t.kept());
    field.current?.focus();
  };
  const end = (message: string) => {
    setVoice({ at: 'idle' });
    setAnnouncement(message);
    // The button that was pressed is about to go.
    field.current?.focus();
  };
  /** Something was typed: there is something to ask with. */
  const typed = () => {
    if (voice.at === 'empty') setVoice({ at: 'idle' });
  };

  return { voice, proposal, announcement, generate, cancel, end, typed };
}
