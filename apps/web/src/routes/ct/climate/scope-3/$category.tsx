import { createFileRoute, notFound } from '@tanstack/react-router';
import { CategoryPage } from '../../../../features/climate/screening/CategoryPage.tsx';

export const Route = createFileRoute('/ct/climate/scope-3/$category')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'year' | 'time' | 'entity' | 'by' | 'method', unknown>>) => search,
  component: () => {
    const { category } = Route.useParams();
    if (!/^(?:[1-9]|1[0-5])$/.test(category)) throw notFound();
    return <CategoryPage number={category} permissions={Route.useRouteContext().profile.permissions} />;
  },
});
