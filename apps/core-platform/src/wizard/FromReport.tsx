import type { ReportSource } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { usePlaceInReport } from './use-place-in-report.ts';

/** Says in which other report something was written, and at which provision. */
export const FromReport = ({ from }: { readonly from: ReportSource }) => {
  const place = usePlaceInReport()(from);
  return (
    <Text size="sm" tone="muted">
      <Trans>From {place}</Trans>
    </Text>
  );
};
