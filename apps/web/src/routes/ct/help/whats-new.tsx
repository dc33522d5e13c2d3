import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../../features/help/NewsPage.tsx';

export const Route = createFileRoute('/ct/help/whats-new')({
  component: () => <NewsPage permissions={Route.useRouteContext().profile.permissions} />,
});
