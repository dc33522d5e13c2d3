import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { LinksOfUser } from '../../features/entity-detail/LinksOfUser.tsx';
import { PeopleOfSupplier } from '../../features/entity-users/PeopleOfSupplier.tsx';
import { SupplierPage } from '../../features/suppliers/SupplierPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/suppliers_/$supplierId')({
  beforeLoad: requirePermission('entity:manage'),
  component: () => {
    const { supplierId } = Route.useParams();
    return (
      <SupplierPage
        key={supplierId}
        supplierId={supplierId}
        people={(supplier) => (
          <PeopleOfSupplier
            supplier={supplier}
            links={(user, links) => <LinksOfUser user={user} links={links} of="suppliers" />}
          />
        )}
      />
    );
  },
});
