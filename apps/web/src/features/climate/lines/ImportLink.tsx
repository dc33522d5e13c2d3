import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The way to many lines at once. */
export const ImportLink = () => (
  <Button asChild>
    <Link to="/ct/climate/import">
      <Trans>Import a sheet</Trans>
    </Link>
  </Button>
);
