import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Leads to the page on which a version of the brand is looked at as a whole and signed. */
export const SignOffLink = ({ brandId }: { readonly brandId: string }) => (
  <TextLink asChild>
    <Link to="/ct/account-settings/branding/sign-off" search={{ version: brandId }}>
      <Trans>Open the sign-off sheet</Trans>
    </Link>
  </TextLink>
);
