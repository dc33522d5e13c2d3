import type { UserProfile } from '@esg/contract';
import { TabLinks } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ClimateTab, climateTabs } from './climate-tabs.ts';

type ClimateTabsProps = Pick<UserProfile, 'permissions'> & { readonly current: ClimateTab['to'] };

/** The places of the climate calculator, below the title of each of their pages; one alone needs no tabs. */
export const ClimateTabs = ({ current, permissions }: ClimateTabsProps) => {
  const { t, i18n } = useLingui();
  const tabs = climateTabs.filter(({ permission }) => !permission || permissions.includes(permission));
  if (tabs.length < 2) return null;
  return (
    <TabLinks
      label={t`Climate`}
      items={tabs.map(({ to, label }) => ({
        id: to,
        label: i18n._(label),
        link: <Link to={to} activeOptions={{ exact: true }} />,
      }))}
      current={current}
    />
  );
};
