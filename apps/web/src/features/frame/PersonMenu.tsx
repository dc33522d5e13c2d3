import { sessionQueries } from '@esg/api-client';
import { menuOnDemand, useApi } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { Avatar, Button, VisuallyHidden } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const PersonMenuOnDemand = menuOnDemand(() => import('./PersonMenu.lazy.tsx').then((module) => module.PersonMenuOpen));

const PersonPicture = lazy(async () => ({ default: (await import('./PersonPicture.lazy.tsx')).PersonPicture }));

type PersonMenuProps = { readonly me: User; readonly profile: UserProfile };

/** The person's small picture, which opens their menu. */
export const PersonMenu = ({ me: entered, profile }: PersonMenuProps) => {
  // Name and picture change while the frame is mounted.
  const { data: me = entered } = useQuery(sessionQueries.me(useApi()));
  const name = `${me.firstName} ${me.lastName}`;
  const initials = <Avatar name={name} decorative />;
  return (
    <PersonMenuOnDemand
      me={me}
      profile={profile}
      trigger={
        <Button emphasis="bare" size="compact">
          {me.avatar ? (
            <Suspense fallback={initials}>
              <PersonPicture me={me} name={name} />
            </Suspense>
          ) : (
            initials
          )}
          <VisuallyHidden>
            <Trans>Account of {name}</Trans>
          </VisuallyHidden>
        </Button>
      }
    />
  );
};
