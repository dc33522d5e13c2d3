import { createFileRoute, useSearch } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { NewCollectionPage } from '../../features/collections/create/NewCollectionPage.tsx';

export const Route = createFileRoute('/ct/entity-reporting_/new')({
  beforeLoad: requirePermission('entity-reporting:write'),
  component: () => {
    const { from, asked } = useSearch({ strict: false }) as { from?: unknown; asked?: unknown };
    return (
      <NewCollectionPage
        key={String(from)}
        from={typeof from === 'string' ? from : undefined}
        asked={typeof asked === 'string' ? asked : undefined}
      />
    );
  },
});
