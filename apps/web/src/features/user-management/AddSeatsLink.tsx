import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

// The tab of the account settings where seats are bought.
const subscriptions = '/ct/account-settings/subscriptions' as LinkProps['to'];

/** Leads to where seats are bought. */
export const AddSeatsLink = () => (
  <TextLink asChild>
    <Link to={subscriptions}>
      <Trans>Add seats</Trans>
    </Link>
  </TextLink>
);
