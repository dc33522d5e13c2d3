import { reportQueries, sessionMutations } from '@esg/api-client';
import { chooseLanguage, languageNames, useApi, useLanguage, useServices } from '@esg/app-kit';
import { homePathOf, languages, type Report, type UserProfile } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  Bell,
  CircleQuestionMark,
  FilePlus2,
  FileText,
  House,
  Languages,
  LogOut,
  Megaphone,
  MessageCircle,
  Moon,
  PenLine,
  Sun,
} from 'lucide-react';
import type { useColorMode } from './color-mode.ts';
import type { RunCommand, RunGroup } from './find-commands.ts';
import { useHomePlaces } from './use-home-menu.tsx';
import { useMorePages } from './use-more-pages.tsx';
import { useSettingsPages } from './use-settings-pages.tsx';

export type CommandsProps = {
  readonly profile: UserProfile;
  readonly mode: ReturnType<typeof useColorMode>['mode'];
  readonly onMode: () => void;
};

type Profile = Pick<UserProfile, 'permissions' | 'role' | 'viewedFrom'>;

/** Help, news, support and notifications. */
const useHelpPages = ({ permissions }: Profile): RunCommand[] => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const articles = t`Articles and news`;
  const pages: RunCommand[] = [
    { id: 'page-help', label: t`Help`, icon: <CircleQuestionMark />, run: () => void navigate({ to: '/ct/help' }) },
    {
      id: 'page-news',
      label: t`What’s new`,
      icon: <Megaphone />,
      run: () => void navigate({ to: '/ct/help/whats-new' }),
    },
    {
      id: 'page-contact',
      label: t`Contact support`,
      icon: <MessageCircle />,
      run: () => void navigate({ to: '/ct/help/contact' }),
    },
    {
      id: 'page-notifications',
      label: t`Notifications`,
      icon: <Bell />,
      run: () => void navigate({ to: '/ct/notifications' }),
    },
  ];
  const edit = {
    id: 'page-content',
    label: articles,
    icon: <PenLine />,
    run: () => void navigate({ to: '/ct/help/edit' }),
  };
  return permissions.includes('content:write') ? [...pages, edit] : pages;
};

/** Pages of the person's menu and settings. */
const usePages = (profile: Profile): RunCommand[] => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words: Partial<Record<string, string>> = {
    users: t`people team invite roles permissions`,
    entities: t`companies sites locations buildings boats factories`,
    hub: t`metrics figures import`,
  };
  const places = useHomePlaces(profile)
    .filter(({ id }) => id !== 'create')
    .map(({ id, label, icon, to }) => ({
      id: `page-${id}`,
      label,
      icon,
      words: words[id] ?? '',
      run: () => void navigate(to),
    }));
  const own = {
    id: 'page-own-home',
    label: t`Home`,
    icon: <House />,
    run: () => void navigate({ href: homePathOf(profile.role) }),
  };
  const more = useMorePages(profile);
  const help = useHelpPages(profile);
  return [...(places.length > 0 ? places : [own]), ...more, ...useSettingsPages(profile), ...help];
};

/** The reports that the lists have loaded, the latest change first. */
const useReports = ({ permissions }: Profile): RunCommand[] => {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const language = useLanguage();
  const enabled = permissions.includes('report:read');
  const ongoing = useInfiniteQuery({ ...reportQueries.list(api, 'ongoing'), enabled });
  const published = useInfiniteQuery({ ...reportQueries.list(api, 'published'), enabled });
  const open = (report: Report, step: Report['currentStep'], state?: string): RunCommand => ({
    id: `report-${report.id}`,
    label: report.name,
    detail: [report.framework[language], state].filter(Boolean).join(' · '),
    icon: <FileText />,
    run: () =>
      void navigate({
        to: '/ct/framework-reports/$versionId/reports/$reportId/$step',
        params: { versionId: report.versionId, reportId: report.id, step },
      }),
  });
  return [
    ...(ongoing.data?.reports ?? []).map((report) => open(report, report.currentStep)),
    ...(published.data?.reports ?? []).map((report) => open(report, 'preview', t`Published`)),
  ];
};

/** Actions that are available everywhere. */
const useActions = ({ profile, mode, onMode }: CommandsProps): RunCommand[] => {
  const { t } = useLingui();
  const { session } = useServices();
  const navigate = useNavigate();
  const present = useLanguage();
  const { mutate: storeLanguage } = useMutation(sessionMutations.changeLanguage(useApi()));
  const create = {
    id: 'create',
    label: t`Create a report`,
    icon: <FilePlus2 />,
    words: t`new report start add`,
    run: () => void navigate({ to: '/ct/create-report' }),
  };
  const speak = languages
    .filter((language) => language !== present)
    .map((language) => ({
      id: `language-${language}`,
      label: languageNames[language],
      detail: t`Language`,
      icon: <Languages />,
      words: t`translate switch language Chinese English`,
      run: () => void chooseLanguage(language).then(() => storeLanguage(language)),
    }));
  const paint = {
    id: 'mode',
    label: mode === 'dark' ? t`Use light colours` : t`Use dark colours`,
    icon: mode === 'dark' ? <Sun /> : <Moon />,
    words: t`dark mode light mode night theme appearance`,
    run: onMode,
  };
  const leave = {
    id: 'sign-out',
    label: t`Sign out`,
    icon: <LogOut />,
    words: t`log out logout leave`,
    run: () => void session.signOut(),
  };
  return [...(profile.permissions.includes('report:write') ? [create] : []), ...speak, paint, leave];
};

/** Everything that the palette offers this person. */
export const useCommands = (props: CommandsProps): RunGroup[] => {
  const { t } = useLingui();
  return [
    { id: 'pages', label: t`Pages`, commands: usePages(props.profile) },
    { id: 'actions', label: t`Actions`, commands: useActions(props) },
    { id: 'reports', label: t`Reports`, commands: useReports(props.profile) },
  ];
};
