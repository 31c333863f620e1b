import { useI18nContext } from '@i18n/i18n-react';
import { exportAgent } from '@/api/generated/agent-creation/agent-creation';
import { download } from '@/lib/download';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { showToast } from '@/ui/toast/toast-queue';
import { agentFileName } from './agent-file-name';

/** Gives an agent as a file, written so that a person can read it and compare two of them line by line. */
export function useExportAgent() {
  const { LL } = useI18nContext();
  const showFailure = useFailureToast();
  return async (botKey: string): Promise<void> => {
    try {
      const document = await exportAgent(botKey);
      const text = `${JSON.stringify(document, null, 2)}\n`;
      download(agentFileName(document.name), new Blob([text], { type: 'application/json' }));
      showToast({ title: LL.agentActions.exported({ name: document.name }) });
    } catch (error) {
      showFailure(error);
    }
  };
}
