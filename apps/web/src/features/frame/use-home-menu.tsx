import type { Permission, UserProfile } from '@esg/contract';
import type { NavGroup, NavItem } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link, linkOptions, useLocation } from '@tanstack/react-router';
import { FilePenLine, FilePlus2, House, SendHorizontal } from 'lucide-react';

const links = {
  // Everything lies below `/ct`, which is only here where one stands on it.
  home: linkOptions({ to: '/ct', activeOptions: { exact: true } }),
  create: linkOptions({ to: '/ct/select-framework' }),
  ongoing: linkOptions({ to: '/ct/reports' }),
  published: linkOptions({ to: '/ct/publish-reports' }),
};

/** The home menu of spec section 2, as far as it is built and the person's role reaches. */
export const useHomeMenu = ({ permissions }: Pick<UserProfile, 'permissions'>): NavGroup[] => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const item = (id: keyof typeof links, label: string, icon: NavItem['icon'], permission: Permission) => ({
    id,
    label,
    icon,
    permission,
    current: pathname.replace(/\/$/, '') === links[id].to,
    link: <Link {...links[id]} />,
  });
  const items = [
    item('home', t`Home`, <House />, 'report:read'),
    item('create', t`Create New Report`, <FilePlus2 />, 'report:write'),
    item('ongoing', t`Ongoing Reports`, <FilePenLine />, 'report:read'),
    item('published', t`Published Reports`, <SendHorizontal />, 'report:read'),
  ].filter(({ permission }) => permissions.includes(permission));
  return items.length > 0 ? [{ id: 'home', items }] : [];
};
