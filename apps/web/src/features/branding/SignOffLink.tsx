import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Links to the page on which people review a whole version of the brand and sign it. */
export const SignOffLink = ({ brandId }: { readonly brandId: string }) => (
  <TextLink asChild>
    <Link to="/ct/account-settings/branding/sign-off" search={{ version: brandId }}>
      <Trans>Open the sign-off sheet</Trans>
    </Link>
  </TextLink>
);
