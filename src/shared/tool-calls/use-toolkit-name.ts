import { useI18nContext } from '@i18n/i18n-react';
import { humanised } from '@/lib/humanised';
import { OWN_TOOLKIT } from './own-toolkit';

/** What a toolkit is called: the company's own tools in its language, others as their makers call them. */
export function useToolkitName(): (toolkit: string, name: string) => string {
  const t = useI18nContext().LL.toolCalls;
  return (toolkit, name) => (toolkit === OWN_TOOLKIT ? t.ownTools() : name || humanised(toolkit));
}
