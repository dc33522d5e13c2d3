import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/login/signup')({
  beforeLoad: () => {
    throw redirect({ to: '/ct', replace: true });
  },
});
