import { SegmentedControl, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { Consequences } from './Consequences.tsx';
import { MatrixChart } from './MatrixChart.tsx';
import { MovedThresholds } from './MovedThresholds.tsx';
import { NothingScored } from './NothingScored.tsx';
import { Opinions } from './Opinions.tsx';
import { Sensitivity } from './Sensitivity.tsx';
import { drawnTopics } from './sides.ts';
import { type Matrix, useMatrix } from './use-matrix.ts';
import { useMatrixWords } from './use-matrix-words.ts';

/** Step: where every topic stands, from where on a topic is material, and what a moved threshold does to reports. */
export const MatrixStep = () => {
  const { t } = useLingui();
  const { readOnly } = useAssessment();
  const matrix = useMatrix();
  const isEmpty = drawnTopics(matrix.judged).length === 0 && !matrix.known.includes('stakeholder');
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Matrix`}
        purpose={
          readOnly
            ? t`See how topics compare. You can try other thresholds; yours aren’t saved.`
            : t`See how topics compare, and move the thresholds until they say what you mean. They save by themselves.`
        }
      />
      {isEmpty ? (
        <NothingScored />
      ) : (
        <>
          <Views matrix={matrix} />
          <MatrixChart matrix={matrix} />
          <Opinions matrix={matrix} />
          <MovedThresholds matrix={matrix} />
          <Sensitivity matrix={matrix.still} />
          <Consequences matrix={matrix.still} />
        </>
      )}
    </Stack>
  );
};

/** What is compared with what. Nothing to choose before a survey says something. */
const Views = ({ matrix }: { readonly matrix: Matrix }) => {
  const { t } = useLingui();
  const { axisNames } = useMatrixWords();
  const { views, view, show, axes } = matrix;
  if (views.length < 2) return null;
  const [only = 'impact'] = axes;
  const nameOf = (sides: (typeof view)['sides']) => {
    if (!sides) return axisNames[only];
    const across = axisNames[sides.x];
    const up = axisNames[sides.y];
    return t`${across} and ${up}`;
  };
  return (
    <SegmentedControl
      label={t`What is compared`}
      value={view.id}
      onChange={({ value }) => show(value)}
      options={views.map(({ id, sides }) => ({ value: id, label: nameOf(sides) }))}
    />
  );
};
