import { ResponseNotFoundPage } from '@esg/app-kit';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/404')({ component: () => <ResponseNotFoundPage /> });
