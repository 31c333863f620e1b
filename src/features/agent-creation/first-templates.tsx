import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useAgentTemplates } from '@/api/generated/agent-creation/agent-creation';
import { Skeleton } from '@/ui/skeleton';
import { TEXT_LINK } from '@/ui/text-link-class';
import { TemplateCard } from './template-card';
import { useToolsOf } from './use-tools-of';

const SHOWN = 3;
const AWAITED = ['one', 'two', 'three'] as const;
const GRID = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

/** The first templates, to begin with one of them; where none can be read there is still the way that needs none. */
export function FirstTemplates() {
  const t = useI18nContext().LL.creation.first;
  const { data, error } = useAgentTemplates();
  const toolsOf = useToolsOf();
  const title = useId();
  if (!data && error) return null;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={title} className="font-semibold text-base">
          {t.title()}
        </h2>
        <Link
          to="/{-$locale}/dashboard/setup/create-new-agent"
          search={{ way: 'template' }}
          className={TEXT_LINK}
        >
          {t.all()}
        </Link>
      </div>
      {data ? (
        <ul className={GRID}>
          {data.items.slice(0, SHOWN).map((template) => (
            <TemplateCard
              key={template.templateId}
              template={template}
              tools={toolsOf(template)}
              heading="h3"
            />
          ))}
        </ul>
      ) : (
        <div className={GRID}>
          {AWAITED.map((one) => (
            <Skeleton key={one} className="h-44 w-full rounded-box" />
          ))}
        </div>
      )}
    </section>
  );
}
