import { useI18nContext } from '@i18n/i18n-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { Badge } from '@/ui/badge';
import { comparedWords } from '@/ui/compared-words';
import { TextDiff } from '@/ui/text-diff';
import { ByLanguage } from './by-language';
import { type ChangedField, changedFields, languageOf } from './changed-fields';
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

/** What is different in two contents of an agent, field by field: word by word where words stayed, else before and after. */
export function ContentChanges({ before, after }: ContentChangesProps) {
  const { LL } = useI18nContext();
  const t = LL.draft;
  const { label, text } = useContentTexts(after, before);
  const fields = changedFields(diffContent(before, after));
  if (fields.length === 0) return <p className="text-quiet">{t.nothing()}</p>;
  const isMain = ({ path }: ContentChange) => languageOf(path) === after.language;
  const mainFirst = (one: ContentChange, other: ContentChange) => Number(isMain(other)) - Number(isMain(one));
  return (
    <div>
      {fields.length > FEW && <ChangeCounts fields={fields} />}
      <ul className="flex flex-col divide-y divide-line">
        {fields.map(({ path, kind, changes }) => (
          <li key={`${path} ${kind}`} className="flex min-w-0 flex-col gap-1.5 py-3 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <Badge tone={TONES[kind]}>{t.kinds[kind]()}</Badge>
              {label(path)}
            </p>
            <ByLanguage changes={changes.toSorted(mainFirst)}>
              {(change) => <ChangedText change={change} text={text} />}
            </ByLanguage>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChangedTextProps {
  change: ContentChange;
  text: ReturnType<typeof useContentTexts>['text'];
}

const TEXT_CLASS = 'whitespace-pre-wrap rounded-field px-3 py-1.5 text-[0.8125rem]';

/** What stood there and what stands there now. */
function ChangedText({ change: { path, kind, before: was, after: is }, text }: ChangedTextProps) {
  const t = useI18nContext().LL.draft;
  // That a channel is one of them is said by its name.
  const [old, now] = path.startsWith('channels.') ? ['', ''] : [text(path, was), text(path, is)];
  // Only what somebody wrote on both sides is compared word by word, not the name of a choice.
  const isWritten = kind === 'changed' && old === was && now === is;
  if (isWritten && comparedWords(old, now))
    return (
      <p className={`${TEXT_CLASS} bg-base-content/5`} lang={languageOf(path)}>
        <TextDiff before={old} after={now} removedLabel={t.kinds.removed()} addedLabel={t.kinds.added()} />
      </p>
    );
  return (
    <>
      {old !== '' && (
        <p className={`${TEXT_CLASS} bg-error/8`} lang={languageOf(path)}>
          <span className="sr-only">{t.before()}: </span>
          <del className="no-underline">{old}</del>
        </p>
      )}
      {now !== '' && (
        <p className={`${TEXT_CLASS} bg-success/8`} lang={languageOf(path)}>
          <span className="sr-only">{t.after()}: </span>
          <ins className="no-underline">{now}</ins>
        </p>
      )}
    </>
  );
}

/** How many changes there are of each kind. */
function ChangeCounts({ fields }: { fields: readonly ChangedField<ContentChange>[] }) {
  const t = useI18nContext().LL.draft.counts;
  const counted = KINDS.map((kind) => ({ kind, n: fields.filter((one) => one.kind === kind).length }));
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
