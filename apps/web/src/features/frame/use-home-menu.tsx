import { useTenant } from '@esg/app-kit';
import type { Permission, UserProfile } from '@esg/contract';
import type { NavGroup, NavItem } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link, linkOptions, useLocation } from '@tanstack/react-router';
import {
  Blocks,
  Building2,
  CalendarDays,
  ChartNoAxesCombined,
  CircleQuestionMark,
  ClipboardList,
  Database,
  FilePenLine,
  FilePlus2,
  FileText,
  Handshake,
  House,
  Leaf,
  Network,
  Scale,
  SendHorizontal,
  UsersRound,
} from 'lucide-react';

const links = {
  // Everything is below `/ct`, so this link is current only on `/ct` itself.
  home: linkOptions({ to: '/ct', activeOptions: { exact: true } }),
  create: linkOptions({ to: '/ct/create-report' }),
  ongoing: linkOptions({ to: '/ct/reports' }),
  published: linkOptions({ to: '/ct/publish-reports' }),
  due: linkOptions({ to: '/ct/due-dates' }),
  collaborators: linkOptions({ to: '/ct/report-collaborator' }),
  hub: linkOptions({ to: '/ct/data-hub' }),
  climate: linkOptions({ to: '/ct/climate' }),
  insights: linkOptions({ to: '/ct/insights' }),
  documents: linkOptions({ to: '/ct/document-center' }),
  materiality: linkOptions({ to: '/ct/materiality' }),
  builder: linkOptions({ to: '/ct/framework-builder' }),
  help: linkOptions({ to: '/ct/help', activeOptions: { exact: true } }),
  news: linkOptions({ to: '/ct/help/whats-new' }),
  clients: linkOptions({ to: '/ct/my-clients' }),
  entities: linkOptions({ to: '/ct/entity-management' }),
  collections: linkOptions({ to: '/ct/entity-reporting' }),
  users: linkOptions({ to: '/ct/user-management' }),
};

const nested: readonly string[] = [
  'hub',
  'climate',
  'documents',
  'materiality',
  'builder',
  'entities',
  'collections',
] satisfies (keyof typeof links)[];

/** What people come for where the tenant's platform is the climate calculator: it stands before everything about reports. */
const firstForClimate: readonly string[] = [
  'home',
  'clients',
  'climate',
  'hub',
  'entities',
  'collections',
] satisfies (keyof typeof links)[];

/**
 * The entries of the home menu (spec section 2), as far as they exist and the person's role permits; modules come after them, but for what
 * people come for.
 */
export const useHomePlaces = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const { platformType } = useTenant().settings;
  const place = (id: keyof typeof links, label: string, icon: NavItem['icon'], permission: Permission) => ({
    id,
    label,
    icon,
    permission,
    to: links[id],
  });
  const places = [
    place('home', t`Home`, <House />, 'report:read'),
    place('clients', t`My Clients`, <Building2 />, 'client:view'),
    place('create', t`Create New Report`, <FilePlus2 />, 'report:write'),
    place('ongoing', t`Ongoing Reports`, <FilePenLine />, 'report:read'),
    place('published', t`Published Reports`, <SendHorizontal />, 'report:read'),
    place('due', t`Due Dates`, <CalendarDays />, 'report:read'),
    place('materiality', t`Materiality`, <Scale />, 'materiality:read'),
    place('builder', t`Custom Frameworks`, <Blocks />, 'framework:write'),
    place('collaborators', t`Report Collaborators`, <Handshake />, 'report:read'),
    place('entities', t`Entity Management`, <Network />, 'entity:manage'),
    place('collections', t`Entity Reporting`, <ClipboardList />, 'entity-reporting:read'),
    place('users', t`Users Management`, <UsersRound />, 'users:manage'),
    place('insights', t`Insights`, <ChartNoAxesCombined />, 'data-hub:read'),
    place('hub', t`Data Hub`, <Database />, 'data-hub:read'),
    place('climate', t`Climate`, <Leaf />, 'climate:read'),
    place('documents', t`Document Center`, <FileText />, 'document:read'),
  ].filter(({ permission }) => permissions.includes(permission));
  if (platformType !== 'climate') return places;
  const placeOf = ({ id }: { readonly id: string }) =>
    firstForClimate.includes(id) ? firstForClimate.indexOf(id) : firstForClimate.length;
  return places.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The home menu in the rail, with help at its foot. People without a menu find help in their own menu. */
export const useHomeMenu = (profile: Pick<UserProfile, 'permissions'>, newsIcon: NavItem['icon']): NavGroup[] => {
  const { t } = useLingui();
  const path = useLocation().pathname.replace(/\/$/, '');
  const items = useHomePlaces(profile).map(({ to, ...place }) => ({
    ...place,
    // Pages of the hub, documents, the builder and entities mark their entry; reporting times belong to the hub, whatever their address.
    current:
      path === to.to ||
      (nested.includes(place.id) && path.startsWith(`${to.to}/`)) ||
      (place.id === 'hub' && path === '/ct/reporting-times'),
    link: <Link {...to} />,
  }));
  const isHelp = path.startsWith(links.help.to) && path !== links.news.to;
  const help: NavItem[] = [
    { id: 'help', label: t`Help`, icon: <CircleQuestionMark />, current: isHelp, link: <Link {...links.help} /> },
    {
      id: 'news',
      label: t`What’s New`,
      icon: newsIcon,
      current: path === links.news.to,
      link: <Link {...links.news} />,
    },
  ];
  return items.length > 0
    ? [
        { id: 'home', items },
        { id: 'help', items: help, last: true },
      ]
    : [];
};
