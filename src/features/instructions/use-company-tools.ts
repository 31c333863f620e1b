import type { ToolkitList } from '@/api/generated/schemas';
import { useToolkits } from '@/api/generated/tools/tools';
import { useAccountId } from '@/shared/account/use-account-id';

// Outside: the same answer gives the same list.
const toolsOf = ({ items }: ToolkitList) =>
  items.map(({ toolkit, name, connection }) => ({
    toolkit,
    name,
    connected: connection?.status === 'ACTIVE',
  }));

/** The company's tools by name; undefined as long as the provider has not answered. */
export function useCompanyTools() {
  return useToolkits({ accountId: useAccountId() }, { query: { select: toolsOf } }).data;
}
