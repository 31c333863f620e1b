import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { ToolsFrame } from '@/features/tools/tools-frame';
import { Notice } from '@/ui/notice';
import { OwnToolsPart } from './own-tools-part';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/tools');

/** The tools that agents can use: a view by the link's search. */
export function ToolsPage() {
  const { LL } = useI18nContext();
  const { view = 'catalogue', own } = route.useSearch();
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
      <Notice title={LL.shell.laterTitle()}>{LL.shell.laterNothing()}</Notice>
    </ToolsFrame>
  );
}
