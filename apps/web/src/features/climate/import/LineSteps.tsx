import { ImportSteps } from '@esg/app-kit/imports';
import type { ClimateImportState } from '@esg/contract';
import { Link } from '@tanstack/react-router';
import { type ImportStep, importSteps } from './import-place.ts';

type LineStepsProps = {
  readonly step: ImportStep;
  readonly state?: ClimateImportState;
  readonly id?: string;
};

/** The steps of an import of lines. Between columns and check people go back and forth. */
export const LineSteps = ({ step, state, id }: LineStepsProps) => (
  <ImportSteps
    steps={importSteps}
    current={step}
    linkTo={(each) =>
      state === 'checked' && (each === 'columns' || each === 'check') ? (
        <Link to="/ct/climate/import" search={{ step: each, id }} />
      ) : undefined
    }
  />
);
