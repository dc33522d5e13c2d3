import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useMay } from '../../wizard/use-may.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** Starts the report of the next year from this one. Offered only to those who may, and for a report that has a period. */
export const NextYearLink = () => {
  const { report } = useWizard();
  if (!useMay('report:write') || !report.period) return null;
  const next = { to: `/ct/roll-forward/${report.id}`, search: { kind: 'next-period' } };
  return (
    <Button asChild>
      <Link {...(next as LinkProps)}>
        <Trans>Start the next year</Trans>
      </Link>
    </Button>
  );
};
