import { useEffect, useState } from 'react';
import { AgentPart } from '@/api/generated/schemas/agentPart.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { known } from '@/api/known';
import type { AgentTab } from '@/shared/agents/agent-tab';

/** Where a check is fixed: the block or tool it names, the place of its code, else the whole part. */
function placeOf(panel: Element, { code, itemId }: ReadinessCheck): Element {
  const places = [...panel.querySelectorAll<HTMLElement>('[data-place], [data-block]')];
  const isIt = ({ dataset }: HTMLElement) => [dataset.place, dataset.block].includes(itemId ?? code);
  return places.find(isIt) ?? panel;
}

/** Whether there was something to give the focus to. */
function focusOn(check: ReadinessCheck): boolean {
  const panel = document.querySelector('[role="tabpanel"][data-state="active"]');
  if (!panel) return false;
  const place = placeOf(panel, check);
  const [language = ''] = check.languages;
  const field = [`textarea[lang="${language}"]`, 'textarea', 'input:checked', 'input, select, button']
    .map((wanted) => place.querySelector(wanted))
    .find((found) => found !== null);
  if (!(field instanceof HTMLElement)) return false;
  field.focus();
  return true;
}

/** Leads to the place that a check speaks of: opens its part of the agent's page, then gives the place the focus. */
export function useGoToFix(
  tab: AgentTab,
  onTab: (tab: AgentTab, language?: Locale) => void,
): (check: ReadinessCheck) => void {
  const [wanted, setWanted] = useState<ReadinessCheck>();
  useEffect(() => {
    if (!wanted || wanted.tab !== tab) return;
    const arrive = () => {
      if (!focusOn(wanted)) return;
      coming.disconnect();
      setWanted(undefined);
    };
    // The part that was just opened is rendered after this, or its code is still on its way.
    const coming = new MutationObserver(arrive);
    coming.observe(document.body, { childList: true, subtree: true });
    arrive();
    return () => coming.disconnect();
  }, [wanted, tab]);
  return (check) => {
    const part = known(AgentPart, check.tab);
    if (!part) return;
    setWanted(check);
    onTab(part, known(Locale, check.languages[0]));
  };
}
