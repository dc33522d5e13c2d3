import { useNumberFormat } from '@esg/app-kit';
import { formatModelNumber, type TargetWithFigures } from '@esg/contract';
import { type PathPoint, placesToTell, progressOf, readable, roundDecimal, type TargetPath } from '@esg/quantities';
import { Stack, Status, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type Figure = PathPoint & Partial<Pick<TargetWithFigures['figures'][number], 'fewer'>>;

type TargetProgressLineProps = {
  readonly path: TargetPath;
  readonly figures: readonly Figure[];
  readonly unitCode: string;
  readonly unit: string;
};

/** Decimals of figures on screens, where two of them are not the same to read. */
const places = 4;

/** Two numbers to read: as any other, or with as many decimals as tell them apart. */
const readApart = (one: string, other: string): readonly [string, string] => {
  const needed = placesToTell(one, other, places);
  return needed === places
    ? [readable(one), readable(other)]
    : [roundDecimal(one, needed), roundDecimal(other, needed)];
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
  const fewer = figures.find(({ year }) => year === newest.year)?.fewer ?? null;
  const [shown, plannedShown] = readApart(newest.value, planned);
  return (
    <Stack gap={1}>
      {fewer ? <OfFewer year={newest.year} fewer={fewer} /> : <State state={state} />}
      <Text size="sm" tone="muted">
        <Trans>
          {newest.year}: {said(shown)}; the path says {said(plannedShown)}.
        </Trans>{' '}
        {projected !== null && !fewer && (
          <Trans>
            A straight line from {said(readable(path.base.value))} in {path.base.year} through {said(shown)} in{' '}
            {newest.year} leads to {said(readable(projected))} in {path.goal.year}; the target is{' '}
            {said(readable(path.goal.value))}.
          </Trans>
        )}
      </Text>
    </Stack>
  );
};

type StateProps = { readonly state: NonNullable<ReturnType<typeof progressOf>>['state'] };

const State = ({ state }: StateProps) => (
  <Status tone={state === 'on_path' ? 'success' : 'warning'}>
    {state === 'behind' ? (
      <Trans>Behind the path</Trans>
    ) : state === 'missing' ? (
      <Trans>On the path, but its course misses the target</Trans>
    ) : (
      <Trans>On the path</Trans>
    )}
  </Status>
);

type OfFewerProps = { readonly year: number; readonly fewer: NonNullable<Figure['fewer']> };

/** A part of the organisation would look like a success: such a figure is shown, and not judged. */
const OfFewer = ({ year, fewer: { told, of } }: OfFewerProps) => (
  <>
    <Status tone="warning">
      <Trans>Not judged: fewer entities have a figure than in an earlier year</Trans>
    </Status>
    <Text size="sm" tone="muted">
      <Trans>
        In {year}, {told} of {of} entities have one. Enter 0 for those that have nothing.
      </Trans>
    </Text>
  </>
);
