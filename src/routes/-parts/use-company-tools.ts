import type { ToolkitList } from '@/api/generated/schemas';
import { useToolkits } from '@/api/generated/toolkits/toolkits';

// Outside: the same answer gives the same list.
const toolsOf = ({ items }: ToolkitList) =>
  items.map(({ toolkit, name, connection }) => ({
    toolkit,
    name,
    connected: connection?.status === 'ACTIVE',
  }));

/** The company's tools by name; undefined as long as the provider has not told them. */
export function useCompanyTools(accountId: string) {
  return useToolkits({ accountId }, { query: { select: toolsOf } }).data;
}
