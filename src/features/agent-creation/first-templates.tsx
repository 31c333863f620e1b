import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useAgentTemplates } from '@/api/generated/agent-creation/agent-creation';
import { localText } from '@/shared/agent-draft/local-text';
import { TEXT_LINK } from '@/ui/text-link-class';

const SHOWN = 3;

/** The first templates, to begin with one of them; where none can be read there is still the way that needs none. */
export function FirstTemplates() {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.first;
  const { data, isLoadingError } = useAgentTemplates();
  const title = useId();
  if (isLoadingError || data?.items.length === 0) return null;
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
      {/* Its room is there before them. */}
      <ul className="grid min-h-24 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data?.items.slice(0, SHOWN).map(({ templateId, name, summary }) => (
          <li
            key={templateId}
            className="relative rounded-box border border-line bg-base-100 p-4 hover:border-edge"
          >
            <h3 className="font-semibold [overflow-wrap:anywhere]">
              <Link
                to="/{-$locale}/dashboard/setup/create-new-agent"
                search={{ way: 'template', template: templateId }}
                className="covers-card"
              >
                {localText(name, locale)}
              </Link>
            </h3>
            <p className="mt-1 text-quiet">{localText(summary, locale)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
