import { AgentPart } from '@/api/generated/schemas/agentPart.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { known } from '@/api/known';
import { focusWhenThere } from '@/lib/focus-when-there';
import type { AgentTab } from '@/shared/agents/agent-tab';

/** Where a check is fixed: the block or tool it names, the place of its code, else the whole part. */
function placeOf(panel: Element, { code, itemId }: ReadinessCheck): Element {
  const places = [...panel.querySelectorAll<HTMLElement>('[data-place], [data-block]')];
  // The greeting is the one visitor text with a check of its own.
  const wanted = itemId ?? (code === 'GREETING' ? 'greeting' : code);
  const isIt = ({ dataset }: HTMLElement) => [dataset.place, dataset.block].includes(wanted);
  return places.find(isIt) ?? panel;
}

/** Whether there was something to give the focus to; the part that was open before is left alone. */
function focusOn(check: ReadinessCheck, part: AgentPart): boolean {
  const panel = document.querySelector(`[role="tabpanel"][data-state="active"][id$="-content-${part}"]`);
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
export function goToFix(check: ReadinessCheck, onTab: (tab: AgentTab, language?: Locale) => void): void {
  const part = known(AgentPart, check.tab);
  if (!part) return;
  onTab(part, known(Locale, check.languages[0]));
  focusWhenThere(() => focusOn(check, part));
}
