import { NotFoundPage } from '@esg/app-kit';
import { reportSteps } from '@esg/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/framework-reports/$versionId/reports/$reportId/$step')({
  params: {
    parse: ({ versionId, reportId, step: wanted }) => {
      const step = reportSteps.find((known) => known === wanted);
      if (!step) throw notFound();
      return { versionId, reportId, step };
    },
  },
  beforeLoad: requirePermission('report:read'),
  component: () => <RemoteView part="core-platform/FrameworkReport" props={Route.useParams()} />,
  notFoundComponent: () => <NotFoundPage />,
});
