import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Links to the tab of the account settings where seats are bought. */
export const AddSeatsLink = () => (
  <TextLink asChild>
    <Link to="/ct/account-settings/subscriptions">
      <Trans>Add seats</Trans>
    </Link>
  </TextLink>
);
