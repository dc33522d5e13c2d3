import { NotFoundPage } from '@esg/app-kit';
import { reportSteps } from '@esg/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';
import { useReportAhead } from '../../app/remotes/use-report-ahead.ts';

export const Route = createFileRoute('/ct/framework-reports/$versionId/reports/$reportId/$step')({
  params: {
    parse: ({ versionId, reportId, step: wanted }) => {
      const step = reportSteps.find((known) => known === wanted);
      if (!step) throw notFound();
      return { versionId, reportId, step };
    },
  },
  beforeLoad: requirePermission('report:read'),
  component: () => {
    const place = Route.useParams();
    useReportAhead(place);
    return <RemoteView part="core-platform/FrameworkReport" props={place} />;
  },
  notFoundComponent: () => <NotFoundPage />,
});
