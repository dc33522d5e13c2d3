import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/ct/create-report')({
  beforeLoad: () => {
    throw redirect({ to: '/ct/select-framework', replace: true });
  },
});
