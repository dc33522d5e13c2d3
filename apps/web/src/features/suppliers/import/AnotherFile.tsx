import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Leads back to the upload. */
export const AnotherFile = () => (
  <Button asChild>
    <Link to="/ct/entity-management/import" search={{ of: 'suppliers' }}>
      <Trans>Upload another file</Trans>
    </Link>
  </Button>
);
