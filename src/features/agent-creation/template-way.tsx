import { useI18nContext } from '@i18n/i18n-react';
import { useAgentTemplates } from '@/api/generated/agent-creation/agent-creation';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { TemplateForm } from './template-form';
import { TemplateGallery } from './template-gallery';
import type { WayProps } from './way-props';

interface TemplateWayProps extends WayProps {
  templateId: string | undefined;
  companyName: string;
}

/** From a template: first the gallery, then the questions of the one that was chosen. */
export function TemplateWay({ templateId, ...form }: TemplateWayProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.templates;
  const { data, error, refetch } = useAgentTemplates();
  if (!data && error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <GallerySkeleton label={t.loading()} />;

  const template = data.items.find((one) => one.templateId === templateId);
  if (template) {
    return <TemplateForm key={template.templateId} template={template} {...form} />;
  }
  const missing = data.total - data.items.length;
  return (
    <div className="flex flex-col gap-4">
      {templateId !== undefined && <Notice tone="warning">{t.gone()}</Notice>}
      {missing > 0 && (
        <Notice tone="warning">{LL.failures.someUnreadable({ missing, total: data.total })}</Notice>
      )}
      <TemplateGallery templates={data.items} />
    </div>
  );
}

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6] as const;

function GallerySkeleton({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {SKELETON_CARDS.map((card) => (
          <Skeleton key={card} className="h-44 w-full" />
        ))}
      </div>
    </>
  );
}
