import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';

/** All pages of the data hub. The permission is missing if the tenant or the organisation has no data hub. */
export const Route = createFileRoute('/ct/data-hub')({ beforeLoad: requirePermission('data-hub:read') });
