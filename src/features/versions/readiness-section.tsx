import { useI18nContext } from '@i18n/i18n-react';
import { isUnavailable } from '@/api/api-error';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { Readiness } from '@/api/generated/schemas/readiness.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { useToolkits } from '@/api/generated/tools/tools';
import { useAccountId } from '@/shared/account/use-account-id';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { ReadinessList } from './readiness-list';

interface ReadinessSectionProps {
  /** What was found in the draft; undefined while nobody knows. */
  checked: Readiness | undefined;
  /** Why it could not be checked. */
  error: unknown;
  onRetry: () => void;
  content: AgentContent;
  /** Leads to where a check is fixed. */
  onFix: (check: ReadinessCheck) => void;
}

/** Whether a draft is ready to be published, while it is checked, and when nobody can say. */
export function ReadinessSection({ checked, error, onRetry, content, onFix }: ReadinessSectionProps) {
  const { LL } = useI18nContext();
  const t = LL.versions.readiness;
  const accountId = useAccountId();
  const isBlocked = checked?.items.some(({ state }) => state === 'blocking');
  const toolkits = useToolkits({ accountId });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{isBlocked ? t.blocked() : t.title()}</h3>
      {checked ? (
        <ReadinessList
          readiness={checked}
          content={content}
          toolName={(toolkit) => toolkits.data?.items.find((one) => one.toolkit === toolkit)?.name || toolkit}
          onFix={onFix}
        />
      ) : error ? (
        <Notice
          tone={isUnavailable(error) ? 'info' : 'warning'}
          action={
            !isUnavailable(error) && (
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {LL.common.retry()}
              </Button>
            )
          }
        >
          {t.unknown()}
        </Notice>
      ) : (
        <div role="status">
          <span className="sr-only">{t.checking()}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </section>
  );
}
