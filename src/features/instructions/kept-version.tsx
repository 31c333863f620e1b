import { useI18nContext } from '@i18n/i18n-react';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextAreaField } from '@/ui/text-area-field';

interface KeptVersionProps {
  blocks: readonly InstructionBlock[];
  onUse: () => void;
  onDrop: () => void;
}

/** What somebody wrote before loading another's version: to copy from, to go back to, or to drop. */
export function KeptVersion({ blocks, onUse, onDrop }: KeptVersionProps) {
  const { LL } = useI18nContext();
  const words = LL.instructions;
  return (
    <Card
      title={words.keptTitle()}
      text={words.keptText()}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onUse}>
            {words.useKept()}
          </Button>
          <Button variant="ghost" size="sm" onClick={onDrop}>
            {words.dropKept()}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={<span className="sr-only">{words.keptLabel()}</span>}
        readOnly
        rows={8}
        value={blocks.map(({ kind, text }) => `${words.kinds[kind]()}\n${text}`).join('\n\n')}
      />
    </Card>
  );
}
