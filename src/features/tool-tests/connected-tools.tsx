import { useI18nContext } from '@i18n/i18n-react';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { useToolkitName } from '@/shared/tool-calls/use-toolkit-name';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { isConnected } from './is-connected';

interface ConnectedToolsProps {
  toolkits: readonly Toolkit[];
  onChoose: (toolkit: string) => void;
}

/** How many stand there to be pressed; all of them are in the field. */
const SHOWN = 6;

/** Before a tool is chosen: what comes of it, and those that can be tried at once. */
export function ConnectedTools({ toolkits, onChoose }: ConnectedToolsProps) {
  const t = useI18nContext().LL.toolCalls.tests.nothingChosen;
  const nameOf = useToolkitName();
  const connected = toolkits.filter(isConnected).slice(0, SHOWN);
  return (
    <EmptyState
      drawing="tools"
      title={t.title()}
      text={t.text()}
      action={
        connected.length > 0 && (
          <ul aria-label={t.connected()} className="flex flex-wrap justify-center gap-2">
            {connected.map(({ toolkit, name }) => (
              <li key={toolkit}>
                <Button variant="secondary" size="sm" onClick={() => onChoose(toolkit)}>
                  {nameOf(toolkit, name)}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
