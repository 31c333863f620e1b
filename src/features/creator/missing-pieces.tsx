import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import { AgentPiece } from '@/api/generated/schemas/agentPiece.zod';
import { known } from '@/api/known';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

interface MissingPiecesProps {
  pieces: readonly string[];
  /** While the creator answers nothing else can be said. */
  busy: boolean;
  onAsk: (question: string) => void;
}

/** What an agent lacks still: each a button that lets the creator ask for it. */
export function MissingPieces({ pieces, busy, onAsk }: MissingPiecesProps) {
  const t = useI18nContext().LL.creator.pieces;
  if (pieces.length === 0) return <p className="text-[0.8125rem] text-quiet">{t.none()}</p>;
  return (
    // On a phone in one row, which scrolls: the box to write in stays in sight.
    <fieldset className="min-w-0 sm:flex sm:flex-wrap sm:items-center sm:gap-2">
      <legend className="me-1 text-[0.8125rem] text-quiet max-sm:mb-1 sm:float-left">{t.title()}</legend>
      <div className="flex gap-2 max-sm:overflow-x-auto sm:contents">
        {pieces.map((name) => {
          const piece = known(AgentPiece, name);
          if (!piece) return <Badge key={name}>{name}</Badge>;
          return (
            <Button
              key={name}
              size="sm"
              variant="secondary"
              className="shrink-0"
              aria-disabled={busy}
              title={t.hint()}
              icon={<Plus size={14} aria-hidden="true" />}
              onClick={() => onAsk(t[piece].say())}
            >
              {t[piece].label()}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
