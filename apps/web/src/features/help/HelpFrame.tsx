import { usePageTitle } from '@esg/app-kit';
import type { Permission } from '@esg/contract';
import { Badge, Button, Page, TabLinks } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUnreadNews } from './use-unread-news.ts';

type HelpFrameProps = {
  readonly current: 'articles' | 'news' | 'contact';
  readonly permissions: readonly Permission[];
  readonly children: ReactNode;
};

/** The three pages of help, with a link to the editor for people who write them. */
export const HelpFrame = ({ current, permissions, children }: HelpFrameProps) => {
  const { t } = useLingui();
  const unread = useUnreadNews();
  const items = [
    { id: 'articles', label: t`Articles`, link: <Link to="/ct/help" activeOptions={{ exact: true }} /> },
    {
      id: 'news',
      label: t`What’s new`,
      link: <Link to="/ct/help/whats-new" />,
      mark: unread > 0 && <Badge tone="accent">{t`${unread} new`}</Badge>,
    },
    { id: 'contact', label: t`Contact support`, link: <Link to="/ct/help/contact" /> },
  ];
  usePageTitle(`${items.find(({ id }) => id === current)?.label} · ${t`Help`}`);
  return (
    <Page
      title={<Trans>Help</Trans>}
      tabs={<TabLinks label={t`Help`} items={items} current={current} />}
      action={
        permissions.includes('content:write') && (
          <Button asChild>
            <Link to="/ct/help/edit">
              <Trans>Write articles and news</Trans>
            </Link>
          </Button>
        )
      }
    >
      {children}
    </Page>
  );
};
