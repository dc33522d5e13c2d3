import { useNumberFormat } from '@esg/app-kit';
import { formatModelNumber } from '@esg/contract';
import { type PathPoint, progressOf, type TargetPath } from '@esg/quantities';
import { Stack, Status, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type TargetProgressLineProps = {
  readonly path: TargetPath;
  readonly figures: readonly PathPoint[];
  readonly unitCode: string;
  readonly unit: string;
};

/** Where the newest figure stands beside the path, with the numbers that say so. */
export const TargetProgressLine = ({ path, figures, unitCode, unit }: TargetProgressLineProps) => {
  const locale = useNumberFormat();
  const progress = progressOf(path, figures);
  if (!progress)
    return (
      <Text size="sm" tone="muted">
        <Trans>No figure since {path.base.year} yet.</Trans>
      </Text>
    );
  const said = (value: string) => `${formatModelNumber(value, unitCode, locale)} ${unit}`;
  const { newest, planned, projected, state } = progress;
  return (
    <Stack gap={1}>
      <Status tone={state === 'on_path' ? 'success' : 'warning'}>
        {state === 'behind' ? (
          <Trans>Behind the path</Trans>
        ) : state === 'missing' ? (
          <Trans>On the path, but its course misses the target</Trans>
        ) : (
          <Trans>On the path</Trans>
        )}
      </Status>
      <Text size="sm" tone="muted">
        <Trans>
          {newest.year}: {said(newest.value)}; the path says {said(planned)}.
        </Trans>{' '}
        {projected !== null && (
          <Trans>
            A straight line from {said(path.base.value)} in {path.base.year} through {said(newest.value)} in{' '}
            {newest.year} leads to {said(projected)} in {path.goal.year}; the target is {said(path.goal.value)}.
          </Trans>
        )}
      </Text>
    </Stack>
  );
};
