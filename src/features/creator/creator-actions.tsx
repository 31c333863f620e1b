import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MessageCircle, MessageSquarePlus } from 'lucide-react';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

interface CreatorActionsProps {
  botKey: string;
  /** Undefined while nothing was said. */
  onStartOver: (() => void) | undefined;
}

/** Where an agent's work goes on from the creator: another conversation, its page, a test. */
export function CreatorActions({ botKey, onStartOver }: CreatorActionsProps) {
  const { LL } = useI18nContext();
  const t = LL.creator;
  return (
    <>
      {onStartOver && (
        <Button
          variant="secondary"
          icon={<MessageSquarePlus size={16} aria-hidden="true" />}
          onClick={onStartOver}
        >
          <span className="max-sm:sr-only">{t.newConversation()}</span>
        </Button>
      )}
      <Link
        to="/{-$locale}/dashboard/agents/$keyBot"
        params={{ keyBot: botKey }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t.page()}
      </Link>
      <Link
        to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
        params={{ keyBot: botKey }}
        className={buttonClass({ variant: 'secondary' })}
      >
        <MessageCircle size={16} aria-hidden="true" />
        {t.test()}
      </Link>
    </>
  );
}
