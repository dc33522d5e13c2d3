import { loadImportWords } from '@esg/app-kit/imports';
import { createFileRoute } from '@tanstack/react-router';
import { GridPage } from '../../../features/data-hub/grid/GridPage.tsx';

export const Route = createFileRoute('/ct/data-hub/grid')({
  // The page reads the parameters it knows.
  validateSearch: (
    search: Partial<Record<'by' | 'metrics' | 'q' | 'reportingTimeId' | 'entityId' | 'versionId' | 'parts', unknown>>,
  ) => search,
  loader: loadImportWords,
  component: () => <GridPage permissions={Route.useRouteContext().profile.permissions} />,
});
