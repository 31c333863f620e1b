import { useI18nContext } from '@i18n/i18n-react';
import { useTests } from '@/api/generated/agent-tests/agent-tests';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { localText } from '@/shared/agent-draft/local-text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { type ActionOn, countActions, MANY_ACTIONS, unusedActions } from './unused-actions';

interface ManyActionsNoticeProps {
  botKey: string;
  content: AgentContent;
  toolkits: readonly Toolkit[];
  /** Takes the actions away that nothing speaks of. */
  onTurnOff: (unused: readonly ActionOn[]) => void;
}

/** So many are named; the tools themselves are to be seen below. */
const NAMED = 3;

/** Warns of more actions than an agent can choose between, and names those that nothing speaks of. */
export function ManyActionsNotice({ botKey, content, toolkits, onTurnOff }: ManyActionsNoticeProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.tools.many;
  const n = countActions(content.tools);
  const isMany = n > MANY_ACTIONS;
  const tests = useTests(botKey, { query: { enabled: isMany } });
  if (!isMany || tests.isPending) return null;
  const instructions = content.instructions
    .filter(({ enabled }) => enabled)
    .flatMap(({ texts }) => Object.values(texts));
  const tested = (tests.data?.items ?? []).flatMap(({ name, questions, expectations }) => [
    name,
    ...questions,
    ...expectations.map(({ value }) => value),
  ]);
  const unused = unusedActions({ tools: content.tools, toolkits, texts: [...instructions, ...tested] });
  return (
    <Notice tone="warning" className="mb-4" title={t.title({ n, most: MANY_ACTIONS })}>
      {unused.length === 0 ? (
        <p>{t.allUsed()}</p>
      ) : (
        <>
          <p>{tests.data ? t.unused() : t.unusedInInstructions()}</p>
          <ul className="ms-5 list-disc">
            {unused.slice(0, NAMED).map(({ toolkit, action }) => (
              <li key={`${toolkit.toolkit}.${action.action}`}>
                {localText(action.name, locale) || action.action} ({toolkit.name || toolkit.toolkit})
              </li>
            ))}
            {unused.length > NAMED && <li>{t.more({ n: unused.length - NAMED })}</li>}
          </ul>
          {/* An agent whose instructions speak of no action at all may well need some. */}
          {unused.length < n && (
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => onTurnOff(unused)}>
              {t.turnOff({ n: unused.length })}
            </Button>
          )}
        </>
      )}
    </Notice>
  );
}
