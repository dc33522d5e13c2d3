import { carryKinds } from '@esg/contract';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { loadCompanyWords } from '../../app/load-company-words.ts';
import { CarryPage } from '../../features/roll-forward/CarryPage.tsx';

/** Starts next year's report from a finished one; `kind=second-framework` starts the same year's in another framework. */
export const Route = createFileRoute('/ct/roll-forward/$reportId')({
  validateSearch: ({ kind, versionId }: Partial<Record<'kind' | 'versionId', unknown>>) => ({
    kind: carryKinds.find((known) => known === kind) ?? carryKinds[0],
    ...(typeof versionId === 'string' && versionId !== '' ? { versionId } : {}),
  }),
  beforeLoad: requirePermission('report:write'),
  loader: loadCompanyWords,
  component: () => <CarryPage {...Route.useParams()} search={Route.useSearch()} />,
});
