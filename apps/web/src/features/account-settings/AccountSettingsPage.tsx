import type { UserProfile } from '@esg/contract';
import { Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import * as css from './AccountSettingsPage.css.ts';
import { settingsTabs } from './settings-tabs.ts';

/** The settings of a person and their organisation: one tab per address (spec section 2). The open tab names the browser's tab. */
export const AccountSettingsPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t, i18n } = useLingui();
  const tabs = settingsTabs.filter(({ permission }) => !permission || permissions.includes(permission));
  return (
    <Page title={<Trans>Account settings</Trans>} purpose={<Trans>Your details and those of your organisation.</Trans>}>
      <nav className={css.tabs} aria-label={t`Account settings`}>
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} className={css.tab} activeOptions={{ exact: true, includeSearch: false }}>
            {i18n._(label)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </Page>
  );
};
