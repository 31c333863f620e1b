import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Catalogue } from '@/features/tools/catalogue';
import { ToolsFrame } from '@/features/tools/tools-frame';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { OwnToolPart, OwnToolsPart } from './own-tools-part';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/tools');

/** The tools that agents can use: a view by the link's search. */
export function ToolsPage() {
  const { view = 'catalogue', own, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const t = useI18nContext().LL.ownTools;
  const may = useMay();
  if (view === 'own') {
    const edit = (toolId: string | undefined) => void navigate({ search: { view, own: toolId } });
    if (own !== undefined) return <OwnToolPart own={own} onDone={() => edit(undefined)} />;
    return (
      <ToolsFrame
        part="own"
        action={
          may('connect') && (
            <Button
              icon={<Plus size={16} aria-hidden="true" className="max-sm:hidden" />}
              aria-label={t.add()}
              onClick={() => edit('new')}
            >
              <span className="sm:hidden">{t.addShort()}</span>
              <span className="max-sm:hidden">{t.add()}</span>
            </Button>
          )
        }
      >
        <OwnToolsPart onEdit={edit} />
      </ToolsFrame>
    );
  }
  return (
    <ToolsFrame part={view}>
      <Catalogue
        search={search}
        onSearch={(next) =>
          void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false })
        }
      />
    </ToolsFrame>
  );
}
