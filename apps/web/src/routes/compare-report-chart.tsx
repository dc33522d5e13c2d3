import { createFileRoute } from '@tanstack/react-router';
import { enter, requirePermission } from '../app/guards.ts';
import { ComparePrintPage } from '../features/compare-reports/ComparePrintPage.tsx';

export const Route = createFileRoute('/compare-report-chart')({
  validateSearch: ({ reports, figures }): { reports: string; figures: string } => ({
    reports: typeof reports === 'string' ? reports : '',
    figures: typeof figures === 'string' ? figures : '',
  }),
  beforeLoad: async (entry) => {
    const person = await enter(entry);
    requirePermission('report:read')({ context: person });
    return person;
  },
  component: () => <ComparePrintPage {...Route.useSearch()} />,
});
