import { type Flip, type MaterialityAxis, movedThreshold, sensitivityOf } from '@esg/contract';
import { Card, Grid, Heading, Stack, Status, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import type { MatrixAt } from './use-matrix.ts';
import { useMatrixWords } from './use-matrix-words.ts';

const directions = ['lower', 'higher'] as const;

/**
 * Topics whose verdict hangs on one step of a threshold: those that people should look at before they decide. Where what stakeholders say does
 * not count, their threshold changes no verdict, and says who comes to be important to them.
 */
export const Sensitivity = memo(({ matrix }: { readonly matrix: MatrixAt }) => {
  const { axes, known, judged, thresholds, stakeholdersCount } = matrix;
  const flips = useMemo(() => {
    // What people judged or left out follows no threshold.
    const moving = judged.filter(({ topic }) => topic.state === 'considered' && topic.judged === null);
    const places = moving.map(({ topic, position, unscored }) => ({ id: topic.id, position, unscored }));
    if (stakeholdersCount) return sensitivityOf(places, thresholds, [...axes, 'stakeholder']);
    return [...sensitivityOf(places, thresholds, axes), ...sensitivityOf(places, thresholds, ['stakeholder'])];
  }, [judged, thresholds, axes, stakeholdersCount]);
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby="sensitivity">
      <Stack gap={1}>
        <Heading level={3} id="sensitivity">
          <Trans>How firm it is</Trans>
        </Heading>
        <Text tone="muted" measured>
          <Trans>
            Topics whose verdict changes if a threshold moves by one step. Be sure of these before you decide.
          </Trans>
        </Text>
      </Stack>
      <Grid cell="medium" gap={4}>
        {known.flatMap((axis) =>
          directions.map((towards) => (
            <OneStep
              key={`${axis} ${towards}`}
              matrix={matrix}
              axis={axis}
              towards={towards}
              flips={flips.filter((flip) => flip.axis === axis && flip.towards === towards)}
            />
          )),
        )}
      </Grid>
    </Stack>
  );
});

type OneStepProps = {
  readonly matrix: MatrixAt;
  readonly axis: MaterialityAxis;
  readonly towards: Flip['towards'];
  readonly flips: readonly Flip[];
};

const OneStep = ({ matrix, axis, towards, flips }: OneStepProps) => {
  const { t } = useLingui();
  const words = useMatrixWords();
  const moved = movedThreshold(matrix.thresholds[axis], towards === 'lower' ? -1 : 1);
  const at = words.threshold(moved);
  const name = words.axisNames[axis];
  const names = new Map(matrix.judged.map((topic) => [topic.topic.id, words.nameOf(topic)]));
  if (moved === matrix.thresholds[axis]) return null;
  return (
    <Card padding="compact">
      <Stack gap={2} align="stretch">
        <Heading level={4} size="sm">
          {name}: {towards === 'lower' ? t`one step lower, ${at}` : t`one step higher, ${at}`}
        </Heading>
        {flips.length === 0 ? (
          <Text tone="muted">
            <Trans>No topic changes.</Trans>
          </Text>
        ) : (
          <>
            <Status tone={axis === 'stakeholder' && !matrix.stakeholdersCount ? 'neutral' : 'warning'}>
              <Changed
                count={flips.length}
                towards={towards}
                isMaterial={axis !== 'stakeholder' || matrix.stakeholdersCount}
              />
            </Status>
            <Text>{flips.map(({ topicId }) => names.get(topicId)).join(' · ')}</Text>
          </>
        )}
      </Stack>
    </Card>
  );
};

type ChangedProps = { readonly count: number; readonly towards: Flip['towards']; readonly isMaterial: boolean };

/** What becomes of topics when a threshold moves by one step. */
const Changed = ({ count, towards, isMaterial }: ChangedProps) => {
  if (!isMaterial && towards === 'lower')
    return <Plural value={count} one="# topic reaches it then" other="# topics reach it then" />;
  if (!isMaterial)
    return <Plural value={count} one="# topic no longer reaches it" other="# topics no longer reach it" />;
  if (towards === 'lower')
    return <Plural value={count} one="# topic becomes material" other="# topics become material" />;
  return <Plural value={count} one="# topic is no longer material" other="# topics are no longer material" />;
};
