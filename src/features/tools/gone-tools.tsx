import { useI18nContext } from '@i18n/i18n-react';
import type { AgentTool } from '@/api/generated/schemas/agentTool.zod';
import { Button } from '@/ui/button';

interface GoneToolsProps {
  tools: readonly AgentTool[];
  onRemove: (toolkit: string) => void;
}

/** Toolkits that a draft names and that nobody offers any more. */
export function GoneTools({ tools, onRemove }: GoneToolsProps) {
  const t = useI18nContext().LL.agent.tools;
  if (tools.length === 0) return null;
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-t">
      {tools.map(({ toolkit }) => (
        <li key={toolkit} className="flex flex-wrap items-center justify-between gap-3 py-4">
          <div className="min-w-0">
            <p className="font-medium [overflow-wrap:anywhere]">{toolkit}</p>
            <p className="text-[0.8125rem] text-warning">{t.gone()}</p>
          </div>
          <Button variant="secondary" size="sm" onClick={() => onRemove(toolkit)}>
            {t.removeGone({ name: toolkit })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
