import { useI18nContext } from '@i18n/i18n-react';
import { Circle, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { AgentPart } from '@/api/generated/schemas/agentPart.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { Readiness } from '@/api/generated/schemas/readiness.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { ReadinessCode } from '@/api/generated/schemas/readinessCode.zod';
import { known, textFor } from '@/api/known';
import { BLANK } from '@/shared/agent-draft/blank';
import { useContentTexts } from '@/shared/agent-draft/use-content-texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

interface ReadinessListProps {
  readiness: Readiness;
  content: AgentContent;
  toolName: (toolkit: string) => string;
  /** Leads to where it is fixed. */
  onFix: (check: ReadinessCheck) => void;
}

/** The states that something is said of. */
const Found = z.enum(['blocking', 'warning']);
/** What can be in order. */
const Subject = z.enum([
  'INSTRUCTIONS',
  'BLOCK',
  'BLANK',
  'GREETING',
  'CHANNELS',
  'TOOL',
  'HANDOFF',
  'HANDOFF_RULE',
  'TEXT',
]);
const STATES = {
  blocking: { icon: CircleX, text: 'text-error' },
  warning: { icon: TriangleAlert, text: 'text-warning' },
} as const;
const OTHER_STATE = { icon: Circle, text: 'text-quiet' };

/** The text in which something was left to be filled in, a block, a piece of knowledge or a text for visitors, and what. */
function blankIn(
  itemId: string,
  { instructions, knowledge, greeting, texts }: AgentContent,
  label: (path: string) => string,
): { what: string; blank: string | undefined } {
  const found = (what: string, ...written: readonly string[]) => ({
    what,
    blank: written.flatMap((text) => text.match(BLANK) ?? [])[0],
  });
  if (itemId === 'greeting') return found(label('greeting'), ...Object.values(greeting));
  const block = instructions.find(({ blockId }) => blockId === itemId);
  if (block) return found(label(`instructions.${itemId}`), ...Object.values(block.texts));
  const item = knowledge.find((one) => one.itemId === itemId);
  if (item) return found(item.title || label(`knowledge.${itemId}`), item.title, item.text);
  const text = Object.entries(texts).find(([name]) => name === itemId)?.[1];
  return found(label(`texts.${itemId}`), ...Object.values(text ?? {}));
}

/** What was found in a draft before it is published: what is to be fixed first, what is worth a look, what is in order. */
export function ReadinessList({ readiness, content, toolName, onFix }: ReadinessListProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.readiness;
  const { label } = useContentTexts(content);
  const ids = useId();
  const { items, total } = readiness;
  const list = (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts);

  function faultOf({ code, itemId, languages: missing }: ReadinessCheck): string {
    const named = missing.length > 0 ? missing : [content.language];
    const languages = list(named.map((language) => textFor(Locale, LL.common.languageNames, language)));
    const one = known(ReadinessCode, code);
    if (one === undefined) return code;
    if (one === 'BLOCK') {
      const what = itemId === null ? t.subjects.BLOCK() : label(`instructions.${itemId}`);
      return missing.includes(content.language)
        ? t.blockInMainLanguage({ what, languages })
        : t.faults.BLOCK({ what, languages });
    }
    if (one === 'BLANK') {
      if (itemId === null) return t.faults.BLANK({ what: t.subjects.TEXT() });
      const { what, blank } = blankIn(itemId, content, label);
      return blank === undefined ? t.faults.BLANK({ what }) : t.blankNamed({ what, blank });
    }
    if (one === 'GREETING') return t.faults.GREETING({ languages });
    if (one === 'TEXT')
      return t.faults.TEXT({
        what: itemId === null ? t.subjects.TEXT() : label(`texts.${itemId}`),
        languages,
      });
    if (one === 'HANDOFF_RULE')
      return t.faults.HANDOFF_RULE({
        what: itemId === null ? t.subjects.HANDOFF_RULE() : label(`handoff.rules.${itemId}`),
      });
    if (one === 'CHANNELS' && itemId !== null)
      return t.channelsOff({ channel: textFor(ChannelKind, LL.shell.facts.channelKinds, itemId) });
    if (one === 'TOOL')
      return t.faults.TOOL({ what: itemId === null ? t.subjects.TOOL() : toolName(itemId) });
    return t.faults[one]();
  }

  // Whatever has a fault is not all good: of its part nothing else is praised.
  const faulty = new Set(items.flatMap(({ state, tab }) => (state === 'ok' || tab === null ? [] : [tab])));
  const inOrder = items.flatMap(({ state, code, tab }) =>
    state === 'ok' && code !== 'CHANGES' && code !== 'PAUSED' && !(tab !== null && faulty.has(tab))
      ? [textFor(Subject, t.subjects, code)]
      : [],
  );
  const states = new Set([...Found.options, ...items.map(({ state }) => state)]);
  states.delete('ok');
  const found = [...states].map((state) => ({
    state,
    checks: items.filter((check) => check.state === state),
  }));
  return (
    <div className="flex flex-col gap-4">
      {found.map(({ state, checks }) => {
        if (checks.length === 0) return null;
        const one = known(Found, state);
        const { icon: Icon, text } = one ? STATES[one] : OTHER_STATE;
        return (
          <section key={state} aria-labelledby={`${ids}${state}`}>
            <h4 id={`${ids}${state}`} className="font-medium text-[0.8125rem] text-quiet">
              {one ? t.states[one]() : <Badge>{state}</Badge>}
            </h4>
            <ul className="flex flex-col divide-y divide-line">
              {checks.map((check) => {
                const fault = faultOf(check);
                return (
                  <li
                    key={`${check.code} ${check.itemId}`}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
                  >
                    <p className="flex min-w-0 flex-1 basis-60 items-start gap-2.5 [overflow-wrap:anywhere]">
                      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${text}`} />
                      {known(ReadinessCode, check.code) ? fault : <Badge>{fault}</Badge>}
                    </p>
                    {known(AgentPart, check.tab) && (
                      <Button
                        variant={state === 'blocking' ? 'primary' : 'secondary'}
                        size="sm"
                        aria-label={t.fixWhat({ what: fault })}
                        onClick={() => onFix(check)}
                      >
                        {t.fix()}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      {inOrder.length > 0 && (
        <p className="flex items-start gap-2.5 text-quiet">
          <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          {items.every(({ state }) => state === 'ok') ? t.ready() : t.inOrder({ what: list(inOrder) })}
        </p>
      )}
      {total > items.length && (
        <p className="text-quiet">{LL.failures.someUnreadable({ missing: total - items.length, total })}</p>
      )}
    </div>
  );
}
