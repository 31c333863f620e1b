import { useI18nContext } from '@i18n/i18n-react';
import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { loadPart } from '@/lib/load-part';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { EmptyState } from '@/ui/empty-state';
import { Late } from '@/ui/late';
import { useMedia } from '@/ui/use-media';
import { AddBlock } from './add-block';
import { BlockEditor } from './block-editor';
import { BLOCKS_MAX } from './block-fault';
import { findingsByBlock } from './findings-by-block';
import { FindingsSummary } from './findings-summary';
import { ColumnTitles, LanguageBar } from './language-bar';
import type { Finding } from './lint/finding';
import { fieldOf, useBlockActions } from './use-block-actions';
import { dropSide, useBlockDrag } from './use-block-drag';
import { useCompanyTools } from './use-company-tools';
import { type CompanyTool, useFindings } from './use-findings';
import { useGoToPlace } from './use-go-to-place';
import { otherLanguage } from './written-blocks';

const BlockHistory = lazy(() =>
  loadPart(async () => ({ default: (await import('./block-history')).BlockHistory })),
);

interface InstructionsEditorProps {
  botKey: string;
  draft: Pick<AgentDraft, 'content' | 'change' | 'refused'>;
  /** Which texts are edited; those in the agent's main language unless a link says otherwise. */
  language: Locale | undefined;
  onLanguage: (language: Locale) => void;
  /** The page is named after them already. */
  ofPage?: boolean;
}

const NO_TOOLS: readonly CompanyTool[] = [];
const NO_FINDINGS: readonly Finding[] = [];
/** Room for two texts beside one another, on a page of their own and beside the test chat. */
const WIDE = '(width >= 1200px)';
const WIDE_BESIDE_CHAT = '(width >= 1500px)';

/** Writes an agent's instructions: blocks in their order, in two languages. */
export function InstructionsEditor({
  botKey,
  draft: { content, change, refused },
  language: asked,
  onLanguage,
  ofPage = false,
}: InstructionsEditorProps) {
  const { LL } = useI18nContext();
  const t = LL.instructions;
  const tools = useCompanyTools() ?? NO_TOOLS;
  const both = useMedia(ofPage ? WIDE : WIDE_BESIDE_CHAT);
  const list = useRef<HTMLOListElement>(null);
  const { actions, announced, say } = useBlockActions(change, list);
  const { drag, start } = useBlockDrag(list, actions.move);
  const { looked, findings, hidden, dismiss, showHidden } = useFindings(botKey, content, tools);
  const [historyOf, setHistoryOf] = useState<string>();
  const blocks = content?.instructions;
  const main = writtenLocale(content?.language ?? 'es');
  // With both texts in sight there is none to choose, and the columns keep their places.
  const language = both ? main : (asked ?? main);
  const goTo = useGoToPlace(list, onLanguage);

  const order = blocks?.map(({ blockId }) => blockId).join(' ') ?? '';
  const numberOf = useMemo(() => {
    const numbers = new Map(order.split(' ').map((blockId, index) => [blockId, index + 1]));
    return (blockId: string) => numbers.get(blockId) ?? 0;
  }, [order]);
  const findingsOf = useMemo(() => findingsByBlock(findings), [findings]);
  const dismissFrom = useCallback(
    (finding: Finding) => {
      const [{ blockId }] = finding.places;
      const active = document.activeElement?.closest('[data-block]');
      const here = active instanceof HTMLElement ? active.dataset.block : undefined;
      fieldOf(list, here ?? blockId)?.focus({ preventScroll: true });
      dismiss(finding);
      say(LL.instructions.findings.dismissed());
    },
    [LL, dismiss, say],
  );

  if (!content || !blocks) return null;
  const total = blocks.length;
  const isBilingual = blocks.some(({ texts }) => texts[otherLanguage(language)] !== '');
  const remembered = blocks.find(({ blockId }) => blockId === historyOf);

  return (
    <section aria-labelledby="instructions-title" className="flex flex-col gap-4">
      {/* A page of its own says both above. */}
      <div className={ofPage ? 'sr-only' : undefined}>
        <h2 id="instructions-title" className="font-semibold text-base">
          {t.title()}
        </h2>
        {!ofPage && <p className="text-[0.8125rem] text-quiet">{t.text()}</p>}
      </div>
      {total === 0 ? (
        <EmptyState drawing="list" title={t.noneTitle()} text={t.noneText()} />
      ) : (
        <>
          {!both && <LanguageBar content={content} language={language} onLanguage={onLanguage} />}
          {looked && (
            <FindingsSummary
              findings={findings}
              hidden={hidden}
              numberOf={numberOf}
              onGoTo={goTo}
              onDismiss={dismissFrom}
              onShowHidden={showHidden}
            />
          )}
        </>
      )}
      {both && total > 0 && <ColumnTitles content={content} language={language} />}
      <ol ref={list} className="flex flex-col gap-4">
        {blocks.map((block, index) => (
          <BlockEditor
            key={block.blockId}
            botKey={botKey}
            block={block}
            index={index}
            total={total}
            language={language}
            both={both}
            isBilingual={isBilingual}
            refused={refusedOf(refused, index)}
            channels={content.channels}
            findings={findingsOf.get(block.blockId) ?? NO_FINDINGS}
            numberOf={numberOf}
            actions={actions}
            drop={dropSide(drag, blocks, block.blockId)}
            dragged={drag?.blockId === block.blockId}
            onDragStart={start}
            onGoTo={goTo}
            onDismiss={dismissFrom}
            onHistory={setHistoryOf}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {total > 1 && (
        <p className="text-[0.8125rem] text-quiet max-sm:hidden pointer-coarse:hidden">{t.moveHint()}</p>
      )}
      <AddBlock full={total >= BLOCKS_MAX} onAdd={actions.add} />
      {remembered && (
        <Late>
          <BlockHistory
            botKey={botKey}
            block={remembered}
            number={numberOf(remembered.blockId)}
            main={main}
            onReuse={(texts) => actions.change(remembered.blockId, (now) => ({ ...now, texts }))}
            onClose={() => setHistoryOf(undefined)}
          />
        </Late>
      )}
    </section>
  );
}

/** What of a block the provider does not take, as one text: the same text renders nothing anew. */
function refusedOf(refused: readonly string[], index: number): string {
  const prefix = `instructions.${index}.`;
  return refused
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .join(' ');
}
