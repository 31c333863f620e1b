import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { textFor } from '@/api/known';
import { humanised } from '@/lib/humanised';
import { localText } from '@/shared/agent-draft/local-text';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { WithBlanks } from './with-blanks';

interface ContentPreviewProps {
  content: AgentContent;
  language: Locale;
  /** Puts answers into a text. */
  filled?: ((text: string) => string) | undefined;
}

const asItIs = (text: string) => text;

/** What an agent's instructions will be, before it is made. */
export function ContentPreview({ content, language, filled = asItIs }: ContentPreviewProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.preview;
  const kinds = LL.instructions.kinds;
  const { summary, greeting, instructions, knowledge, tools } = content;
  const shown = (text: { en: string; es: string }) => filled(localText(text, language));
  return (
    <Card title={t.title()} className="[overflow-wrap:anywhere]">
      <dl className="flex flex-col gap-4">
        {shown(summary) !== '' && (
          <Fact label={t.summary()}>
            <WithBlanks text={shown(summary)} />
          </Fact>
        )}
        <Fact label={t.greeting()}>
          {shown(greeting) === '' ? (
            <span className="text-quiet">{t.noGreeting()}</span>
          ) : (
            <WithBlanks text={shown(greeting)} />
          )}
        </Fact>
        <Fact label={t.blocks()}>
          {instructions.length === 0 && <span className="text-quiet">{t.noBlocks()}</span>}
          <ol className="flex flex-col gap-2">
            {instructions.map(({ blockId, kind, texts, enabled }) => (
              <li key={blockId} className="rounded-field bg-base-content/4 px-3 py-2">
                <span className="mb-1 flex flex-wrap gap-1">
                  <Badge>{textFor(InstructionKind, kinds, kind)}</Badge>
                  {!enabled && <Badge tone="warning">{t.off()}</Badge>}
                </span>
                <span className="block whitespace-pre-wrap">
                  <WithBlanks text={shown(texts)} />
                </span>
              </li>
            ))}
          </ol>
        </Fact>
        {knowledge.length > 0 && (
          <Fact label={t.knowledge()}>{knowledge.map(({ title }) => title).join(' · ')}</Fact>
        )}
        {tools.length > 0 && (
          <Fact label={t.tools()}>{tools.map(({ toolkit }) => humanised(toolkit)).join(' · ')}</Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-[0.8125rem] text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
