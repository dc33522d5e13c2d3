import { createFileRoute } from '@tanstack/react-router';
import { ClimateStart } from '../../../features/climate/frame/ClimateStart.tsx';

export const Route = createFileRoute('/ct/climate/')({
  component: () => <ClimateStart permissions={Route.useRouteContext().profile.permissions} />,
});
