import { useLanguage, useTenant } from '@esg/app-kit';
import { AppFrame, Avatar, Logo } from '@esg/ui';
import { Link, type LinkProps, Outlet } from '@tanstack/react-router';
import { FilePenLine, FilePlus2, House, SendHorizontal } from 'lucide-react';
import { useState } from 'react';

const words = {
  en: {
    skipToContent: 'Skip to content',
    navigation: 'Main menu',
    openNavigation: 'Open menu',
    close: 'Close',
    collapseRail: 'Collapse menu',
    expandRail: 'Expand menu',
    home: 'Home',
    create: 'Create New Report',
    ongoing: 'Ongoing Reports',
    published: 'Published Reports',
  },
  zhTw: {
    skipToContent: '跳至內容',
    navigation: '主選單',
    openNavigation: '開啟選單',
    close: '關閉',
    collapseRail: '收合選單',
    expandRail: '展開選單',
    home: '主頁',
    create: '建立新報告',
    ongoing: '進行中的報告',
    published: '已發布的報告',
  },
};

/** A link of the rail; the addresses belong to the web app, whose routes are unknown here. */
const link = (to: string) => <Link {...({ to } as LinkProps)} activeOptions={{ exact: true }} />;

/** The workspace's frame for screens of remote modules, which do not know their shell. */
export const StoryShell = () => {
  const say = words[useLanguage()];
  const { settings } = useTenant();
  const [collapsed, setCollapsed] = useState(true);
  return (
    <AppFrame
      labels={say}
      brand={
        <Logo src={settings.logo.origin} darkSrc={settings.logoDark.origin || undefined} alt={settings.companyName} />
      }
      brandMini={<Logo src={settings.miniLogo.origin} alt={settings.companyName} size="mini" />}
      navigation={[
        {
          id: 'home',
          items: [
            { id: 'home', label: say.home, icon: <House />, link: link('/ct') },
            { id: 'create', label: say.create, icon: <FilePlus2 />, link: link('/ct/select-framework') },
            { id: 'ongoing', label: say.ongoing, icon: <FilePenLine />, link: link('/ct/reports') },
            { id: 'published', label: say.published, icon: <SendHorizontal />, link: link('/ct/publish-reports') },
          ],
        },
      ]}
      tools={<Avatar name="Mei Lam" />}
      collapsed={collapsed}
      onCollapsedChange={(change) => setCollapsed(change.collapsed)}
    >
      <Outlet />
    </AppFrame>
  );
};
