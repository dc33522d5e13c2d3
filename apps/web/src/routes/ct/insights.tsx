import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { PrintedOtherwiseIn } from '../../features/data-hub/restatements/PrintedOtherwiseIn.tsx';
import { SampleDataNotice } from '../../features/first-steps/SampleDataNotice.tsx';
import { InsightsPage } from '../../features/insights/InsightsPage.tsx';
import { insightsSearchOf } from '../../features/insights/insights-search.ts';
import { TileTarget } from '../../features/targets/TileTarget.tsx';

export const Route = createFileRoute('/ct/insights')({
  validateSearch: insightsSearchOf,
  beforeLoad: requirePermission('data-hub:read'),
  component: () => {
    const navigate = Route.useNavigate();
    return (
      <InsightsPage
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        profile={Route.useRouteContext().profile}
        sampleNotice={<SampleDataNotice />}
        aboutYears={(periods) => <PrintedOtherwiseIn periods={periods} />}
        progressOf={(tile) => <TileTarget tile={tile} />}
      />
    );
  },
});
