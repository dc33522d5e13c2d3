import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '../../features/onboarding/WelcomePage.tsx';

export const Route = createFileRoute('/ct/welcome')({
  component: () => {
    const { me, profile } = Route.useRouteContext();
    return <WelcomePage firstName={me.firstName} profile={profile} />;
  },
});
