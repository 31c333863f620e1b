import { useI18nContext } from '@i18n/i18n-react';
import { PageHeader } from '@/ui/page-header';

/** The conversations of visitors. */
export function ConversationsPage() {
  const { LL } = useI18nContext();
  return <PageHeader title={LL.shell.laterTitle()} />;
}
