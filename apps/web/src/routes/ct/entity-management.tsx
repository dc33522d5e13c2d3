import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EntitiesPage } from '../../features/entities/EntitiesPage.tsx';

export const Route = createFileRoute('/ct/entity-management')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'q' | 'type' | 'place' | 'person' | 'gap' | 'shelf', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  component: EntitiesPage,
});
