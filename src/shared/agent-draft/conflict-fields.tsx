import { useI18nContext } from '@i18n/i18n-react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMoment } from '@/lib/format';
import { useOwnName } from '@/shared/account/use-own-name';
import { Button } from '@/ui/button';
import { RadioCards } from '@/ui/radio-cards';
import { showToast, toastQueue } from '@/ui/toast/toast-queue';
import type { ConflictChoices } from './merge-content';
import type { AgentDraft } from './use-agent-draft';
import { useContentTexts } from './use-content-texts';

/** Somebody changed the same fields of a draft elsewhere: who, when, and for each field whose value stays. */
export function ConflictFields({ draft: { agent, content, conflict, resolve } }: { draft: AgentDraft }) {
  const { LL, locale } = useI18nContext();
  const t = LL.draft.conflict;
  const ownName = useOwnName();
  const [choices, setChoices] = useState<ConflictChoices>({});
  const { label, text } = useContentTexts(
    ...[content, agent?.draft.content].filter((one) => one !== undefined),
  );
  const section = useRef<HTMLElement>(null);
  const isOpen = conflict !== undefined;
  // Whoever types further down goes on without a jump, and reads there, until it is resolved, that nothing is saved.
  const leadHere = useEffectEvent(() =>
    showToast({
      type: 'error',
      title: t.elsewhere(),
      action: { label: t.show(), onClick: () => section.current?.focus() },
      duration: Number.POSITIVE_INFINITY,
    }),
  );
  useEffect(() => {
    const isAbove = section.current && section.current.getBoundingClientRect().bottom < 0;
    if (!isOpen || !isAbove) return undefined;
    const id = leadHere();
    return () => toastQueue.dismiss(id);
  }, [isOpen]);
  if (!conflict) return null;
  const { by = LL.common.unknown(), conflicts } = conflict;
  const at = formatMoment(locale, conflict.at) ?? LL.common.unknown();
  // Their own other tab, or the draft on their phone: it would name them as if they were somebody else.
  const isOwn = by === ownName;
  const shown = (path: string, value: unknown) =>
    text(path, value) || (value === undefined ? t.gone() : t.empty());
  const title = isOwn ? t.titleOwn({ at }) : t.title({ by, at });
  return (
    <section
      ref={section}
      aria-label={title}
      tabIndex={-1}
      className="flex scroll-mt-20 flex-col gap-4 rounded-box border border-error/40 bg-base-100 p-4"
    >
      <div role="alert" className="flex items-start gap-3">
        <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0 text-error" />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p>{t.text()}</p>
        </div>
      </div>
      {conflicts.map(({ path, mine, theirs }) => (
        <RadioCards
          key={path}
          legend={label(path)}
          name={`conflict ${path}`}
          value={choices[path] ?? 'mine'}
          onChange={(side) => setChoices({ ...choices, [path]: side === 'theirs' ? 'theirs' : 'mine' })}
          options={[
            { value: 'mine', title: t.mine(), text: shown(path, mine) },
            { value: 'theirs', title: isOwn ? t.theirsOwn() : t.theirs({ by }), text: shown(path, theirs) },
          ]}
        />
      ))}
      <Button
        className="self-start"
        onClick={() => {
          resolve(choices);
          setChoices({});
        }}
      >
        {t.keep()}
      </Button>
    </section>
  );
}
