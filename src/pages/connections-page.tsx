import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { ToolsFrame } from '@/features/tools/tools-frame';
import { Notice } from '@/ui/notice';
import { ToolCallsPart } from './tool-calls-part';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/tools2');

/** What the company has connected: a view by the link's search. */
export function ConnectionsPage() {
  const { LL } = useI18nContext();
  const { view = 'connections', ...search } = route.useSearch();
  const navigate = route.useNavigate();
  if (view === 'calls') {
    return (
      <ToolsFrame part="calls">
        <ToolCallsPart
          search={search}
          onSearch={(next) => void navigate({ search: { view, ...next }, resetScroll: false })}
        />
      </ToolsFrame>
    );
  }
  return (
    <ToolsFrame part={view}>
      <Notice title={LL.shell.laterTitle()}>{LL.shell.laterNothing()}</Notice>
    </ToolsFrame>
  );
}
