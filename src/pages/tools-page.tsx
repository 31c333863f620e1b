import { getRouteApi } from '@tanstack/react-router';
import { Catalogue } from '@/features/tools/catalogue';
import { ToolsFrame } from '@/features/tools/tools-frame';
import { OwnToolsPart } from './own-tools-part';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/tools');

/** The tools that agents can use: a view by the link's search. */
export function ToolsPage() {
  const { view = 'catalogue', own, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  if (view === 'own') {
    return (
      <ToolsFrame part="own">
        <OwnToolsPart own={own} onOwn={(next) => void navigate({ search: { view, own: next } })} />
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
