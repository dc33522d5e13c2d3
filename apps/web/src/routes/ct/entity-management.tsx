import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EntitiesPage } from '../../features/entities/EntitiesPage.tsx';

export const Route = createFileRoute('/ct/entity-management')({
  // The page takes what it knows of the address.
  validateSearch: (search: Partial<Record<'q' | 'type' | 'place' | 'manager' | 'gap' | 'shelf', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  component: EntitiesPage,
});
