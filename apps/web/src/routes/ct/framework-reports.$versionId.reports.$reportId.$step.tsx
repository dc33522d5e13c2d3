import { NotFoundPage } from '@esg/app-kit';
import { ReportStepSchema } from '@esg/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { is } from 'valibot';
import { requirePermission } from '../../app/guards.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/framework-reports/$versionId/reports/$reportId/$step')({
  params: {
    parse: ({ versionId, reportId, step }) => {
      if (!is(ReportStepSchema, step)) throw notFound();
      return { versionId, reportId, step };
    },
  },
  beforeLoad: requirePermission('report:read'),
  component: () => <RemoteView part="core-platform/FrameworkReport" props={Route.useParams()} />,
  notFoundComponent: () => <NotFoundPage />,
});
