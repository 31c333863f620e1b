import type { ComponentProps } from 'react';
import { VisitorTextsTab } from '@/features/agents/visitor-texts/visitor-texts-tab';
import { useWidgetTexts } from '@/features/widget-designer/use-widget-texts';

/** What visitors of an agent read, with the texts of its web widgets counted among it. */
export function AgentVisitorTexts(props: Omit<ComponentProps<typeof VisitorTextsTab>, 'others'>) {
  const others = useWidgetTexts(props.draft.agent?.botKey ?? '');
  return <VisitorTextsTab {...props} others={others} />;
}
