import { createFileRoute } from '@tanstack/react-router';
import { DataEntryPage } from '../../../features/data-hub/data-entry/DataEntryPage.tsx';
import { readEntryPlace } from '../../../features/data-hub/data-entry/entry-place.ts';

export const Route = createFileRoute('/ct/data-hub/$subMetricNodeId/data-entry/$sectionId')({
  validateSearch: readEntryPlace,
  component: () => (
    <DataEntryPage
      {...Route.useParams()}
      place={Route.useSearch()}
      permissions={Route.useRouteContext().profile.permissions}
    />
  ),
});
