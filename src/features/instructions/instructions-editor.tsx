import { useI18nContext } from '@i18n/i18n-react';
import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { loadPart } from '@/lib/load-part';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { EmptyState } from '@/ui/empty-state';
import { useMedia } from '@/ui/use-media';
import { AddBlock } from './add-block';
import { BlockEditor } from './block-editor';
import { BLOCKS_MAX } from './block-fault';
import { FindingsSummary } from './findings-summary';
import { LanguageBar } from './language-bar';
import { type Finding, type FindingPlace, isOfAll } from './lint/finding';
import { fieldOf, useBlockActions } from './use-block-actions';
import { useBlockDrag } from './use-block-drag';
import { useCompanyTools } from './use-company-tools';
import { type CompanyTool, useFindings } from './use-findings';
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
}

const NO_TOOLS: readonly CompanyTool[] = [];
const NO_FINDINGS: readonly Finding[] = [];
/** Room for two texts beside one another. */
const WIDE = '(width >= 1200px)';

/** Writes an agent's instructions: blocks in their order, in two languages. */
export function InstructionsEditor({
  botKey,
  draft: { content, change, refused },
  language: asked,
  onLanguage,
}: InstructionsEditorProps) {
  const { LL } = useI18nContext();
  const t = LL.instructions;
  const tools = useCompanyTools() ?? NO_TOOLS;
  const both = useMedia(WIDE);
  const list = useRef<HTMLOListElement>(null);
  const { actions, announced, say } = useBlockActions(change, list);
  const { drag, start } = useBlockDrag(list, actions.move);
  const { looked, findings, hidden, dismiss, showHidden } = useFindings(botKey, content, tools);
  const [goingTo, setGoingTo] = useState<FindingPlace>();
  const [historyOf, setHistoryOf] = useState<string>();
  const blocks = content?.instructions;
  const language = asked ?? writtenLocale(content?.language ?? 'es');

  const order = blocks?.map(({ blockId }) => blockId).join(' ') ?? '';
  const numberOf = useMemo(() => {
    const numbers = new Map(order.split(' ').map((blockId, index) => [blockId, index + 1]));
    return (blockId: string) => numbers.get(blockId) ?? 0;
  }, [order]);
  const findingsOf = useMemo(() => {
    const byBlock = new Map<string, Finding[]>();
    for (const finding of findings.filter((one) => !isOfAll(one)))
      for (const blockId of new Set(finding.places.map((place) => place.blockId)))
        byBlock.set(blockId, [...(byBlock.get(blockId) ?? []), finding]);
    return byBlock;
  }, [findings]);

  const goTo = useCallback(
    (place: FindingPlace) => {
      setGoingTo(place);
      if (!fieldOf(list, place.blockId, place.language)) onLanguage(place.language);
    },
    [onLanguage],
  );
  // The field may come only with the language that was asked for.
  useEffect(() => {
    if (!goingTo || !(both || goingTo.language === language)) return;
    setGoingTo(undefined);
    const field = fieldOf(list, goingTo.blockId, goingTo.language);
    if (!field) return;
    field.focus();
    const at = goingTo.quote === '' ? -1 : field.value.indexOf(goingTo.quote);
    if (at >= 0) field.setSelectionRange(at, at + goingTo.quote.length);
  }, [goingTo, language, both]);

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
  const others = drag ? blocks.filter(({ blockId }) => blockId !== drag.blockId) : [];
  const dropAt = (blockId: string) => {
    if (!drag) return undefined;
    if (others[drag.to]?.blockId === blockId) return 'before';
    return drag.to === others.length && others.at(-1)?.blockId === blockId ? 'after' : undefined;
  };
  const remembered = blocks.find(({ blockId }) => blockId === historyOf);

  return (
    <section aria-labelledby="instructions-title" className="flex flex-col gap-4">
      <div>
        <h2 id="instructions-title" className="font-semibold text-base">
          {t.title()}
        </h2>
        <p className="text-[0.8125rem] text-quiet">{t.text()}</p>
      </div>
      {total === 0 ? (
        <EmptyState icon={<ListPlus size={20} />} title={t.emptyTitle()} text={t.emptyText()} />
      ) : (
        <>
          <LanguageBar content={content} language={language} onLanguage={onLanguage} />
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
      {both && total > 0 && (
        <div aria-hidden="true" className="-mb-2 grid grid-cols-2 gap-x-6 px-4 font-medium text-quiet">
          {[language, otherLanguage(language)].map((one) => (
            <p key={one} className="first-letter:uppercase">
              {LL.common.languageNames[one]()}
            </p>
          ))}
        </div>
      )}
      <ol ref={list} className="flex flex-col gap-4">
        {blocks.map((block, index) => (
          <BlockEditor
            key={block.blockId}
            block={block}
            index={index}
            total={total}
            language={language}
            both={both}
            refused={refusedOf(refused, index)}
            findings={findingsOf.get(block.blockId) ?? NO_FINDINGS}
            numberOf={numberOf}
            actions={actions}
            drop={dropAt(block.blockId)}
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
      {total > 1 && <p className="text-[0.8125rem] text-quiet">{t.moveHint()}</p>}
      <AddBlock full={total >= BLOCKS_MAX} onAdd={actions.add} />
      {remembered && (
        <Suspense>
          <BlockHistory
            botKey={botKey}
            block={remembered}
            number={numberOf(remembered.blockId)}
            onReuse={(texts) => actions.change(remembered.blockId, (now) => ({ ...now, texts }))}
            onClose={() => setHistoryOf(undefined)}
          />
        </Suspense>
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
