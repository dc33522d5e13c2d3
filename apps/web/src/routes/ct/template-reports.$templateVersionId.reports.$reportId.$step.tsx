import { NotFoundPage } from '@esg/app-kit';
import { reportSteps } from '@esg/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';
import { useReportAhead } from '../../app/remotes/use-report-ahead.ts';

/** Reports that began with a template (spec section 2, report continuation paths). */
export const Route = createFileRoute('/ct/template-reports/$templateVersionId/reports/$reportId/$step')({
  params: {
    parse: ({ templateVersionId, reportId, step: wanted }) => {
      const step = reportSteps.find((known) => known === wanted);
      if (!step) throw notFound();
      return { templateVersionId, reportId, step };
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
