import { type Flip, type MaterialityAxis, movedThreshold, sensitivityOf } from '@esg/contract';
import { Card, Grid, Heading, Stack, Status, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import type { Matrix } from './use-matrix.ts';
import { useMatrixWords } from './use-matrix-words.ts';

const directions = ['lower', 'higher'] as const;

/** Topics whose verdict hangs on one step of a threshold: those that people should look at before they decide. */
export const Sensitivity = ({ matrix }: { readonly matrix: Matrix }) => {
  const { axes, judged } = matrix;
  const thresholds = useDeferredValue(matrix.thresholds);
  const flips = useMemo(() => {
    // What people judged or left out follows no threshold.
    const moving = judged.filter(({ topic }) => topic.state === 'considered' && topic.judged === null);
    return sensitivityOf(
      moving.map(({ topic, position, unscored }) => ({ id: topic.id, position, unscored })),
      thresholds,
      axes,
    );
  }, [judged, thresholds, axes]);
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
        {axes.flatMap((axis) =>
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
};

type OneStepProps = {
  readonly matrix: Matrix;
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
            <Status tone="warning">
              {towards === 'lower' ? (
                <Plural value={flips.length} one="# topic becomes material" other="# topics become material" />
              ) : (
                <Plural
                  value={flips.length}
                  one="# topic is no longer material"
                  other="# topics are no longer material"
                />
              )}
            </Status>
            <Text>{flips.map(({ topicId }) => names.get(topicId)).join(' · ')}</Text>
          </>
        )}
      </Stack>
    </Card>
  );
};
