import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface CreatorChoiceLinkProps {
  /** The creator's own key, where it is known. */
  creatorKey: string | undefined;
  className: string;
  children: ReactNode;
}

/** To the choice of what to work on with the creator; to the agents, where nobody says which one it is. */
export function CreatorChoiceLink({ creatorKey, ...props }: CreatorChoiceLinkProps) {
  const target =
    creatorKey === undefined
      ? linkOptions({ to: '/{-$locale}/dashboard/agents' })
      : linkOptions({ to: '/{-$locale}/dashboard/creator-agent/$keyBot', params: { keyBot: creatorKey } });
  return <Link {...target} {...props} />;
}
