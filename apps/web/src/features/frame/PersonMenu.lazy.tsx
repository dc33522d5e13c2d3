import { useServices } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleQuestionMark, LogOut, Settings } from 'lucide-react';
import type { ReactElement } from 'react';

type PersonMenuOpenProps = { readonly me: User; readonly profile: UserProfile; readonly trigger: ReactElement };

/** The signed-in person and their organisation, their settings, and signing out. */
export const PersonMenuOpen = ({ me, profile, trigger }: PersonMenuOpenProps) => {
  const { session } = useServices();
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuLabel>
        {me.firstName} {me.lastName}
        <br />
        {profile.organizationName}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/ct/account-settings">
          <Settings size="1.125rem" strokeWidth={1.5} aria-hidden />
          <Trans>Account settings</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/ct/help">
          <CircleQuestionMark size="1.125rem" strokeWidth={1.5} aria-hidden />
          <Trans>Help and support</Trans>
        </Link>
      </MenuItem>
      <MenuItem icon={<LogOut size="1.125rem" strokeWidth={1.5} aria-hidden />} onSelect={() => void session.signOut()}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
};
