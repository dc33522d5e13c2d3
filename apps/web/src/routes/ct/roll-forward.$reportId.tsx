import { carryKinds } from '@esg/contract';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { loadCompanyWords } from '../../app/load-company-words.ts';
import { CarryPage } from '../../features/roll-forward/CarryPage.tsx';

/** Next year's report of a finished one; `kind=second-framework` for the same year by another framework. */
export const Route = createFileRoute('/ct/roll-forward/$reportId')({
  validateSearch: ({ kind, versionId }: Partial<Record<'kind' | 'versionId', unknown>>) => ({
    kind: carryKinds.find((known) => known === kind) ?? carryKinds[0],
    ...(typeof versionId === 'string' && versionId !== '' ? { versionId } : {}),
  }),
  beforeLoad: requirePermission('report:write'),
  loader: loadCompanyWords,
  component: () => <CarryPage {...Route.useParams()} search={Route.useSearch()} />,
});
