import { NotFoundPage } from '@esg/app-kit';
import { materialitySteps } from '@esg/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { RemoteView } from '../../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/materiality/$assessmentId/$step')({
  params: {
    parse: ({ assessmentId, step: wanted }) => {
      const step = materialitySteps.find((known) => known === wanted);
      if (!step) throw notFound();
      return { assessmentId, step };
    },
  },
  // The steps read the parameters they know.
  validateSearch: (search: Partial<Record<'q' | 'kind' | 'state' | 'view', unknown>>) => search,
  beforeLoad: requirePermission('materiality:read'),
  component: () => <RemoteView part="core-platform/Materiality" props={Route.useParams()} />,
  notFoundComponent: () => <NotFoundPage />,
});
