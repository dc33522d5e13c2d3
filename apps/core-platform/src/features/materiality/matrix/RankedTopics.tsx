import { axisLength, thresholdPlaces } from '@esg/contract';
import { Slider, Stack, Text } from '@esg/ui';
import { BulletChart } from '@esg/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { drawnTopics } from './sides.ts';
import { type Matrix, placeAt } from './use-matrix.ts';
import { useMatrixWords } from './use-matrix-words.ts';

/** More are read in the table. */
const drawnMax = 40;

/** Topics of rules with one side, the highest first, each with the threshold across its bar. */
export const RankedTopics = ({ matrix }: { readonly matrix: Matrix }) => {
  const { t } = useLingui();
  const words = useMatrixWords();
  const { axes, thresholds, judged } = matrix;
  const axis = axes[0] ?? 'impact';
  const name = words.axisNames[axis];
  const at = (position: string | null) => Number(position ?? 0);
  const ranked = drawnTopics(judged)
    .filter(({ position }) => position[axis] !== null)
    .toSorted((one, other) => at(other.position[axis]) - at(one.position[axis]));
  return (
    <Stack gap={4} align="stretch">
      <Slider
        label={t`Threshold: ${name}`}
        hint={t`A topic that reaches it is material.`}
        min={0}
        max={axisLength}
        step={axisLength / (thresholdPlaces.length - 1)}
        value={Number(thresholds[axis])}
        valueText={({ value }) => words.threshold(value)}
        onChange={({ value }) => matrix.move({ ...thresholds, [axis]: placeAt(value) })}
        onPointerUp={matrix.commit}
        onKeyUp={matrix.commit}
        onBlur={matrix.commit}
      />
      {ranked.length > drawnMax && (
        <Text size="sm" tone="muted">
          <Trans>
            The first {drawnMax} of {ranked.length} are drawn; the table has all.
          </Trans>
        </Text>
      )}
      <BulletChart
        label={name}
        rows={ranked.slice(0, drawnMax).map((topic) => ({
          id: topic.topic.id,
          label: words.nameOf(topic),
          value: topic.position[axis] ?? '0',
          display: words.at(topic.position[axis]),
          target: { value: thresholds[axis], display: words.verdict(topic) },
          ranges: [axisLength],
        }))}
      />
    </Stack>
  );
};
