import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { CollectionPage } from '../../features/collections/board/CollectionPage.tsx';

export const Route = createFileRoute('/ct/entity-reporting_/$collectionId')({
  beforeLoad: requirePermission('entity-reporting:read'),
  component: () => {
    const { collectionId } = Route.useParams();
    const { profile } = Route.useRouteContext();
    return <CollectionPage key={collectionId} collectionId={collectionId} profile={profile} />;
  },
});
