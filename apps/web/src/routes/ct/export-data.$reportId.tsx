import { createFileRoute, redirect } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';

/** The report's place among the exports (spec section 2): what its disclosures ask for, for the days of its period. */
export const Route = createFileRoute('/ct/export-data/$reportId')({
  beforeLoad: ({ context, params: { reportId } }) => {
    requirePermission('data-hub:read')({ context });
    throw redirect({ to: '/ct/data-hub/export', search: { mode: 'exportAllDataReport', reportId }, replace: true });
  },
});
