import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';

/** All pages of the climate calculator. The permission is missing where the tenant has no such module. */
export const Route = createFileRoute('/ct/climate')({ beforeLoad: requirePermission('climate:read') });
