import { getRouteApi } from '@tanstack/react-router';
import { AuditSection } from '@/features/audit/audit-section';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/settings');

/** The section of the settings about who changed what, its filters in the link. */
export function SettingsAudit() {
  const { section: _, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AuditSection
      search={search}
      onSearch={(next) =>
        void navigate({ search: { section: 'audit', ...next }, replace: true, resetScroll: false })
      }
    />
  );
}
