import { Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { Consequences } from './Consequences.tsx';
import { MatrixChart } from './MatrixChart.tsx';
import { MovedThresholds } from './MovedThresholds.tsx';
import { drawnTopics } from './matrix-points.ts';
import { NothingScored } from './NothingScored.tsx';
import { Sensitivity } from './Sensitivity.tsx';
import { useMatrix } from './use-matrix.ts';

/** Step: where every topic stands, from where on a topic is material, and what a moved threshold does to reports. */
export const MatrixStep = () => {
  const { t } = useLingui();
  const { readOnly } = useAssessment();
  const matrix = useMatrix();
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
      {drawnTopics(matrix.judged).length === 0 ? (
        <NothingScored />
      ) : (
        <>
          <MatrixChart matrix={matrix} />
          <MovedThresholds matrix={matrix} />
          <Sensitivity matrix={matrix} />
          <Consequences matrix={matrix} />
        </>
      )}
    </Stack>
  );
};
