import { ForbiddenPage } from '@esg/app-kit';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/403')({ component: () => <ForbiddenPage alone /> });
