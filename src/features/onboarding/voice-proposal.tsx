import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import { Button } from '@/ui/button';

interface VoiceProposalProps {
  proposal: string;
  onUse: () => void;
  onKeep: () => void;
}

/** A brand voice that was proposed, to be taken or left. */
export function VoiceProposal({ proposal, onUse, onKeep }: VoiceProposalProps) {
  const { LL } = useI18nContext();
  const t = LL.company.voice;
  const id = useId();
  return (
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
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        {/* The loud button is the one that saves what was taken. */}
        <Button variant="secondary" size="sm" onClick={onUse}>
          {t.use()}
        </Button>
        <Button variant="ghost" size="sm" onClick={onKeep}>
          {t.keep()}
        </Button>
      </div>
    </section>
  );
}
