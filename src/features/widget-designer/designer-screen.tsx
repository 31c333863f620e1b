import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleOff } from 'lucide-react';
import { useWidget } from '@/api/generated/widgets/widgets';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { OneDesigner } from './one-designer';
import type { Part } from './parts';
import { useWidgetIsGone } from './use-widget-is-gone';

interface DesignerScreenProps {
  widgetId: string;
  part: Part;
  onPart: (part: Part) => void;
}

/** The designer of one widget. */
export function DesignerScreen({ widgetId, part, onPart }: DesignerScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner;
  const { data, error, refetch } = useWidget(widgetId);
  const isGone = useWidgetIsGone(error, widgetId);
  const toAll = (
    <Link
      to="/{-$locale}/dashboard/channels"
      search={{ view: 'widget' }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {t.gone.back()}
    </Link>
  );
  if (isGone) {
    return (
      <>
        <PageHeader title={t.title()} />
        <EmptyState
          icon={<CircleOff size={20} />}
          title={t.gone.title()}
          text={t.gone.text()}
          action={toAll}
        />
      </>
    );
  }
  if (!data && error) {
    return (
      <>
        <PageHeader title={t.title()} />
        <FailurePanel error={error} title={t.oneLoadFailed()} onRetry={() => void refetch()} action={toAll} />
      </>
    );
  }
  if (!data) return <PageSkeleton label={LL.common.loading()} />;
  return <OneDesigner widget={data} part={part} onPart={onPart} />;
}
