import { menuOnDemand } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { Avatar, Button, VisuallyHidden } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

const PersonMenuOnDemand = menuOnDemand(() => import('./PersonMenuOpen.tsx').then((module) => module.PersonMenuOpen));

/** The person, small; behind it their menu. */
export const PersonMenu = ({ me, profile }: { readonly me: User; readonly profile: UserProfile }) => {
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <PersonMenuOnDemand
      me={me}
      profile={profile}
      trigger={
        <Button emphasis="bare" size="compact">
          <Avatar name={name} decorative />
          <VisuallyHidden>
            <Trans>Account of {name}</Trans>
          </VisuallyHidden>
        </Button>
      }
    />
  );
};
