import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../../../features/help/HelpPage.tsx';

export const Route = createFileRoute('/ct/help/')({
  validateSearch: ({ q }): { q?: string } => (q === undefined || q === '' ? {} : { q: String(q).slice(0, 100) }),
  component: () => {
    const { profile } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    return (
      <HelpPage
        permissions={profile.permissions}
        query={Route.useSearch().q ?? ''}
        onQuery={(q) => void navigate({ search: q ? { q } : {}, replace: true })}
      />
    );
  },
});
