import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { PublishPage } from '../../../features/climate/publish/PublishPage.tsx';

export const Route = createFileRoute('/ct/climate/publish')({
  // The page reads the parameter it knows.
  validateSearch: (search: { time?: unknown }) => search,
  beforeLoad: (entry) => {
    requirePermission('data-hub:write')(entry);
    requirePermission('climate:write')(entry);
  },
  component: PublishPage,
});
