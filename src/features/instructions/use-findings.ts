import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { useDraft } from '@/session/use-draft';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import type { Finding } from './lint/finding';

/** How long after the last change the blocks are looked through: never while somebody types. */
const LOOKED_AFTER_MS = 500;

/** A tool of the company that instructions may speak of. */
export interface CompanyTool {
  toolkit: string;
  name: string;
  connected: boolean;
}

const Dismissed = z.array(z.string());
const NONE: readonly Finding[] = [];

/** What is worth a second look in an agent's instructions, and what somebody has said is no problem. */
export function useFindings(
  botKey: string,
  content: AgentContent | undefined,
  companyTools: readonly CompanyTool[],
) {
  const [found, setFound] = useState<readonly Finding[]>();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  useDraft(`findings-${botKey}`, {
    value: dismissed.length > 0 ? dismissed : undefined,
    onKept: (kept) => {
      const read = Dismissed.safeParse(kept);
      if (read.success) setDismissed((now) => [...now, ...read.data]);
    },
  });

  const { instructions: blocks, language, tools: enabled } = content ?? {};
  useEffect(() => {
    if (!blocks || !language) return;
    let here = true;
    const tools = companyTools.map(({ toolkit, name, connected }) => ({
      name,
      connected,
      enabled: enabled?.some((one) => one.toolkit === toolkit) ?? false,
    }));
    const look = async () => {
      const { lintInstructions } = await import('./lint/lint-instructions');
      const next = lintInstructions(blocks, { language: writtenLocale(language), tools });
      // The same as before renders nothing anew.
      if (here) setFound((old) => (old && sameIds(old, next) ? old : next));
    };
    // Without its file nothing is found; the texts can be written all the same.
    const timer = setTimeout(() => void look().catch(() => undefined), LOOKED_AFTER_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [blocks, language, enabled, companyTools]);

  return useMemo(() => {
    const shown = found?.filter(({ id }) => !dismissed.includes(id)) ?? NONE;
    return {
      /** Whether the blocks were looked through. */
      looked: found !== undefined,
      findings: shown,
      hidden: (found?.length ?? 0) - shown.length,
      dismiss: ({ id }: Finding) => setDismissed((now) => [...now, id]),
      showHidden: () => setDismissed([]),
    };
  }, [found, dismissed]);
}

function sameIds(one: readonly Finding[], other: readonly Finding[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}
