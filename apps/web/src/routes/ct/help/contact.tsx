import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../../features/help/ContactPage.tsx';

export const Route = createFileRoute('/ct/help/contact')({
  component: () => {
    const { me, profile } = Route.useRouteContext();
    return <ContactPage me={me} permissions={profile.permissions} />;
  },
});
