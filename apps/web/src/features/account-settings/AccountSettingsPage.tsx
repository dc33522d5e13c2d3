import type { UserProfile } from '@esg/contract';
import { Page, TabLinks } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { RemovalNotice } from './RemovalNotice.tsx';
import { settingsTabs } from './settings-tabs.ts';

type AccountSettingsPageProps = Pick<UserProfile, 'permissions' | 'viewedFrom' | 'organizationName'>;

/** The settings of a person and their organisation: one tab per address (spec section 2). The open settings name the browser's tab. */
export const AccountSettingsPage = ({ permissions, viewedFrom, organizationName }: AccountSettingsPageProps) => {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const tabs = settingsTabs.filter(
    ({ permission, whileViewing }) =>
      (!permission || permissions.includes(permission)) && (viewedFrom === null || whileViewing),
  );
  return (
    <Page
      title={<Trans>Account settings</Trans>}
      purpose={
        viewedFrom ? (
          <Trans>Your own details. Administrators manage those of {organizationName}.</Trans>
        ) : (
          <Trans>Your details and those of your organisation.</Trans>
        )
      }
    >
      <TabLinks
        label={t`Account settings`}
        items={tabs.map(({ to, label }) => ({
          id: to,
          label: i18n._(label),
          link: <Link to={to} activeOptions={{ exact: true }} />,
        }))}
        current={pathname.replace(/\/$/, '')}
      />
      <RemovalNotice mayWithdraw={permissions.includes('organisation:write')} />
      <Outlet />
    </Page>
  );
};
