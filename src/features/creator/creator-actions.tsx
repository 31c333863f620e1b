import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MessageCircle, MessageSquarePlus } from 'lucide-react';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { usePhone } from '@/ui/use-phone';
import { CreatorMenu } from './creator-menu';

interface CreatorActionsProps {
  botKey: string;
  /** Whether the draft has something that visitors do not have yet. */
  isChanged: boolean;
  /** Whether something is left to be decided first. */
  isUndecided: boolean;
  /** Undefined while nothing was said. */
  onStartOver: (() => void) | undefined;
}

/** On a phone a title of usual length stays in one line beside them. */
const LINK = `${buttonClass({ variant: 'secondary' })} max-sm:px-3`;

/**
 * Where an agent's work goes on from the creator: another conversation, its page, a test, its publishing. A phone keeps
 * the room for the conversation: the last of them stands beside the title, the others behind one button.
 */
export function CreatorActions({ botKey, isChanged, isUndecided, onStartOver }: CreatorActionsProps) {
  const { LL } = useI18nContext();
  const t = LL.creator;
  const mayPublish = useMay()('publish');
  const phone = usePhone();
  const params = { keyBot: botKey };
  const publishes = isChanged && mayPublish;
  return (
    <>
      {!phone && onStartOver && (
        <Button
          variant="ghost"
          icon={<MessageSquarePlus size={16} aria-hidden="true" />}
          onClick={onStartOver}
        >
          {t.newConversation()}
        </Button>
      )}
      {!phone && (
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={params}
          className={buttonClass({ variant: 'ghost' })}
        >
          {t.page()}
        </Link>
      )}
      {!(phone && publishes) && (
        <Link to="/{-$locale}/dashboard/agents/$keyBot/test-agent" params={params} className={LINK}>
          <MessageCircle size={16} aria-hidden="true" />
          {t.test()}
        </Link>
      )}
      {publishes && (
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={params}
          search={{ publish: true }}
          className={isUndecided ? LINK : `${buttonClass({ variant: 'primary' })} max-sm:px-3`}
        >
          {t.publish()}
        </Link>
      )}
      {phone && <CreatorMenu botKey={botKey} hasTest={publishes} onStartOver={onStartOver} />}
    </>
  );
}
