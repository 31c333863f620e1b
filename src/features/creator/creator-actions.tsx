import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MessageCircle, MessageSquarePlus } from 'lucide-react';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

interface CreatorActionsProps {
  botKey: string;
  /** Whether the draft has something that visitors do not have yet. */
  isChanged: boolean;
  /** Whether something is left to be decided first. */
  isUndecided: boolean;
  /** Undefined while nothing was said. */
  onStartOver: (() => void) | undefined;
}

/** A phone has all of them in one row. */
const LINK = `${buttonClass({ variant: 'secondary' })} max-sm:px-3`;

/** Where an agent's work goes on from the creator: another conversation, its page, a test, its publishing. */
export function CreatorActions({ botKey, isChanged, isUndecided, onStartOver }: CreatorActionsProps) {
  const { LL } = useI18nContext();
  const t = LL.creator;
  const mayPublish = useMay()('publish');
  return (
    <>
      {onStartOver && (
        <Button
          variant="secondary"
          className="max-sm:px-3"
          icon={<MessageSquarePlus size={16} aria-hidden="true" />}
          onClick={onStartOver}
        >
          <span className="max-sm:sr-only">{t.newConversation()}</span>
        </Button>
      )}
      <Link to="/{-$locale}/dashboard/agents/$keyBot" params={{ keyBot: botKey }} className={LINK}>
        {t.page()}
      </Link>
      <Link to="/{-$locale}/dashboard/agents/$keyBot/test-agent" params={{ keyBot: botKey }} className={LINK}>
        <MessageCircle size={16} aria-hidden="true" className="max-sm:hidden" />
        {t.test()}
      </Link>
      {isChanged && mayPublish && (
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: botKey }}
          search={{ publish: true }}
          className={isUndecided ? LINK : `${buttonClass({ variant: 'primary' })} max-sm:px-3`}
        >
          {t.publish()}
        </Link>
      )}
    </>
  );
}
