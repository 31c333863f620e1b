import { useI18nContext } from '@i18n/i18n-react';
import { CircleOff } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { CreatorChoiceLink } from './creator-choice-link';

/** Says that the agent one meant to talk about is no more, and leads to the others. */
export function AgentGone({ creatorKey }: { creatorKey: string | undefined }) {
  const { LL } = useI18nContext();
  const t = LL.creator.gone;
  return (
    <EmptyState
      icon={<CircleOff size={20} />}
      title={t.title()}
      text={t.text()}
      action={
        <CreatorChoiceLink creatorKey={creatorKey} className={buttonClass({ variant: 'secondary' })}>
          {t.action()}
        </CreatorChoiceLink>
      }
    />
  );
}
