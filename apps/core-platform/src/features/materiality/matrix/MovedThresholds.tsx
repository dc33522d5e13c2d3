import { useFormatters } from '@esg/app-kit';
import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAssessment } from '../assessment-context.ts';
import type { Matrix } from './use-matrix.ts';
import { useMatrixWords } from './use-matrix-words.ts';

/** Where the thresholds were when the page was opened, and the way back to them. */
export const MovedThresholds = ({ matrix }: { readonly matrix: Matrix }) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const { readOnly } = useAssessment();
  const { axisNames } = useMatrixWords();
  const { known, opened, thresholds } = matrix;
  const moved = known.filter((axis) => opened[axis] !== thresholds[axis]);
  if (moved.length === 0) return null;
  const said = list(moved.map((axis) => `${axisNames[axis]} ${opened[axis]} → ${thresholds[axis]}`));
  return (
    <Banner
      tone="neutral"
      title={readOnly ? t`You are trying other thresholds` : t`You moved the thresholds`}
      action={
        <Button size="compact" onClick={() => matrix.set(opened)}>
          <Trans>Move them back</Trans>
        </Button>
      }
    >
      {said}
    </Banner>
  );
};
