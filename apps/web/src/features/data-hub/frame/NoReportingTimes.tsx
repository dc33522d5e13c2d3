import { Banner, Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Shown while there is no reporting time: says that figures need one, and where to add it. */
export const NoReportingTimes = () => (
  <Banner
    tone="info"
    title={<Trans>No reporting times yet</Trans>}
    action={
      <Button asChild>
        <Link to="/ct/reporting-times">
          <Trans>Reporting times</Trans>
        </Link>
      </Button>
    }
  >
    <Trans>Each figure belongs to one: a month, a quarter, a year or your own days. Add them first.</Trans>
  </Banner>
);
