import { useServices } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { Avatar, Menu, MenuItem, MenuLabel, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import * as css from './PersonMenu.css.ts';

/** Who is signed in, for which organisation, and the way out. */
export const PersonMenu = ({ me, profile }: { readonly me: User; readonly profile: UserProfile }) => {
  const { t } = useLingui();
  const { session } = useServices();
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={css.trigger} aria-label={t`Account of ${name}`}>
          <Avatar name={name} decorative />
        </button>
      }
    >
      <MenuLabel>
        {name}
        <br />
        {profile.organizationName}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<LogOut size="1.125rem" strokeWidth={1.5} aria-hidden />} onSelect={() => void session.signOut()}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
};
