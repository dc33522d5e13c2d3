import type { UserProfile } from '@esg/contract';
import { TabLinks } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { readHubPlace } from './hub-place.ts';
import { hubTabs } from './hub-tabs.ts';

type HubTabsProps = Pick<UserProfile, 'permissions'> & { readonly current: (typeof hubTabs)[number]['to'] };

/**
 * The places of the data hub, below the title of each of their pages. Pages of other features get them from their route. The links keep the
 * reporting time and entity of the address.
 */
export const HubTabs = ({ current, permissions }: HubTabsProps) => {
  const { t, i18n } = useLingui();
  const { reportingTimeId, entityId } = readHubPlace(useSearch({ strict: false }));
  const tabs = hubTabs.filter(({ permission }) => !permission || permissions.includes(permission));
  return (
    <TabLinks
      label={t`Data hub`}
      items={tabs.map(({ to, label }) => ({
        id: to,
        label: i18n._(label),
        link: <Link to={to} search={{ reportingTimeId, entityId }} activeOptions={{ exact: true }} />,
      }))}
      current={current}
    />
  );
};
