import type { ReportSource } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { usePlaceInReport } from './use-place-in-report.ts';

/** Names the other report and the provision that a text comes from. */
export const FromReport = ({ from }: { readonly from: ReportSource }) => {
  const place = usePlaceInReport()(from);
  return (
    <Text size="sm" tone="muted">
      <Trans>From {place}</Trans>
    </Text>
  );
};
