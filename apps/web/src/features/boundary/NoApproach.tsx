import { boundaryYearOf, type Period } from '@esg/contract';
import { Button, EmptyState } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

type NoApproachProps = {
  readonly period: Period;
  /** Whether the person may open the boundary. */
  readonly mayManage: boolean;
};

/** Replaces the figures of a year for which nobody has chosen an approach yet. */
export const NoApproach = ({ period, mayManage }: NoApproachProps) => (
  <EmptyState
    title={<Trans>Choose an approach first</Trans>}
    purpose={
      <Trans>
        It says which entities count and how much, for example all that you operate, or what you own of each.
      </Trans>
    }
    action={
      mayManage && (
        <Button asChild emphasis="strong">
          <Link to="/ct/entity-management/boundary" search={{ year: boundaryYearOf(period) }}>
            <Trans>Choose an approach</Trans>
          </Link>
        </Button>
      )
    }
  />
);
