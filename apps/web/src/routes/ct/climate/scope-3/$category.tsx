import { createFileRoute, notFound } from '@tanstack/react-router';
import { CategoryPage } from '../../../../features/climate/screening/CategoryPage.tsx';

export const Route = createFileRoute('/ct/climate/scope-3/$category')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'year' | 'time' | 'entity' | 'by' | 'method', unknown>>) => search,
  beforeLoad: ({ params }) => {
    if (!/^(?:[1-9]|1[0-5])$/.test(params.category)) throw notFound();
  },
  component: () => (
    <CategoryPage number={Route.useParams().category} permissions={Route.useRouteContext().profile.permissions} />
  ),
});
