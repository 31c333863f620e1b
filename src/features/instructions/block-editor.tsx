import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { UnpublishedEdge } from '@/shared/agent-draft/unpublished';
import { BlockControls } from './block-controls';
import { BlockHeader } from './block-header';
import { BlockText } from './block-text';
import { FindingNote } from './finding-note';
import type { Finding, FindingPlace } from './lint/finding';
import type { BlockActions } from './use-block-actions';
import { otherLanguage } from './written-blocks';

interface BlockEditorProps {
  botKey: string;
  block: InstructionBlock;
  index: number;
  total: number;
  /** Which of its texts is edited. */
  language: Locale;
  /** Both texts, side by side. */
  both: boolean;
  /** Whether the agent has texts in the other language, so that one that is missing is missed. */
  isBilingual: boolean;
  /** What the provider does not take: paths within the block, with spaces between them. */
  refused: string;
  /** Where the agent answers. */
  channels: readonly string[];
  findings: readonly Finding[];
  numberOf: (blockId: string) => number;
  actions: BlockActions;
  /** Where a dragged block would come to stand. */
  drop: 'before' | 'after' | undefined;
  dragged: boolean;
  onDragStart: (event: PointerEvent<HTMLElement>, blockId: string, index: number) => void;
  onGoTo: (place: FindingPlace) => void;
  onDismiss: (finding: Finding) => void;
  onHistory: (blockId: string) => void;
}

const DROP_LINE = 'pointer-events-none absolute inset-x-0 h-1 rounded-full bg-primary';

/** One block of an agent's instructions. */
export const BlockEditor = memo(function BlockEditor({
  botKey,
  block,
  index,
  total,
  language,
  both,
  isBilingual,
  refused,
  channels,
  findings,
  numberOf,
  actions,
  drop,
  dragged,
  onDragStart,
  onGoTo,
  onDismiss,
  onHistory,
}: BlockEditorProps) {
  const { LL } = useI18nContext();
  const t = LL.instructions;
  const { blockId, texts } = block;
  const n = index + 1;
  const other = otherLanguage(language);
  const isRefused = (one: Locale) => refused.split(' ').includes(`texts.${one}`);
  const refusedAsWhole = refused !== '' && !isRefused('en') && !isRefused('es');
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.move(blockId, event.key === 'ArrowUp' ? index - 1 : index + 1, total);
  };
  return (
    <li
      data-block={blockId}
      aria-label={t.block({ n })}
      className={clsx(
        'relative rounded-box border border-line p-4 [&_:is(button,input,select,textarea)]:scroll-mt-36',
        block.enabled ? 'bg-base-100' : 'bg-base-200',
        dragged && 'z-10 border-primary shadow-xl',
      )}
      onKeyDown={handleKeyDown}
    >
      <UnpublishedEdge path={`instructions.${blockId}`} className="inset-y-2 -start-px rounded-e" />
      {drop && <div className={clsx(DROP_LINE, drop === 'before' ? '-top-2.5' : '-bottom-2.5')} />}
      <div className="mb-3 flex items-center justify-between gap-x-4 gap-y-2 max-sm:items-start max-sm:gap-x-2 sm:flex-wrap">
        <BlockHeader block={block} index={index} actions={actions} onDragStart={onDragStart} />
        <BlockControls block={block} index={index} total={total} actions={actions} onHistory={onHistory} />
      </div>
      <div className={clsx('grid gap-x-6 gap-y-3', both && 'grid-cols-2')}>
        <BlockText
          block={block}
          language={language}
          label={t.textLabel({ n })}
          refused={isRefused(language)}
          channels={channels}
          onWrite={actions.write}
        />
        {both ? (
          <BlockText
            block={block}
            language={other}
            label={t.otherTextLabel[other]({ n })}
            refused={isRefused(other)}
            channels={channels}
            onWrite={actions.write}
          />
        ) : texts[other] === '' ? (
          isBilingual &&
          texts[language] !== '' && (
            <p className="text-[0.8125rem] text-warning">{t.findings.missing[other]()}</p>
          )
        ) : (
          <details className="min-w-0">
            <summary className="w-fit cursor-pointer py-0.5 text-[0.8125rem] text-quiet hover:underline max-sm:py-3">
              {t.otherText[other]()}
            </summary>
            <p
              lang={other}
              className="mt-1 whitespace-pre-wrap rounded-field bg-base-content/5 px-3 py-2 [overflow-wrap:anywhere]"
            >
              {texts[other]}
            </p>
          </details>
        )}
      </div>
      {refusedAsWhole && <p className="mt-2 text-[0.8125rem] text-error">{t.textRefused()}</p>}
      {findings.length > 0 && (
        <ul aria-label={t.findings.beside({ n })} className="mt-3 divide-y divide-line border-line border-t">
          {findings.map((finding) => (
            <FindingNote
              key={finding.id}
              botKey={botKey}
              finding={finding}
              blockId={blockId}
              language={language}
              numberOf={numberOf}
              onGoTo={onGoTo}
              onTurnOff={() => actions.change(blockId, (now) => ({ ...now, enabled: false }))}
              onDismiss={onDismiss}
            />
          ))}
        </ul>
      )}
    </li>
  );
});
