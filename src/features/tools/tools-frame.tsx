import { useI18nContext } from '@i18n/i18n-react';
import { Link, linkOptions } from '@tanstack/react-router';
import clsx from 'clsx';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';
import { keepInRow } from '@/ui/keep-in-row';
import { PageHeader } from '@/ui/page-header';

/** The parts of the two pages about tools, in the order of their links. */
const PARTS = [
  { part: 'catalogue', link: linkOptions({ to: '/{-$locale}/dashboard/setup/tools', search: {} }) },
  { part: 'connections', link: linkOptions({ to: '/{-$locale}/dashboard/setup/tools2', search: {} }) },
  { part: 'own', link: linkOptions({ to: '/{-$locale}/dashboard/setup/tools', search: { view: 'own' } }) },
  {
    part: 'calls',
    link: linkOptions({ to: '/{-$locale}/dashboard/setup/tools2', search: { view: 'calls' } }),
  },
] as const;

interface ToolsFrameProps {
  part: (typeof PARTS)[number]['part'];
  /** The first thing to do there. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the pages about tools: their title, and the way to the other parts. */
export function ToolsFrame({ part: shown, action, children }: ToolsFrameProps) {
  const { LL } = useI18nContext();
  const t = LL.tools;
  const mayTest = useMay()('edit');
  return (
    <>
      <PageHeader
        title={LL.shell.tools()}
        text={t.parts[shown].text()}
        actions={
          <>
            {mayTest && (
              <Link
                to="/{-$locale}/dashboard/composio-test"
                search={{}}
                aria-label={t.test()}
                className={buttonClass({ variant: 'secondary' })}
              >
                <FlaskConical size={16} aria-hidden="true" className="max-sm:hidden" />
                <span className="sm:hidden">{t.testShort()}</span>
                <span className="max-sm:hidden">{t.test()}</span>
              </Link>
            )}
            {action}
          </>
        }
      />
      <nav
        data-row-of-tabs
        aria-label={t.partsLabel()}
        className="goes-on relative mb-4 max-w-full overflow-x-auto rounded-box"
      >
        <ul className="flex w-fit gap-0.5 rounded-box bg-base-content/8 p-1">
          {PARTS.map(({ part, link }) => (
            <li key={part}>
              <Link
                {...link}
                ref={part === shown ? keepInRow : undefined}
                aria-current={part === shown ? 'page' : undefined}
                className={clsx(
                  'flex min-h-8 items-center whitespace-nowrap rounded-field px-3 font-medium -outline-offset-2 max-sm:min-h-11',
                  part === shown
                    ? 'bg-raised text-base-content shadow-xs'
                    : 'text-base-content/75 hover:text-base-content',
                )}
              >
                {t.parts[part].title()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
