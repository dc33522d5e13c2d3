import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { CarriedOverPage } from '../../features/roll-forward/CarriedOverPage.tsx';

/** What a report copied from the one it started from. */
export const Route = createFileRoute('/ct/carried-over/$reportId')({
  beforeLoad: requirePermission('report:read'),
  component: () => <CarriedOverPage {...Route.useParams()} />,
});
