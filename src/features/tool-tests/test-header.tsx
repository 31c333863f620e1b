import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import type { TestTarget } from './use-test-target';

interface TestHeaderProps {
  /** Which of the two pages it heads; it leads to the other one with the same choices. */
  page: keyof typeof OTHER;
  target: TestTarget;
}

const OTHER = {
  action: '/{-$locale}/dashboard/composio-integration-test',
  integration: '/{-$locale}/dashboard/composio-test',
} as const;

/** The head of a page on which tools are tried. */
export function TestHeader({ page, target: { toolkit, action } }: TestHeaderProps) {
  const { LL } = useI18nContext();
  const t = LL.toolCalls.tests;
  return (
    <PageHeader
      title={t[page].title()}
      text={t[page].text()}
      back={
        <Link to="/{-$locale}/dashboard/setup/tools" search={{}} className="hover:underline">
          {LL.shell.tools()}
        </Link>
      }
      actions={
        <Link
          to={OTHER[page]}
          search={{ toolkit: toolkit?.toolkit, action: action?.action }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {page === 'action' ? t.toIntegration() : t.toAction()}
        </Link>
      }
    />
  );
}
