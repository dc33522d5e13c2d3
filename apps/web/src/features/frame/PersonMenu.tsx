import { menuOnDemand } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { Avatar } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import * as css from './PersonMenu.css.ts';

const PersonMenuOnDemand = menuOnDemand(() => import('./PersonMenuOpen.tsx').then((module) => module.PersonMenuOpen));

/** The person, small; behind it their menu. */
export const PersonMenu = ({ me, profile }: { readonly me: User; readonly profile: UserProfile }) => {
  const { t } = useLingui();
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <PersonMenuOnDemand
      me={me}
      profile={profile}
      trigger={
        <button type="button" className={css.trigger} aria-label={t`Account of ${name}`}>
          <Avatar name={name} decorative />
        </button>
      }
    />
  );
};
