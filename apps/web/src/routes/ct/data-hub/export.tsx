import { createFileRoute } from '@tanstack/react-router';
import { DataExportPage } from '../../../features/data-export/DataExportPage.tsx';
import { HubTabs } from '../../../features/data-hub/frame/HubTabs.tsx';

export const Route = createFileRoute('/ct/data-hub/export')({
  // The page reads the parameters it knows.
  validateSearch: (
    search: Partial<
      Record<
        'mode' | 'by' | 'metrics' | 'versionId' | 'disclosures' | 'reportId' | 'times' | 'subjects' | 'internal',
        unknown
      >
    >,
  ) => search,
  component: () => (
    <DataExportPage
      tabs={<HubTabs current="/ct/data-hub/export" permissions={Route.useRouteContext().profile.permissions} />}
    />
  ),
});
