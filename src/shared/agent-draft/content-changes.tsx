import { useI18nContext } from '@i18n/i18n-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { Badge } from '@/ui/badge';
import { TextDiff } from '@/ui/text-diff';
import { type ContentChange, diffContent } from './diff-content';
import { useContentTexts } from './use-content-texts';

interface ContentChangesProps {
  before: AgentContent;
  after: AgentContent;
}

/** So many are seen at a glance. */
const FEW = 3;
/** What is lost comes first. */
const KINDS = ['removed', 'changed', 'added', 'moved'] as const;
const TONES = { added: 'success', removed: 'error', changed: 'info', moved: 'neutral' } as const;

/** What is different in two contents of an agent, field by field, before and after. */
export function ContentChanges({ before, after }: ContentChangesProps) {
  const { LL } = useI18nContext();
  const t = LL.draft;
  const { label, text } = useContentTexts(after, before);
  const changes = diffContent(before, after);
  if (changes.length === 0) return <p className="text-quiet">{t.nothing()}</p>;
  return (
    <div>
      {changes.length > FEW && <ChangeCounts changes={changes} />}
      <ul className="flex flex-col divide-y divide-line">
        {changes.map(({ path, kind, before: was, after: is }) => {
          // That a channel is one of them is said by its name.
          const [old, now] = path.startsWith('channels.') ? ['', ''] : [text(path, was), text(path, is)];
          // Only what somebody wrote on both sides is compared word by word, not the name of a choice.
          const words = kind === 'changed' && old !== '' && old === was && now !== '' && now === is;
          const labels = { removedLabel: t.kinds.removed(), addedLabel: t.kinds.added() };
          return (
            <li
              key={`${path} ${kind}`}
              className="flex min-w-0 flex-col gap-1.5 py-3 [overflow-wrap:anywhere]"
            >
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <Badge tone={TONES[kind]}>{t.kinds[kind]()}</Badge>
                {label(path)}
              </p>
              {old !== '' && (
                <p className="whitespace-pre-wrap rounded-field bg-error/8 px-3 py-1.5 text-[0.8125rem]">
                  <span className="sr-only">{t.before()}: </span>
                  {words ? (
                    <TextDiff before={old} after={now} side="before" {...labels} />
                  ) : (
                    <del className="no-underline">{old}</del>
                  )}
                </p>
              )}
              {now !== '' && (
                <p className="whitespace-pre-wrap rounded-field bg-success/8 px-3 py-1.5 text-[0.8125rem]">
                  <span className="sr-only">{t.after()}: </span>
                  {words ? (
                    <TextDiff before={old} after={now} side="after" {...labels} />
                  ) : (
                    <ins className="no-underline">{now}</ins>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How many changes there are of each kind. */
function ChangeCounts({ changes }: { changes: readonly ContentChange[] }) {
  const t = useI18nContext().LL.draft.counts;
  const counted = KINDS.map((kind) => ({ kind, n: changes.filter((one) => one.kind === kind).length }));
  return (
    <ul className="flex flex-wrap gap-1.5 pb-3">
      {counted
        .filter(({ n }) => n > 0)
        .map(({ kind, n }) => (
          <li key={kind}>
            <Badge tone={TONES[kind]}>{t[kind]({ n })}</Badge>
          </li>
        ))}
    </ul>
  );
}
