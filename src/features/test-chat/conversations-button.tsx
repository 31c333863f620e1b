import { useI18nContext } from '@i18n/i18n-react';
import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';

/** Opens the earlier conversations; there before what it opens has arrived. */
export function ConversationsButton(props: Omit<ComponentProps<typeof Button>, 'children' | 'icon'>) {
  const t = useI18nContext().LL.testAgent.conversations;
  return (
    <Button {...props} variant="secondary" icon={<History size={16} aria-hidden="true" />}>
      <span className="max-sm:sr-only">{t.open()}</span>
    </Button>
  );
}
