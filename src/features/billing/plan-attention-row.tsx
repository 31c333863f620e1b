import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';

interface PlanAttentionRowProps extends Omit<ComponentProps<typeof AttentionRow>, 'action'> {
  /** What the link to the plan says. */
  action: string;
}

/** What somebody has to know of the plan, with the way to it. */
export function PlanAttentionRow({ action, ...row }: PlanAttentionRowProps) {
  return (
    <AttentionRow
      {...row}
      action={
        <Link
          to="/{-$locale}/dashboard/settings"
          search={{ section: 'plan' }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {action}
        </Link>
      }
    />
  );
}
