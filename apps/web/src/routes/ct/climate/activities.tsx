import { loadImportWords } from '@esg/app-kit/imports';
import { createFileRoute } from '@tanstack/react-router';
import { LinesPage } from '../../../features/climate/lines/LinesPage.tsx';

export const Route = createFileRoute('/ct/climate/activities')({
  // The page reads the parameters it knows.
  validateSearch: (
    search: Partial<
      Record<
        'view' | 'year' | 'state' | 'from' | 'to' | 'entityId' | 'scope' | 'category' | 'activityTypeId' | 'add',
        unknown
      >
    >,
  ) => search,
  loader: loadImportWords,
  component: () => <LinesPage permissions={Route.useRouteContext().profile.permissions} />,
});
