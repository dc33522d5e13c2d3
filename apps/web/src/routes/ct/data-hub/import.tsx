import { loadImportWords } from '@esg/app-kit/imports';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { HubTabs } from '../../../features/data-hub/frame/HubTabs.tsx';
import { PrintedOtherwise } from '../../../features/data-hub/restatements/PrintedOtherwise.tsx';
import { DataImportPage } from '../../../features/data-import/DataImportPage.tsx';

export const Route = createFileRoute('/ct/data-hub/import')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'step' | 'id' | 'kind', unknown>>) => search,
  beforeLoad: requirePermission('data-hub:write'),
  loader: loadImportWords,
  component: () => (
    <DataImportPage
      tabs={<HubTabs current="/ct/data-hub/import" permissions={Route.useRouteContext().profile.permissions} />}
      afterChange={(reportingTimeIds) => <PrintedOtherwise reportingTimeIds={reportingTimeIds} />}
    />
  ),
});
