import { createFileRoute } from '@tanstack/react-router';
import { InventoryPage } from '../../../features/climate/inventory/InventoryPage.tsx';

export const Route = createFileRoute('/ct/climate/inventory')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'year' | 'time' | 'entity' | 'by' | 'method', unknown>>) => search,
  component: InventoryPage,
});
