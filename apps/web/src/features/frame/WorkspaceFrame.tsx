import { sessionMutations } from '@esg/api-client';
import { LanguageSwitch, OfflineBanner, storeUserInfo, useApi, useRoom, useTenant } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { AppFrame, IconButton, Logo, type NavItem, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ClientNotice } from './ClientNotice.tsx';
import { Commands } from './Commands.tsx';
import { useColorMode } from './color-mode.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { useHomeMenu } from './use-home-menu.tsx';
import { useRailCollapsed } from './use-rail-collapsed.ts';

type WorkspaceFrameProps = {
  readonly me: User;
  readonly profile: UserProfile;
  /** The notifications of the person, in the top bar. */
  readonly bell: ReactNode;
  /** Icon of the menu's entry for news. */
  readonly newsIcon: NavItem['icon'];
  /** Start of the top bar. */
  readonly where?: ReactNode;
  /** Notices above every page. */
  readonly notice?: ReactNode;
};

/** Rail, top bar and page: the frame of everything below `/ct`. */
export const WorkspaceFrame = ({ me, profile, bell, newsIcon, where, notice }: WorkspaceFrameProps) => {
  const { t } = useLingui();
  const { settings } = useTenant();
  const navigation = useHomeMenu(profile, newsIcon);
  const rail = useRailCollapsed();
  useRoom('organisation', profile.organizationId);
  useEffect(() => void storeUserInfo(me), [me]);

  const home = t`${settings.companyName}, home page`;
  return (
    <AppFrame
      labels={{
        skipToContent: t`Skip to content`,
        navigation: t`Main menu`,
        openNavigation: t`Open menu`,
        close: t`Close`,
        collapseRail: t`Collapse menu`,
        expandRail: t`Expand menu`,
      }}
      brand={
        <Link to="/ct" aria-label={home}>
          <Logo
            src={settings.logo.origin}
            darkSrc={settings.logoDark.origin || undefined}
            alt=""
            name={settings.companyName}
          />
        </Link>
      }
      brandMini={
        <Link to="/ct" aria-label={home}>
          <Logo src={settings.miniLogo.origin} alt="" name={settings.companyName} size="mini" />
        </Link>
      }
      navigation={navigation}
      collapsed={rail.collapsed}
      onCollapsedChange={rail.collapse}
      where={profile.viewedFrom ? <WhoseData name={profile.organizationName} /> : where}
      tools={<Tools me={me} profile={profile} bell={bell} />}
    >
      <ClientNotice profile={profile} me={me} />
      <OfflineBanner />
      {notice}
      <Outlet />
    </AppFrame>
  );
};

/** The client stays in sight: the notice about it scrolls away with the page. */
const WhoseData = ({ name }: { readonly name: string }) => (
  <Text strong truncate title={name}>
    {name}
  </Text>
);

const Tools = ({ me, profile, bell }: Pick<WorkspaceFrameProps, 'me' | 'profile' | 'bell'>) => {
  const { t } = useLingui();
  const { mode, toggle } = useColorMode();
  const changeLanguage = useMutation(sessionMutations.changeLanguage(useApi()));
  return (
    <>
      <Commands profile={profile} mode={mode} onMode={toggle} />
      <LanguageSwitch onChange={(language) => changeLanguage.mutate(language)} />
      <IconButton
        label={mode === 'dark' ? t`Use light colours` : t`Use dark colours`}
        icon={mode === 'dark' ? <Sun /> : <Moon />}
        onClick={toggle}
      />
      {bell}
      <PersonMenu me={me} profile={profile} />
    </>
  );
};
