import { createFileRoute } from '@tanstack/react-router';
import { TracePage } from '../../../features/climate/trace/TracePage.tsx';

export const Route = createFileRoute('/ct/climate/lines/$id')({
  component: () => <TracePage id={Route.useParams().id} permissions={Route.useRouteContext().profile.permissions} />,
});
