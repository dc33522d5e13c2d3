import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../features/notifications/NotificationsPage.tsx';

export const Route = createFileRoute('/ct/notifications')({
  validateSearch: ({ show }): { show?: 'unread' } => (show === 'unread' ? { show } : {}),
  component: () => {
    const navigate = Route.useNavigate();
    return (
      <NotificationsPage
        show={Route.useSearch().show ?? 'all'}
        onShow={(show) => void navigate({ search: show === 'unread' ? { show } : {}, replace: true })}
      />
    );
  },
});
