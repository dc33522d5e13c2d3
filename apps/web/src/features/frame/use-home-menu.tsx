import type { Permission, UserProfile } from '@esg/contract';
import type { NavGroup, NavItem } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link, linkOptions, useLocation } from '@tanstack/react-router';
import { FilePenLine, FilePlus2, House, SendHorizontal, UsersRound } from 'lucide-react';

const links = {
  // Everything lies below `/ct`, which is only here where one stands on it.
  home: linkOptions({ to: '/ct', activeOptions: { exact: true } }),
  create: linkOptions({ to: '/ct/select-framework' }),
  ongoing: linkOptions({ to: '/ct/reports' }),
  published: linkOptions({ to: '/ct/publish-reports' }),
  users: linkOptions({ to: '/ct/user-management' }),
};

/** The places of the home menu (spec section 2), as far as they are built and the person's role reaches. */
export const useHomePlaces = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const place = (id: keyof typeof links, label: string, icon: NavItem['icon'], permission: Permission) => ({
    id,
    label,
    icon,
    permission,
    to: links[id],
  });
  return [
    place('home', t`Home`, <House />, 'report:read'),
    place('create', t`Create New Report`, <FilePlus2 />, 'report:write'),
    place('ongoing', t`Ongoing Reports`, <FilePenLine />, 'report:read'),
    place('published', t`Published Reports`, <SendHorizontal />, 'report:read'),
    place('users', t`Users Management`, <UsersRound />, 'users:manage'),
  ].filter(({ permission }) => permissions.includes(permission));
};

/** The home menu as the rail shows it. */
export const useHomeMenu = (profile: Pick<UserProfile, 'permissions'>): NavGroup[] => {
  const { pathname } = useLocation();
  const items = useHomePlaces(profile).map(({ to, ...place }) => ({
    ...place,
    current: pathname.replace(/\/$/, '') === to.to,
    link: <Link {...to} />,
  }));
  return items.length > 0 ? [{ id: 'home', items }] : [];
};
