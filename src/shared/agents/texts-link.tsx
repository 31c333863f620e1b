import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TEXT_LINK } from '@/ui/text-link-class';

/** To the texts that an agent's visitors read, its greeting among them. */
export function TextsLink({ botKey, children }: { botKey: string; children: ReactNode }) {
  return (
    <Link
      to="/{-$locale}/dashboard/agents/$keyBot"
      params={{ keyBot: botKey }}
      search={{ tab: 'texts' }}
      className={TEXT_LINK}
    >
      {children}
    </Link>
  );
}
