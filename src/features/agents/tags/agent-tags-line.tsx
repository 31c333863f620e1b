import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import { lazy, useState } from 'react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { loadPart } from '@/lib/load-part';
import { useMay } from '@/shared/account/use-may';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';

const EditAgentTags = lazy(() =>
  loadPart(async () => ({ default: (await import('./edit-agent-tags')).EditAgentTags })),
);

/** An agent's tags on its page, each a way to all that have it; nothing where the provider has no tags. */
export function AgentTagsLine({ agent }: { agent: AgentDetail }) {
  const { LL } = useI18nContext();
  const t = LL.agents.tag;
  const mayEdit = useMay()('edit');
  const [open, setOpen] = useState<boolean>();
  if (!agent.tags || agent.isCreator) return null;
  return (
    <>
      <ul aria-label={t.list()} className="flex flex-wrap gap-1 empty:hidden">
        {agent.tags.map((tag) => (
          <li key={tag}>
            <Link
              to="/{-$locale}/dashboard/agents"
              search={{ tag }}
              // Small to the eye, and as high as a thumb needs it.
              className="relative block rounded-full border border-line px-2.5 text-quiet text-xs leading-6 hover:text-base-content hover:underline max-sm:after:absolute max-sm:after:-inset-y-2.5 max-sm:after:inset-x-0"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Tag size={14} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t.edit()}
        </Button>
      )}
      {open !== undefined && (
        <Late>
          <WithTexts nouns={['agentTags']}>
            <EditAgentTags agent={agent} open={open} onClose={() => setOpen(false)} />
          </WithTexts>
        </Late>
      )}
    </>
  );
}
